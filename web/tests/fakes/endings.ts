/** Ends of games that were played by bots and reviewed by the server. */
import { readFileSync } from "node:fs";
import type { GameSummary, Review } from "@protocol";

export interface StoredEnding {
  readonly game: GameSummary;
  readonly review: Review;
  readonly how: string;
}

export function storedEnding(title: string): StoredEnding {
  return JSON.parse(readFileSync(`tests/data/ending-${title}.json`, "utf8")) as StoredEnding;
}
