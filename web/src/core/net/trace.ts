/**
 * The number of a click: the server's log and errors name it, so that it can be asked about.
 *
 * What belongs here: making it, in the form of W3C (`traceparent`). What does not: sending it.
 * It is drawn anew for each click and says nothing of who clicks.
 */
const TRACE_BYTES = 16;
const SPAN_BYTES = 8;

/** A fresh `traceparent`; whether it is sampled is for the server to decide. */
export function newTrace(): string {
  return `00-${drawn(TRACE_BYTES)}-${drawn(SPAN_BYTES)}-00`;
}

function drawn(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
