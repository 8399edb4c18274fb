import type { Chances } from "@protocol";
import type { SeatView } from "@protocol/destiny";
import { type Catalogue, titleOf } from "@/games/destiny/catalogue/catalogue";
import type { Board } from "@/games/destiny/reading/board";
import { piecesOf } from "@/games/destiny/reading/board";

/**
 * Questions about dice before they are rolled, and their answers as counts.
 */

/** A question for `odds`, and what it is about in words. */
export interface OddsQuestion {
  readonly question: string;
  readonly words: string;
}

/** What can be asked of this table: each card of one's own that can roll, and one's pool. */
export function oddsQuestions(
  view: SeatView,
  board: Board,
  catalogue: Catalogue,
): ReadonlyArray<OddsQuestion> {
  const pool = board.near.pool.map((die) => die.id).join(":");
  const ready = piecesOf(board.near)
    .filter(({ copy }) => copy.type === "character" || copy.type === "support")
    .filter(({ copy, home, attached }) => {
      const dice = home.length + attached.reduce((sum, one) => sum + one.home.length, 0);
      return (copy.ready ?? true) && dice > 0;
    })
    .map(({ copy }) => ({
      question: `activate:${copy.id}`,
      words: `Activate ${titleOf(catalogue, copy.code)}`,
    }));
  const whole =
    pool === "" || view.seat < 0
      ? []
      : [
          { question: `reroll:${pool}`, words: "Reroll the pool" },
          { question: `focus:${pool}`, words: "Turn the pool" },
        ];
  return [...ready, ...whole];
}

/** How often each amount comes out of `total` rolls that are alike. */
export interface Counts {
  readonly bars: ReadonlyArray<{ readonly amount: number; readonly count: number }>;
  readonly total: number;
}

const LARGEST_TOTAL = 10 ** 12;

/** Chances as counts of equally likely rolls, by their least common denominator. */
export function countsOf(chances: ReadonlyArray<readonly [number, number, number]>): Counts {
  const total = chances.reduce((all, [, , of]) => (all > LARGEST_TOTAL ? all : common(all, of)), 1);
  return {
    total,
    bars: chances.map(([amount, part, of]) => ({ amount, count: Math.round((part * total) / of) })),
  };
}

function common(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) {
    [x, y] = [y, x % y];
  }
  return (a / x) * b;
}

/** The mean of an answer. */
export function meanOf(chances: ReadonlyArray<readonly [number, number, number]>): number {
  return chances.reduce((sum, [amount, part, of]) => sum + (amount * part) / of, 0);
}

/** What was counted, the things that can come out at all first by their mean. */
export function countedThings(chances: Chances["chances"]): ReadonlyArray<string> {
  const means = Object.entries(chances).map(([name, list]) => [name, meanOf(list)] as const);
  return means
    .filter(([, mean]) => mean > 0)
    .toSorted((a, b) => b[1] - a[1])
    .map(([name]) => name);
}
