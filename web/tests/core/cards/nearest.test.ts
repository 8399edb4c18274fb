/** Slips of the hand lead to the name that was meant. */
import { expect, test } from "vitest";
import { nearest } from "@/core/cards/nearest";

const NAMES = ["cost", "colour", "type", "text", "title", "health"];

test.each([
  ["csot", "cost"],
  ["cots", "cost"],
  ["color", "colour"],
  ["tipe", "type"],
  ["HEALHT", "health"],
  ["col", "colour"],
])("%s may mean %s", (typed, meant) => {
  expect(nearest(typed, NAMES)[0]).toBe(meant);
});

test("what is far from everything means nothing", () => {
  expect(nearest("zzzz", NAMES)).toEqual([]);
  expect(nearest("", NAMES)).toEqual([]);
});
