/** Odds read as sentences. */
import type { Chances } from "@protocol";
import { expect, test } from "vitest";
import { oddsWords, shareWords } from "@/games/imperial-assault/reading/answers";
import { rangeWords } from "@/games/imperial-assault/reading/spaces";

test.each([
  [0, 216, "in no roll"],
  [216, 216, "in every roll"],
  [37, 216, "in 37 of 216 rolls (17 %)"],
  [1, 1296, "in 1 of 1296 rolls (under 1 %)"],
  [1295, 1296, "in 1295 of 1296 rolls (over 99 %)"],
])("%i of %i is told as: %s", (count, rolls, words) => {
  expect(shareWords(count, rolls)).toBe(words);
});

test("the table in words tells odds line by line, amounts that never come left out", () => {
  const chances: Chances = {
    type: "chances",
    ref: 1,
    chances: {
      damage: [
        [0, 5, 6],
        [1, 0, 6],
        [3, 1, 6],
      ],
      miss: [[0, 1, 1]],
      defeat: [
        [0, 5, 6],
        [1, 1, 6],
      ],
      rolls: [[36, 1, 1]],
    },
  };
  expect(oddsWords(chances)).toEqual([
    "The attack defeats the target in 6 of 36 rolls (17 %).",
    "It never misses.",
    "It deals 0 damage in 30 of 36 rolls (83 %).",
    "It deals 3 damage in 6 of 36 rolls (17 %).",
    "All 36 rolls are counted: it deals 0.50 damage on average.",
  ]);
});

test.each([
  [1, 0, "It is 1 space away."],
  [6, 6, "It is 6 spaces away and needs 6 accuracy."],
  [null, 3, ""],
])("a target %s away that needs %i: %s", (away, needed, words) => {
  expect(rangeWords(away, needed)).toBe(words);
});
