/**
 * Games, ratings and results in words.
 *
 * What belongs here: pure functions from the protocol to sentences. What does not: components.
 */
import type { GamePlayed, RatingShown, Scores, TermsOffered } from "@protocol";
import { gameWords, offered } from "@/core/site/offered";
import { formatWords } from "@/core/site/table-words";
import { sayShare } from "@/kit/meter";

const RESULTS = { won: "Beat", lost: "Lost to", drawn: "Drew with" } as const;

/** What a game came to, before the names of whom it was played against. */
export function verbOf({ result }: GamePlayed): string {
  return RESULTS[result];
}

export function ladderWords(
  { title, format }: Pick<RatingShown, "title" | "format">,
  terms: TermsOffered | null,
): string {
  const format_ = formatWords(format, offered(terms, title).formats);
  return [gameWords(terms, title), format_].filter((part) => part !== "").join(" · ");
}

/** A rating with its doubt: a guess has a question mark behind it. */
export function pointsWords({ points, provisional }: RatingShown): string {
  return provisional ? `${points}?` : `${points}`;
}

export function gamesWords(games: number): string {
  return games === 1 ? "1 game" : `${games} games`;
}

export function scoresWords({ won, lost, drawn }: Scores): string {
  const parts = [`${won} won`, `${lost} lost`, ...(drawn === 0 ? [] : [`${drawn} drawn`])];
  return parts.join(", ");
}

export function allOf({ won, lost, drawn }: Scores): number {
  return won + lost + drawn;
}

/** The share of the games that were won. */
export function shareWords(scores: Scores): string {
  return sayShare(scores.won, allOf(scores));
}

/** How far a rating moved, with its sign; empty where it did not count. */
export function changeWords(change: number | null): string {
  if (change === null) return "";
  return change < 0 ? `−${-change}` : `+${change}`;
}
