/**
 * The course of a game along the bar of its replay: who was ahead, rounds, and what decided it.
 *
 * What belongs here: where things are and what they say. What does not: drawing them.
 *
 * Places are those of the replay, so that a click on the chart and the slider below it agree.
 */
import type { GameSummary, Moment, Replay, Review } from "@protocol";
import { placeOf } from "@/pages/replay/marks";

/** Something on the bar: a place of the replay, and how far along it is, in 100. */
export interface Spot {
  readonly place: number;
  readonly x: number;
}

export interface RoundSpot extends Spot {
  readonly round: number;
  /** Whether there is room for its number. */
  readonly isNamed: boolean;
}

export interface MomentSpot extends Spot {
  readonly y: number;
  /** What happened, in a sentence or two. */
  readonly words: string;
}

export interface Course {
  /** The chance of one seat over time as a path, from 0 to 100; empty where nobody can say. */
  readonly line: string;
  readonly area: string;
  readonly rounds: ReadonlyArray<RoundSpot>;
  readonly moments: ReadonlyArray<MomentSpot>;
}

const FULL = 100;
const MIDDLE = 50;
/** A number needs so much room, in 100. */
const NAME = 3;

/** The course of a game with the eyes of a seat; a spectator has those of the first. */
export function courseOf(
  replay: Pick<Replay, "positions" | "seat">,
  review: Review,
  game: Pick<GameSummary, "players">,
  time: string,
): Course {
  const last = Math.max(1, replay.positions.length - 1);
  const seat = Math.max(0, replay.seat);
  const spot = (position: number): Spot => {
    const place = placeOf(replay, position);
    return { place, x: Math.round((place / last) * FULL * 100) / 100 };
  };
  const points = review.points.map((point) => ({
    ...spot(point.position),
    round: point.round,
    y: FULL - (point.chances[seat] ?? MIDDLE),
  }));
  const line = points.map(({ x, y }, nth) => `${nth === 0 ? "M" : "L"}${x} ${y}`).join("");
  return {
    line: points.length < 2 ? "" : line,
    area:
      points.length < 2
        ? ""
        : `${line}L${points.at(-1)?.x ?? FULL} ${MIDDLE}L${points[0]?.x ?? 0} ${MIDDLE}Z`,
    rounds: roundsOf(points),
    moments: apart(
      review.moments.map((moment) => ({
        ...spot(moment.begins),
        y: FULL - (moment.after[seat] ?? MIDDLE),
        words: momentWords(moment, game, seat, time),
      })),
    ),
  };
}

function roundsOf(points: ReadonlyArray<Spot & { readonly round: number }>): Course["rounds"] {
  let free = 0;
  return points
    .filter((point, nth) => point.round !== points[nth - 1]?.round)
    .map(({ place, x, round }) => {
      const isNamed = x >= free && x <= FULL - NAME;
      if (isNamed) free = x + NAME;
      return { place, x, round, isNamed };
    });
}

/** Two marks that are nearer than this, in 100, would lie over each other on a phone. */
const NEAR = 8;
const HIGH = 12;
const LOW = 88;

/** Moments that are near each other stand above and below the line. */
function apart(moments: ReadonlyArray<MomentSpot>): ReadonlyArray<MomentSpot> {
  return moments.map((moment, nth) => {
    const isNear = (other: MomentSpot | undefined): boolean =>
      other !== undefined && Math.abs(other.x - moment.x) < NEAR;
    if (!isNear(moments[nth - 1]) && !isNear(moments[nth + 1])) return moment;
    return { ...moment, y: nth % 2 === 0 ? HIGH : LOW };
  });
}

/** What a moment was: when, who acted, how the chance changed, and the log of it. */
export function momentWords(
  { round, seat: actor, before, after, lines }: Moment,
  { players }: Pick<GameSummary, "players">,
  seat: number,
  time: string,
): string {
  const name = (nth: number): string => {
    const player = players[nth];
    return player === undefined ? "" : player.bot === "" ? player.name : "the computer";
  };
  const [from, to] = [before, after].map((chances) => Math.round(chances[seat] ?? MIDDLE));
  const who = name(actor) === "" ? "" : `, ${name(actor)}`;
  const chance = `chance of ${name(seat)} from ${from} to ${to} in 100`;
  return `${time} ${round}${who}: ${chance}. ${lines.join(" ")}`.trim();
}

/** The moment before or after a place; none if there is none. */
export function nextMoment(
  moments: ReadonlyArray<Spot>,
  at: number,
  way: "back" | "on",
): number | undefined {
  return way === "on"
    ? moments.find(({ place }) => place > at)?.place
    : moments.findLast(({ place }) => place < at)?.place;
}
