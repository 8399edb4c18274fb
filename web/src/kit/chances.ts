/**
 * Chances as counts of rolls that are equally likely: what a meter draws, and what is said of them.
 *
 * What belongs here: arithmetic over amounts and their chances. What does not: where they come from.
 */

/** An amount, and its chance as numerator and denominator. */
export type Chance = readonly [amount: number, part: number, of: number];

/** How often each amount comes out of `total` rolls that are alike. */
export interface Counts {
  readonly bars: ReadonlyArray<{ readonly amount: number; readonly count: number }>;
  readonly total: number;
}

const LARGEST_TOTAL = 10 ** 12;

/**
 * Chances as counts of equally likely rolls, by their least common denominator; `rolls` are so many
 * at least, so that things that are counted together are counted alike.
 */
export function countsOf(chances: ReadonlyArray<Chance>, rolls = 1): Counts {
  const total = totalOf(chances, rolls);
  return {
    total,
    bars: chances.map(([amount, part, of]) => ({ amount, count: Math.round((part * total) / of) })),
  };
}

/** How many rolls there are that are all alike. */
export function totalOf(chances: ReadonlyArray<Chance>, rolls = 1): number {
  return chances.reduce((all, [, , of]) => (all > LARGEST_TOTAL ? all : common(all, of)), rolls);
}

function common(a: number, b: number): number {
  return (a / divisor(a, b)) * b;
}

function divisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) {
    [x, y] = [y, x % y];
  }
  return x;
}

/** The mean of an answer. */
export function meanOf(chances: ReadonlyArray<Chance>): number {
  return chances.reduce((sum, [amount, part, of]) => sum + (amount * part) / of, 0);
}

/** The mean of counts as a fraction in its lowest terms: "3/2", or "2" where it is whole. */
export function meanFraction({ bars, total }: Counts): string {
  const sum = bars.reduce((all, { amount, count }) => all + amount * count, 0);
  const by = divisor(sum, total);
  return total === by ? String(sum / by) : `${sum / by}/${total / by}`;
}

/** In how many rolls there is so much or more, for each amount above none. */
export function leastOf(bars: Counts["bars"]): Counts["bars"] {
  return bars
    .filter(({ amount }) => amount > 0)
    .map(({ amount }) => ({
      amount,
      count: bars.reduce((all, one) => all + (one.amount >= amount ? one.count : 0), 0),
    }));
}

/** In how many rolls there is any of it. */
export function anyOf({ bars }: Counts): number {
  return bars.reduce((all, { amount, count }) => all + (amount > 0 ? count : 0), 0);
}

/** What was counted, the things that can come out at all first by their mean. */
export function countedThings(
  chances: Readonly<Record<string, ReadonlyArray<Chance>>>,
): ReadonlyArray<string> {
  const means = Object.entries(chances).map(([name, list]) => [name, meanOf(list)] as const);
  return means
    .filter(([, mean]) => mean > 0)
    .toSorted((a, b) => b[1] - a[1])
    .map(([name]) => name);
}
