/** Which cards are looked for. */
import { expect, test } from "vitest";
import {
  type Filters,
  filtersFrom,
  NO_FILTERS,
  passing,
  queryOf,
  traitsOf,
} from "@/games/imperial-assault/catalogue/finding";
import { FACTS } from "../../../fakes/imperial";

const codes = (some: Partial<Filters>): ReadonlyArray<string> =>
  passing(FACTS.cards.values(), { ...NO_FILTERS, ...some }).map(({ code }) => code);

test("filters stand in the address and come out of it again", () => {
  const filters = { ...NO_FILTERS, text: "dark lord", kind: "group", playable: true };
  expect(queryOf(NO_FILTERS)).toBe("");
  expect(filtersFrom(queryOf(filters))).toEqual(filters);
});

test("cards pass by every filter at once", () => {
  expect(codes({})).toHaveLength(FACTS.cards.size);
  expect(codes({ text: "vader" })).toContain("darthvader");
  expect(codes({ text: "vader", affiliation: "rebel" })).toEqual([]);
  expect(codes({ kind: "command" })).not.toContain("darthvader");
  expect(codes({ set: "nowhere" })).toEqual([]);
  const unable = [...FACTS.cards.values()].map((card) => ({ ...card, playable: false }));
  expect(passing(unable, { ...NO_FILTERS, playable: true })).toEqual([]);
});

test("traits are those that cards have, each once, and filter", () => {
  const traits = traitsOf(FACTS.cards.values());
  expect(traits).toEqual([...new Set(traits)].toSorted());
  expect(codes({ trait: "Trooper" })).toContain("stormtrooper");
  expect(codes({ trait: "Trooper" })).not.toContain("darthvader");
});
