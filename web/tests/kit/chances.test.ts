/** Chances are told as counts of rolls that are all alike. */
import { expect, test } from "vitest";
import { anyOf, countedThings, countsOf, meanFraction, meanOf, totalOf } from "@/kit/chances";

const HITS = [
  [0, 1, 2],
  [1, 1, 3],
  [2, 1, 6],
] as const;

test("counts have the least common denominator, or that of what is counted beside them", () => {
  expect(countsOf(HITS)).toEqual({
    total: 6,
    bars: [
      { amount: 0, count: 3 },
      { amount: 1, count: 2 },
      { amount: 2, count: 1 },
    ],
  });
  expect(countsOf(HITS, totalOf([[1, 1, 36]])).bars.map(({ count }) => count)).toEqual([18, 12, 6]);
});

test("means are exact", () => {
  expect(meanFraction(countsOf(HITS))).toBe("2/3");
  expect(meanFraction(countsOf([[3, 1, 1]]))).toBe("3");
  expect(meanFraction(countsOf([[0, 1, 1]]))).toBe("0");
  expect(meanOf(HITS)).toBeCloseTo(2 / 3);
});

test("what may come out at all is counted, the largest mean first", () => {
  expect(anyOf(countsOf(HITS))).toBe(3);
  expect(countedThings({ none: [[0, 1, 1]], some: HITS, most: [[5, 1, 1]] })).toEqual([
    "most",
    "some",
  ]);
});
