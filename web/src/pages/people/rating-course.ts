/**
 * The course of a rating as a line in a field of 100 by 100.
 *
 * What belongs here: pure geometry. What does not: drawing (`rating-chart`).
 */
import type { RatingPoint } from "@protocol";

/** Lines of the scale stand so many points apart, or a multiple of it. */
const STEP = 50;
/** More lines than this are a comb. */
const MOST_LINES = 5;

export interface Level {
  readonly points: number;
  readonly y: number;
}

export interface Course {
  readonly line: string;
  readonly levels: ReadonlyArray<Level>;
  /** Where the highest point lies, and which one that is. */
  readonly best: { readonly x: number; readonly y: number; readonly point: RatingPoint };
}

/** The line of a course; null where there is nothing to join. Games lie equally far apart. */
export function courseOf(points: ReadonlyArray<RatingPoint>): Course | null {
  const [first] = points;
  if (first === undefined || points.length < 2) return null;
  const heights = points.map((one) => one.points);
  const step = stepFor(Math.max(...heights) - Math.min(...heights));
  const low = Math.floor(Math.min(...heights) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...heights) / step) * step);
  const yOf = (height: number): number => rounded(100 - (100 * (height - low)) / (high - low));
  const xOf = (nth: number): number => rounded((100 * nth) / (points.length - 1));
  const best = heights.indexOf(Math.max(...heights));
  return {
    line: heights
      .map((height, nth) => `${nth === 0 ? "M" : "L"}${xOf(nth)} ${yOf(height)}`)
      .join(""),
    levels: Array.from({ length: (high - low) / step + 1 }, (_, nth) => ({
      points: low + nth * step,
      y: yOf(low + nth * step),
    })),
    best: { x: xOf(best), y: yOf(heights[best] ?? low), point: points[best] ?? first },
  };
}

function stepFor(span: number): number {
  let step = STEP;
  while (span / step > MOST_LINES - 1) step *= 2;
  return step;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
