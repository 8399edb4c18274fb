/**
 * The chances of an opening hand, exactly, and hands that one could open with.
 *
 * What belongs here: pure functions over numbers and piles. What does not: which cards are drawn
 * and what may be put back (the title says), and drawing.
 */

/** Part of whole, without rounding. */
export interface Chance {
  readonly part: bigint;
  readonly whole: bigint;
}

/** In how many ways some can be chosen out of all. */
export function ways(all: number, some: number): bigint {
  if (some < 0 || some > all) return 0n;
  let found = 1n;
  for (let step = 1n; step <= BigInt(some); step += 1n) {
    found = (found * (BigInt(all) - step + 1n)) / step;
  }
  return found;
}

/** What is drawn: so many cards out of a pile in which so many are wanted. */
export interface Draw {
  readonly pile: number;
  readonly wanted: number;
  readonly drawn: number;
}

/** The chance to draw at least one of those that are wanted. */
export function atLeastOne({ pile, wanted, drawn }: Draw): Chance {
  const whole = ways(pile, Math.min(drawn, pile));
  return { part: whole - ways(pile - wanted, Math.min(drawn, pile)), whole };
}

/** The same if a hand without any of them is shuffled back whole, once, and drawn anew. */
export function afterMulligan(draw: Draw): Chance {
  const { part, whole } = atLeastOne(draw);
  const missed = whole - part;
  return { part: whole * whole - missed * missed, whole: whole * whole };
}

/** A chance in whole hundredths; what can happen is never called 0 %, what can fail never 100 %. */
export function percentOf({ part, whole }: Chance): string {
  if (whole === 0n || part === 0n) return "0%";
  if (part === whole) return "100%";
  const share = Number((part * 1000n) / whole) / 10;
  const rounded = Math.round(share);
  if (rounded === 0) return "<1%";
  return rounded === 100 ? ">99%" : `${rounded}%`;
}

/** Numbers from 0 up to 1 out of a seed: the same seed gives the same numbers. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The top of a pile that was shuffled. */
export function handOf<T>(
  pile: ReadonlyArray<T>,
  size: number,
  random: () => number,
): ReadonlyArray<T> {
  const left = [...pile];
  const hand: T[] = [];
  while (hand.length < size && left.length > 0) {
    hand.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return hand;
}
