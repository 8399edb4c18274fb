import { expect, test } from "vitest";
import { Queries } from "@/core/cards/query";
import { passing } from "@/core/cards/search";
import { byFormat } from "@/games/destiny/cards/formats";
import { cardsOf, searchIn } from "@/games/destiny/cards/search";
import type { WholeCatalogue } from "@/games/destiny/catalogue/printings";
import { card } from "../../../fakes/decks";

const CARDS = [
  card("1", {
    title: "Padmé's Ship",
    set: "A",
    type: "support",
    colour: "blue",
    cost: 1,
    text: ["Gain."],
  }),
  card("2", {
    title: "Rope",
    set: "A",
    type: "upgrade",
    colour: "red",
    affiliation: "villain",
    cost: 3,
    sides: ["1RD", "3RD1", "-"],
  }),
  card("3", { title: "Rope", set: "B", type: "upgrade", colour: "red", reprint_of: "2" }),
  card("4", {
    title: "Idea",
    set: "B",
    playable: false,
    subtypes: ["droid"],
    cost: null,
    points: [10, 13],
    health: 9,
    unique: true,
  }),
  card("5", { title: "Rope", set: "C", type: "upgrade", colour: "red", reprint_of: "3" }),
];
const LISTED = cardsOf(new Map(CARDS.map((one) => [one.code, one])));
const SEARCH = searchIn(
  [
    { code: "A", name: "First", released: "2016-11-10", size: 2 },
    { code: "B", name: "Second", released: "2017-05-04", size: 2 },
    { code: "C", name: "Third", released: "2018-05-04", size: 1 },
  ],
  CARDS,
);
const codes = (wanted: Readonly<Record<string, string>>) =>
  passing(CARDS, SEARCH, wanted)
    .map(({ code }) => code)
    .join("");

test.each([
  [{}, "12345"],
  [{ set: "B" }, "34"],
  [{ colour: "red" }, "235"],
  [{ affiliation: "villain" }, "2"],
  [{ type: "upgrade", set: "A" }, "2"],
  [{ playable: "1" }, "1235"],
  [{ once: "1" }, "124"],
  [{ text: "PADMES ship" }, "1"],
  [{ text: "gain" }, "1"],
  [{ text: "droid" }, "4"],
  [{ text: "rope ship" }, ""],
])("%o leaves %s", (wanted, expected) => {
  expect(codes(wanted)).toBe(expected);
});

const QUERIES = new Queries(SEARCH);
const asked = (query: string) => {
  const { slips, of } = QUERIES.query(query);
  expect(slips).toEqual([]);
  return of(LISTED)
    .map(({ code }) => code)
    .join("");
};

test("a card stands once, with all its printings, and is found by each of them", () => {
  expect(LISTED.map(({ code, printings }) => [code, ...printings.map((one) => one.code)])).toEqual([
    ["1", "1"],
    ["2", "2", "3", "5"],
    ["4", "4"],
  ]);
  expect(asked("set:B")).toBe("24");
  expect(asked("set:first")).toBe("12");
  expect(asked("is:reprinted")).toBe("2");
});

test("a card of which only a later printing can be played can be played, with its text", () => {
  const later = new Map([
    ["1", card("1", { playable: false })],
    ["2", card("2", { reprint_of: "1", playable: true, text: ["Gain."] })],
  ]);
  const [first] = cardsOf(later);
  expect([first?.code, first?.playable, first?.text]).toEqual(["1", true, ["Gain."]]);
});

test.each([
  ["die:ranged", "2"],
  ["ranged>=3", "2"],
  ["ranged>=4", ""],
  ["side:1-2", "2"],
  ["melee:none", "124"],
  ["cost<=1", "1"],
  ["points>=10 health>=9", "4"],
  ["points:13", "4"],
  ["color:red", "2"],
  ["faction:villain", "2"],
  ["subtype:droid", "4"],
  ["is:dice", "2"],
  ["is:unique", "4"],
  ["text:gain", "1"],
  ["title:padme", "1"],
  ["sort:-cost", "214"],
])("%s leaves %s", (query, expected) => {
  expect(asked(query)).toBe(expected);
});

test("every example is understood", () => {
  const real = new Queries(searchIn([], [card("1", { subtypes: ["jedi", "sith"] })]));
  expect(SEARCH.examples.flatMap(({ query }) => real.query(query).slips)).toEqual([]);
});

test("a format has a card by any of its printings, unless one is banned", () => {
  const catalogue: WholeCatalogue = {
    sets: [],
    hand: 5,
    cards: new Map(CARDS.map((one) => [one.code, one])),
    formats: new Map([
      ["NEW", { code: "NEW", name: "New cards", size: 30, sets: ["B"], banned: ["4"] }],
      ["ALL", { code: "ALL", name: "All cards", size: 30 }],
      ["BOX", { code: "BOX", name: "Boxes" }],
    ]),
  };
  const filter = byFormat(catalogue);
  const queries = new Queries({ ...SEARCH, choices: [...SEARCH.choices, filter] });
  const left = (query: string): string =>
    queries
      .query(query)
      .of(LISTED)
      .map(({ code }) => code)
      .join("");
  expect(filter.choices.map(([code]) => code)).toEqual(["NEW", "ALL"]);
  expect(left("format:new-cards")).toBe("2");
  expect(left("format:ALL")).toBe("124");
});
