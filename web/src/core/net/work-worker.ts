/**
 * Counts for a new guest or account, beside the page: a number whose hash begins with zero bits.
 */
import { solve } from "@/core/net/work";

interface Asked {
  readonly challenge: string;
  readonly bits: number;
}

self.addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  self.postMessage(solve(data.challenge, data.bits));
});
