/** Which cards are looked for. */
import { expect, test } from "vitest";
import { Queries } from "@/core/cards/query";
import { passing, type Wanted } from "@/core/cards/search";
import { searchIn } from "@/games/imperial-assault/catalogue/search";
import { FACTS } from "../../../fakes/imperial";

const SEARCH = searchIn(FACTS);
const CARDS = [...FACTS.cards.values()];
const codes = (wanted: Wanted): ReadonlyArray<string> =>
  passing(CARDS, SEARCH, wanted).map(({ code }) => code);

const QUERIES = new Queries(SEARCH);
const asked = (query: string): ReadonlyArray<string> => {
  const { slips, of } = QUERIES.query(query);
  expect(slips).toEqual([]);
  return of(CARDS).map(({ code }) => code);
};

test("numbers, dice and marks are typed", () => {
  expect(asked("vader kind:group")).toContain("darthvader");
  expect(asked("die:red attack:melee is:unique")).toContain("darthvader");
  expect(asked("side:imperial cost>=10")).toContain("darthvader");
  expect(asked("cost<10")).not.toContain("darthvader");
  expect(asked("speed:none")).not.toContain("darthvader");
});

test("the dearest come first, downwards", () => {
  const costs = QUERIES.query("sort:-cost")
    .of(CARDS)
    .map(({ cost = 0 }) => cost);
  expect(costs).toEqual(costs.toSorted((one, other) => other - one));
});

test("every example is understood", () => {
  expect(SEARCH.examples.flatMap(({ query }) => QUERIES.query(query).slips)).toEqual([]);
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
