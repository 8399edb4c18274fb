/**
 * Checking a receipt in the browser: the commitment and the seed (docs/reference/fairness.md).
 *
 * What belongs here: the checks and their words. What does not: replaying the game, which
 * `dejarik verify` does.
 */
import { blake2b } from "@noble/hashes/blake2.js";
import type { Receipt } from "@protocol";
import type { Share } from "@/core/store/shares";

const SEED_BYTES = 32;
/** What the hash is for: sixteen bytes, filled up with zeros. */
const PURPOSE = "dejarik seed 1".padEnd(16, "\0");
const LENGTH_BYTES = 4;

/** `unknown` could not be checked here. */
export type Finding = "agrees" | "differs" | "unknown";

export interface Check {
  readonly title: string;
  readonly finding: Finding;
  readonly words: string;
}

/** Bytes written as hexadecimal digits; nothing if they are not. */
export function bytesOf(hex: string): Uint8Array | null {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(hex)) return null;
  return Uint8Array.from({ length: hex.length / 2 }, (_, nth) =>
    Number.parseInt(hex.slice(2 * nth, 2 * nth + 2), 16),
  );
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The seed of a game from the server's seed, the table and the nonces, by seat. */
export function gameSeed(
  serverSeed: Uint8Array,
  table: string,
  nonces: ReadonlyArray<Uint8Array>,
): Uint8Array {
  const text = new TextEncoder();
  const parts = [text.encode(table), ...nonces];
  const size = parts.reduce((sum, part) => sum + LENGTH_BYTES + part.length, 0);
  const message = new Uint8Array(size);
  let place = 0;
  for (const part of parts) {
    new DataView(message.buffer).setUint32(place, part.length);
    message.set(part, place + LENGTH_BYTES);
    place += LENGTH_BYTES + part.length;
  }
  const personalization = text.encode(PURPOSE);
  return blake2b(message, { dkLen: SEED_BYTES, key: serverSeed, personalization });
}

/**
 * Everything that can be checked without playing the game again; `share` is what this browser
 * wrote down before the game.
 */
export async function verify(receipt: Receipt, share: Share | null): Promise<ReadonlyArray<Check>> {
  const { server_seed: told = "" } = receipt;
  const title = "The server's seed";
  if (told === "") {
    const words = "The game goes on: the server tells its seed when it is over.";
    return [{ title, finding: "unknown", words }];
  }
  const seed = bytesOf(told);
  if (seed === null || seed.length !== SEED_BYTES) {
    const words = `A server seed has ${SEED_BYTES} bytes in hexadecimal digits. This is none.`;
    return [{ title, finding: "differs", words }];
  }
  return [
    await commitmentCheck(seed, receipt.commitment, share),
    seedCheck(receipt, seed),
    nonceCheck(receipt, share),
  ];
}

async function commitmentCheck(
  seed: Uint8Array,
  published: string,
  share: Share | null,
): Promise<Check> {
  const title = "The commitment";
  // Browsers hash only on pages that came over a secure connection, or from this machine.
  if (globalThis.crypto?.subtle === undefined) {
    const words = "This browser hashes nothing on a page without a secure connection.";
    return { title, finding: "unknown", words };
  }
  const digest = await crypto.subtle.digest("SHA-256", new Uint8Array(seed));
  const hash = hexOf(new Uint8Array(digest));
  if (hash !== published) {
    const words = `The server's seed hashes to ${hash}, which is not what this receipt says.`;
    return { title, finding: "differs", words };
  }
  if (share === null) {
    const words =
      "The server's seed has the SHA-256 that this receipt says. Whether the server said the same " +
      "before the game, this browser cannot tell: the game did not begin in it.";
    return { title, finding: "unknown", words };
  }
  if (hash !== share.commitment) {
    const words = `Before the game the server told this browser ${share.commitment}: another seed.`;
    return { title, finding: "differs", words };
  }
  const words =
    "The SHA-256 of the server's seed is what this browser wrote down before the game began.";
  return { title, finding: "agrees", words };
}

function seedCheck(receipt: Receipt, serverSeed: Uint8Array): Check {
  const title = "The seed of the game";
  const nonces = receipt.nonces.map(bytesOf);
  const read = nonces.filter((one) => one !== null);
  if (read.length < nonces.length) {
    return { title, finding: "differs", words: "A nonce is not written in hexadecimal digits." };
  }
  const seed = hexOf(gameSeed(serverSeed, receipt.table, read));
  if (seed === receipt.seed) {
    const words = "It is made of the server's seed, the table and the nonces, and nothing else.";
    return { title, finding: "agrees", words };
  }
  return { title, finding: "differs", words: `From these parts the seed is ${seed}.` };
}

function nonceCheck({ nonces }: Receipt, share: Share | null): Check {
  const title = "The nonces of the players";
  const count = nonces.filter((nonce) => nonce !== "").length;
  if (count === 0) {
    const words = "No browser has added anything: the server alone knew the chance.";
    return { title, finding: "unknown", words };
  }
  if (share === null) {
    const who = count === 1 ? "One browser has" : `${count} browsers have`;
    const words = `${who} added bytes to the server's. Whether yours did, this browser cannot tell.`;
    return { title, finding: "unknown", words };
  }
  if (!nonces.includes(share.nonce)) {
    const words =
      "The bytes of this browser are not among them. Perhaps you sat down in another browser " +
      "first: then look there. If not, the server has left yours out.";
    return { title, finding: "differs", words };
  }
  return { title, finding: "agrees", words: "The bytes that this browser added are among them." };
}
