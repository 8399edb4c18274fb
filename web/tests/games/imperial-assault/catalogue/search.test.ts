/** Which cards are looked for. */
import { expect, test } from "vitest";
import { passing, queryOf, type Wanted, wantedFrom } from "@/core/cards/search";
import { searchIn } from "@/games/imperial-assault/catalogue/search";
import { FACTS } from "../../../fakes/imperial";

const SEARCH = searchIn(FACTS);
const CARDS = [...FACTS.cards.values()];
const codes = (wanted: Wanted): ReadonlyArray<string> =>
  passing(CARDS, SEARCH, wanted).map(({ code }) => code);

test("filters stand in the address and come out of it again", () => {
  const wanted = { text: "dark lord", kind: "group", playable: "1" };
  expect(queryOf(SEARCH, wanted)).toBe("text=dark+lord&kind=group&playable=1");
  expect(wantedFrom(SEARCH, queryOf(SEARCH, wanted))).toEqual(wanted);
});

test("cards pass by every filter at once", () => {
  expect(codes({})).toHaveLength(FACTS.cards.size);
  expect(codes({ text: "vader" })).toContain("darthvader");
  expect(codes({ text: "vader", affiliation: "rebel" })).toEqual([]);
  expect(codes({ kind: "command" })).not.toContain("darthvader");
  expect(codes({ set: "nowhere" })).toEqual([]);
  const unable = CARDS.map((card) => ({ ...card, playable: false }));
  expect(passing(unable, SEARCH, { playable: "1" })).toEqual([]);
});

test("traits are those that cards have, each once, and filter", () => {
  const traits = SEARCH.choices.find(({ key }) => key === "trait")?.choices ?? [];
  const names = traits.map(([trait]) => trait);
  expect(names).toContain("Trooper");
  expect(names).toEqual([...new Set(names)].toSorted());
  expect(codes({ trait: "Trooper" })).toContain("stormtrooper");
  expect(codes({ trait: "Trooper" })).not.toContain("darthvader");
});
