/** Decks as they are built: cards come and go, are added up, sorted, written and told. */
import type { Cards } from "@protocol/swccg";
import { expect, test } from "vitest";
import { aboutNumbers } from "@/games/swccg/decks/card-line";
import {
  copiesOf,
  emptyDeck,
  isEmpty,
  meanDestiny,
  sections,
  sizeOf,
  withCopies,
} from "@/games/swccg/decks/deck";
import { deckText, faceWords, sideOf } from "@/games/swccg/decks/deck-words";
import { CARD_FACTS } from "../../../fakes/swccg-cards";

const built = (...codes: ReadonlyArray<string>): Cards =>
  codes.reduce((deck, code) => withCopies(deck, code, 1), emptyDeck("dark"));

const DECK = built("1_194", "101_5", "1_194", "1_295", "nobody");

test("copies are counted, and the last one takes its line with it", () => {
  expect(DECK.cards).toEqual([
    ["1_194", 2],
    ["101_5", 1],
    ["1_295", 1],
    ["nobody", 1],
  ]);
  expect(sizeOf(DECK)).toBe(5);
  expect(copiesOf(DECK, "1_194")).toBe(2);
  const less = withCopies(withCopies(DECK, "1_194", -1), "1_194", -1);
  expect(less.cards.map(([code]) => code)).toEqual(["101_5", "1_295", "nobody"]);
  expect(withCopies(less, "1_194", -1)).toEqual(less);
  expect(isEmpty(emptyDeck("light"))).toBe(true);
});

test("a deck is sorted by type, and what nobody knows stands last", () => {
  expect(
    sections(DECK, CARD_FACTS).map(({ title, count, lines }) => [
      title,
      count,
      lines.map(({ code }) => code),
    ]),
  ).toEqual([
    ["Locations", 1, ["1_295"]],
    ["Characters", 3, ["1_194", "101_5"]],
    ["Other cards", 1, ["nobody"]],
  ]);
});

test("the mean destiny counts copies, and only cards that have one", () => {
  expect(meanDestiny(DECK, CARD_FACTS)).toBe(3 / 4);
  expect(meanDestiny(emptyDeck("dark"), CARD_FACTS)).toBe(0);
});

test("a deck is written as the server reads it: its side, then a line for each card", () => {
  expect(deckText(DECK, CARD_FACTS)).toBe(
    [
      "Dark Side",
      "2 Stormtrooper (1_194)",
      "1 Vader (101_5)",
      "1 Tatooine: Mos Eisley (1_295)",
      "1 nobody",
    ].join("\n"),
  );
});

test("a deck is called by who is in it, and is of their side", () => {
  expect(faceWords(["101_5", "1_194", "nobody"], CARD_FACTS)).toBe("Vader and Stormtrooper");
  expect(sideOf(["nobody", "1_194"], CARD_FACTS)).toBe("dark");
  expect(sideOf([], CARD_FACTS)).toBe("");
});

test("a line of the builder says what a card costs to deploy", () => {
  const trooper = CARD_FACTS.cards.get("1_194");
  expect(trooper && aboutNumbers(trooper)).toMatch(/^destiny 1 · deploy 1, power 1/);
});
