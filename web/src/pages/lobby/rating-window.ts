/**
 * The ratings that a rated offer is open to: how wide somebody wants them, and how wide they are now.
 *
 * What belongs here: pure functions, and the choice that this browser keeps. What does not: fields.
 */
import type { RatingWindow, Seek } from "@protocol";
import { Kept } from "@/core/store/kept";

export const USUAL_LIMIT = 300;
/** So far from one's own rating is anybody. */
export const ANYBODY = 5_000;
export const LIMITS: ReadonlyArray<readonly [value: string, words: string]> = [
  ["100", "at most 100 points away"],
  ["200", "at most 200 points away"],
  ["300", "at most 300 points away"],
  ["500", "at most 500 points away"],
  [`${ANYBODY}`, "any rating"],
];

/** A limit out of anything that may have been kept. */
export function limitFrom(kept: unknown): number {
  return LIMITS.some(([value]) => Number(value) === kept) ? Number(kept) : USUAL_LIMIT;
}

/** The limit that was chosen last in this browser. */
export const keptLimit = new Kept("dejarik.rating-limit", limitFrom);

/** Whether two offers wait in one queue. */
function isAlike(one: Seek, other: Seek): boolean {
  const key = ({ terms, settings }: Seek): string =>
    JSON.stringify([terms, settings.clock, settings.rated, settings.best_of]);
  return key(one) === key(other);
}

/** Whether so few wait for the same that a window is as wide as it gets at once. */
export function areFew(seek: Seek, offers: ReadonlyArray<Seek>, few: number): boolean {
  return offers.filter((one) => one.table === "" && isAlike(one, seek)).length < few;
}

/** The lowest and the highest rating that an offer is open to by now. */
export function reached(
  { points, low, high, begins, step, step_ms }: Required<RatingWindow>,
  waited: number,
): readonly [low: number, high: number] {
  const width = begins + step * Math.floor(Math.max(0, waited) / step_ms);
  return [Math.max(low, points - width), Math.min(high, points + width)];
}

/** How wide the window of one's own offer is now; empty for an offer that is open to anybody. */
export function windowWords(seek: Seek, offers: ReadonlyArray<Seek>, now: number): string {
  const { window, settings, since } = seek;
  if (!window) return "";
  const whole = window;
  const isWhole = settings.clock?.kind === "correspondence" || areFew(seek, offers, whole.few);
  const [low, high] = isWhole ? [whole.low, whole.high] : reached(whole, now - since);
  const isWidest = low === whole.low && high === whole.high;
  const most = isWidest ? "which is your limit" : `widening to ${whole.low} to ${whole.high}`;
  return `looks for ratings of ${low} to ${high}, ${most}; yours is ${whole.points}`;
}
