/** Which cards are looked for. */
import { expect, test } from "vitest";
import { Queries } from "@/core/cards/query";
import { passing, type Wanted } from "@/core/cards/search";
import { searchIn } from "@/games/swccg/catalogue/search";
import { CARD_FACTS, CARDS } from "../../../fakes/swccg-cards";

const SEARCH = searchIn(CARD_FACTS);
const codes = (wanted: Wanted): ReadonlyArray<string> =>
  passing(CARDS, SEARCH, wanted).map(({ code }) => code);

test("cards pass by every filter at once", () => {
  expect(codes({})).toHaveLength(CARDS.length);
  expect(codes({ side: "light" })).toEqual(["1_28", "1_90", "200_1"]);
  expect(codes({ side: "light", type: "character" })).toEqual(["1_28"]);
  expect(codes({ set: "101" })).toEqual(["1_168", "101_5"]);
  expect(codes({ set: "1", playable: "1" })).toEqual(["1_194", "1_28", "1_295", "1_90"]);
  expect(codes({ decipher: "1" })).not.toContain("200_1");
});

test("words are found in titles, personas, characteristics, icons, systems and our text", () => {
  expect(codes({ text: "vader" })).toEqual(["1_168", "101_5"]);
  expect(codes({ text: "trooper" })).toEqual(["1_194", "1_28"]);
  expect(codes({ text: "pilot" })).toEqual(["1_168", "101_5"]);
  expect(codes({ text: "tatooine spies" })).toEqual(["1_295"]);
});

test("what cannot be played is found by what it waits for", () => {
  expect(codes({ needs: "starships" })).toEqual(["1_168"]);
  expect(codes({ unwritten: "1" })).toEqual(["200_1"]);
  const waits = SEARCH.choices.find(({ key }) => key === "needs")?.choices ?? [];
  expect(waits.map(([need]) => need)).toEqual(["capacity", "personas", "starships"]);
});

test("types stand in the order of how many cards are of them", () => {
  const types = SEARCH.choices.find(({ key }) => key === "type")?.choices ?? [];
  expect(types[0]).toEqual(["character", "Character"]);
});

const QUERIES = new Queries(SEARCH);
const asked = (query: string): ReadonlyArray<string> => {
  const { slips, of } = QUERIES.query(query);
  expect(slips).toEqual([]);
  return of(CARDS).map(({ code }) => code);
};

test("numbers, icons and marks are typed", () => {
  expect(asked("icon:pilot is:unique side:dark")).toEqual(["1_168", "101_5"]);
  expect(asked("power:none type:character")).toEqual([]);
  expect(asked("is:virtual")).toEqual(["200_1"]);
  expect(asked("title:vader or system:tatooine")).toEqual(["1_168", "101_5", "1_295"]);
});
