/** Chances of an opening, held against counting every hand there is. */
import { expect, test } from "vitest";
import {
  afterMulligan,
  atLeastOne,
  type Chance,
  handOf,
  numbersFrom,
  percentOf,
  ways,
} from "@/core/decks/chances";

/** Every way to choose so many of the first so many numbers. */
function everyHand(pile: number, size: number, from = 0): ReadonlyArray<ReadonlyArray<number>> {
  if (size === 0) return [[]];
  const hands: number[][] = [];
  for (let card = from; card <= pile - size; card += 1) {
    for (const rest of everyHand(pile, size - 1, card + 1)) hands.push([card, ...rest]);
  }
  return hands;
}

function share({ part, whole }: Chance): number {
  return Number(part) / Number(whole);
}

test("hands are counted as they are when one writes them all down", () => {
  expect(ways(30, 5)).toBe(142_506n);
  expect(ways(5, 6)).toBe(0n);
  expect(ways(7, 0)).toBe(1n);
  for (const [pile, wanted, drawn] of [
    [8, 2, 3],
    [9, 1, 5],
    [6, 6, 2],
    [7, 0, 3],
  ] as const) {
    const hands = everyHand(pile, drawn);
    const good = hands.filter((hand) => hand.some((card) => card < wanted));
    expect(atLeastOne({ pile, wanted, drawn })).toEqual({
      part: BigInt(good.length),
      whole: BigInt(hands.length),
    });
  }
});

test("two copies in thirty cards open in 31 of 100 hands, and in 52 with a mulligan for them", () => {
  const draw = { pile: 30, wanted: 2, drawn: 5 };
  expect(percentOf(atLeastOne(draw))).toBe("31%");
  expect(percentOf(afterMulligan(draw))).toBe("52%");
  expect(share(afterMulligan(draw))).toBeCloseTo(1 - (1 - share(atLeastOne(draw))) ** 2, 12);
});

test("a mulligan is counted as two hands of which each may hit", () => {
  const hands = everyHand(6, 2);
  const hits = (hand: ReadonlyArray<number>): boolean => hand.includes(0);
  const both = hands.flatMap((one) => hands.map((other) => hits(one) || hits(other)));
  expect(share(afterMulligan({ pile: 6, wanted: 1, drawn: 2 }))).toBeCloseTo(
    both.filter(Boolean).length / both.length,
    12,
  );
});

test("what can happen is never told as nothing, what can fail never as certain", () => {
  expect(percentOf({ part: 1n, whole: 1000n })).toBe("<1%");
  expect(percentOf({ part: 999n, whole: 1000n })).toBe(">99%");
  expect(percentOf({ part: 0n, whole: 7n })).toBe("0%");
  expect(percentOf({ part: 7n, whole: 7n })).toBe("100%");
  expect(percentOf({ part: 0n, whole: 0n })).toBe("0%");
  // Fewer cards than a hand: all of them are drawn.
  expect(percentOf(atLeastOne({ pile: 3, wanted: 1, drawn: 5 }))).toBe("100%");
});

test("a hand is part of its pile, and the same for the same seed", () => {
  const pile = ["a", "a", "b", "c", "d", "e"];
  const hand = handOf(pile, 4, numbersFrom(7));
  expect(hand).toEqual(handOf(pile, 4, numbersFrom(7)));
  expect(hand).toHaveLength(4);
  for (const card of new Set(hand)) {
    const copies = (cards: ReadonlyArray<string>) => cards.filter((one) => one === card).length;
    expect(copies(hand)).toBeLessThanOrEqual(copies(pile));
  }
  expect(handOf(pile, 9, numbersFrom(1)).toSorted()).toEqual(pile);
});

test("every card comes as often as another", () => {
  const random = numbersFrom(3);
  const counts = new Map<number, number>();
  for (let round = 0; round < 6000; round += 1) {
    const [first = -1] = handOf([0, 1, 2], 1, random);
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
});
