/**
 * One's own share of the chance of a game: bytes that only this browser could have drawn.
 */
const BYTES = 32;

/** Fresh bytes as hexadecimal digits. */
export function drawNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
