/** Facts of a card in words: what it is, why it cannot be played, what is near to it. */
import type { CardFacts } from "@protocol/swccg";
import { expect, test } from "vitest";
import { amongOf, factsAbout, kinOf, missingWords, needsOf } from "@/games/swccg/cards/card-words";
import { CARD_FACTS } from "../../../fakes/swccg-cards";

function card(code: string): CardFacts {
  const found = CARD_FACTS.cards.get(code);
  if (found === undefined) throw new Error(`There is no card ${code}.`);
  return found;
}

function told(code: string): Readonly<Record<string, string>> {
  return Object.fromEntries(factsAbout(card(code), CARD_FACTS).filter(([, value]) => value !== ""));
}

test("a character has its numbers, icons, sets and printings", () => {
  expect(told("1_168")).toEqual({
    Set: "Premiere",
    "Also in": "Introductory Game",
    Code: "1_168",
    Side: "Dark Side",
    Type: "Character, Imperial",
    Copies: "Unique: one on table, one a turn",
    Destiny: "1",
    Power: "6",
    Ability: "6",
    "Deploy cost": "6",
    "Forfeit value": "8",
    Icons: "Pilot and warrior (2)",
    Persona: "Vader",
    Printings: "2: the first, alternate image",
  });
});

test("a location has the icons of both sides, and what is no number is told as it is", () => {
  expect(told("1_295")).toMatchObject({
    Type: "Site of Tatooine",
    "Force icons": "2 Dark, 1 Light",
    System: "Tatooine",
    Destiny: "0",
  });
  expect(told("200_1")).toMatchObject({
    Destiny: "π",
    Copies: "Restricted: 2 at each system",
    Virtual: "Yes, played with Bravo Fighter",
  });
});

test("a card that cannot be played says what it waits for", () => {
  expect(missingWords(card("1_194"))).toBe("");
  expect(missingWords(card("1_168"))).toContain("It waits for:");
  expect(needsOf(card("1_168"))).toEqual([
    ["Capacity", "needs:capacity"],
    ["Personas", "needs:personas"],
    ["Starships", "needs:starships"],
  ]);
  expect(needsOf(card("1_194"))).toEqual([]);
  expect(missingWords(card("200_1"))).toContain("its own program is not written");
});

test("a twin comes first, then cards of the same title or persona", () => {
  expect(kinOf(card("1_194"), CARD_FACTS)).toEqual([
    ["1_28", "Does the same: Rebel Trooper, Light Side, Character, Rebel, Premiere"],
  ]);
  expect(kinOf(card("1_168"), CARD_FACTS).map(([code]) => code)).toEqual(["101_5"]);
});

test("a card leads to others like it, from its side down to its subtype", () => {
  expect(amongOf(card("1_194"))).toEqual([
    ["Dark Side", "side:dark"],
    ["Character", "side:dark type:character"],
    ["Imperial", "side:dark type:character subtype:imperial"],
  ]);
});
