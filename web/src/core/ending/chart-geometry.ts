/**
 * The chart of who was ahead as numbers from 0 to 100, from the left and from the top.
 *
 * What belongs here: where things are. What does not: drawing them.
 */
import type { Moment, Review } from "@protocol";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface RoundMark {
  readonly round: number;
  readonly x: number;
  /** How much room its name has; 0 where that of another takes it. */
  readonly room: number;
}

export interface Chart {
  readonly spots: ReadonlyArray<Spot>;
  /** The line through all spots, as a path. */
  readonly line: string;
  /** The same, closed along the middle. */
  readonly area: string;
  readonly rounds: ReadonlyArray<RoundMark>;
  readonly moments: ReadonlyArray<Spot>;
}

const MIDDLE = 50;
const FULL = 100;

/** The chart of one seat; null where the game could not say who was ahead. */
export function chartOf(
  { points }: Pick<Review, "points">,
  moments: ReadonlyArray<Moment>,
  seat: number,
): Chart | null {
  const last = points.length - 1;
  if (last < 1) return null;
  const spots = points.map(({ chances }, nth) => ({
    x: at(nth, last),
    y: FULL - (chances[seat] ?? MIDDLE),
  }));
  const line = spots.map(({ x, y }, nth) => `${nth === 0 ? "M" : "L"}${x} ${y}`).join("");
  return {
    spots,
    line,
    area: `${line}L${FULL} ${MIDDLE}L0 ${MIDDLE}Z`,
    rounds: roundsOf(points, last),
    moments: moments.map(({ position }) => {
      const nth = points.findIndex((point) => point.position >= position);
      return spots[nth < 0 ? last : nth] ?? { x: FULL, y: MIDDLE };
    }),
  };
}

function at(nth: number, last: number): number {
  return Math.round((nth / last) * FULL * 100) / 100;
}

/** A name needs so much room, in 100. */
const NAME = 4;

function roundsOf(points: Review["points"], last: number): ReadonlyArray<RoundMark> {
  const starts = points.flatMap(({ round }, nth) =>
    nth === 0 || round !== points[nth - 1]?.round ? [{ round, x: at(nth, last) }] : [],
  );
  let free = 0;
  return starts.map((start, nth) => {
    const room = (starts[nth + 1]?.x ?? FULL) - start.x;
    if (start.x < free || start.x > FULL - NAME) return { ...start, room: 0 };
    free = start.x + NAME;
    return { ...start, room: Math.max(room, NAME) };
  });
}
