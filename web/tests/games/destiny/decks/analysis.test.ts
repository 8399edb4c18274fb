/** What is counted in a deck: costs, sides of dice, and what one may hope to open with. */
import { expect, test } from "vitest";
import type { PrintedCard } from "@/games/destiny/catalogue/printings";
import { analysisOf } from "@/games/destiny/decks/analysis";
import { NO_DECK } from "@/games/destiny/decks/deck";
import { card } from "../../../fakes/decks";

const SIDES = ["1MD", "2RD", "1R", "Sp", "-", "-"];
const CARDS = new Map(
  [
    card("01", { type: "character", sides: SIDES, points: [10, 13] }),
    card("03", { type: "upgrade", cost: 3, sides: ["1F", "1F", "1Sh", "-", "-", "-"] }),
    card("04", { type: "event", cost: 0 }),
    card("05", { type: "event", cost: "X" }),
  ].map((one): [string, PrintedCard] => [one.code, one]),
);
const DECK = { ...NO_DECK, team: [["01", 2] as const], cards: ["03", "03", "04", "05"] };

test("costs run from nothing to the dearest, and X stands last", () => {
  const { curves } = analysisOf(DECK, { cards: CARDS, hand: 5 });
  expect(curves[0]?.counts.map(({ words, count }) => [words, count])).toEqual([
    ["0", 1],
    ["1", 0],
    ["2", 0],
    ["3", 2],
    ["X", 1],
  ]);
});

test("the sides are those of all dice that the deck brings", () => {
  const { tallies } = analysisOf(DECK, { cards: CARDS, hand: 5 });
  expect(tallies[0]?.title).toBe("Sides of 4 dice");
  const counts = new Map(tallies[0]?.counts.map(({ key, count }) => [key, count]));
  expect(counts.get("melee")).toBe(2);
  expect(counts.get("focus")).toBe(4);
  expect(counts.get("blank")).toBe(10);
  expect(counts.get("discard")).toBeUndefined();
  expect([...counts.values()].reduce((sum, one) => sum + one, 0)).toBe(24);
});

test("what one hopes for is what the deck has, out of the cards that are drawn", () => {
  const { opening } = analysisOf(DECK, { cards: CARDS, hand: 5 });
  expect(opening?.pile).toEqual(DECK.cards);
  expect(opening?.size).toBe(5);
  expect(opening?.hopes.map(({ words, codes }) => [words, [...codes]])).toEqual([
    ["An upgrade", ["03"]],
    ["An event", ["04", "05"]],
    ["A card for 2 or less", ["04"]],
  ]);
});
