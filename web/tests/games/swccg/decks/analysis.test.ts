/** What is counted in a deck: destiny, deploy costs, types, and what is drawn from. */
import { expect, test } from "vitest";
import { analysisOf } from "@/games/swccg/decks/analysis";
import { builtSections } from "@/games/swccg/decks/deck";
import { CARD_FACTS } from "../../../fakes/swccg-cards";

const DECK = {
  side: "dark",
  cards: [["1_194", 3] as const, ["101_5", 1] as const, ["1_295", 2] as const],
};

test("destiny and deploy costs run from the least to the most", () => {
  const { curves } = analysisOf(DECK, CARD_FACTS);
  const told = curves.map(({ title, counts }) => [
    title,
    counts.map(({ words, count }) => `${words}: ${count}`),
  ]);
  expect(told).toEqual([
    ["Destiny", ["0: 2", "1: 4"]],
    ["Force to deploy", ["1: 3", "2: 0", "3: 0", "4: 0", "5: 0", "6: 1"]],
  ]);
});

test("a location lies on the table before the hand of eight is drawn", () => {
  const { opening } = analysisOf(DECK, CARD_FACTS);
  expect(opening?.size).toBe(8);
  expect(opening?.pile.toSorted()).toEqual(["101_5", "1_194", "1_194", "1_194", "1_295"]);
  expect(opening?.hopes.map(({ words }) => words)).toEqual(["A location", "A character"]);
});

test("short lines have the name, the copies and what it costs to deploy", () => {
  const [, characters] = builtSections(DECK, CARD_FACTS);
  expect(characters?.lines[0]).toEqual({
    code: "1_194",
    name: "Stormtrooper",
    count: 3,
    tone: "blue",
    cost: 1,
  });
});
