/**
 * Work that a new guest or account costs here, if whoever runs the server wants that.
 *
 * What belongs here: finding a solution, and having it found beside the page.
 * What does not: when it is needed (`session`).
 */
import { sha256 } from "@noble/hashes/sha2.js";
import type { WorkAsked } from "@protocol";

const BYTE = 8;
const words = new TextEncoder();

/** The first whole number N so that the hash of `CHALLENGE:N` begins with so many zero bits. */
export function solve(challenge: string, bits: number): number {
  const begun = sha256.create().update(words.encode(`${challenge}:`));
  for (let number = 0; ; number += 1) {
    const hash = begun
      .clone()
      .update(words.encode(`${number}`))
      .digest();
    if (zeroBits(hash) >= bits) return number;
  }
}

function zeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0);
  if (first === -1) return hash.length * BYTE;
  return first * BYTE + Math.clz32(hash[first] ?? 0) - (32 - BYTE);
}

/** A solution, as it is sent; found beside the page, so that nothing stands still meanwhile. */
export function workDone({ challenge, bits }: WorkAsked): Promise<string> {
  const worker = new Worker(new URL("./work-worker.ts", import.meta.url), { type: "module" });
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<number>) => {
      resolve(`${challenge}:${data}`);
    });
    worker.addEventListener("error", () => reject(new Error("the work could not be done")));
    worker.postMessage({ challenge, bits });
  }).finally(() => worker.terminate());
}
