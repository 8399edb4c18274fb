/**
 * What a link needs of a way to the server: a socket and a poll are both one.
 *
 * What belongs here: the shape, and reading what comes over the wire.
 */
import type { Hello, Message, Reply } from "@protocol";

/** What a transport tells. After `lost` it tells nothing more. */
export interface Hearer {
  opened(): void;
  received(message: Reply): void;
  lost(): void;
}

/** One connection. None of its functions throws; what fails is told by `lost`. */
export interface Transport {
  greet(hello: Hello): void;
  send(message: Message): void;
  /** Say nothing more to the hearer. */
  close(): void;
}

/** Opens a connection to where the table is at home; empty for the page's own origin. */
export type Opener = (home: string, hearer: Hearer) => Transport;

/** A message as it came over the wire; null for what is none. */
export function readReply(text: string): Reply | null {
  try {
    return asReply(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The message in plain data; null for what is none. */
export function asReply(data: unknown): Reply | null {
  if (typeof data !== "object" || data === null || !("type" in data)) return null;
  // The server encodes what it says from the structs that these types are made from.
  return data as Reply;
}
