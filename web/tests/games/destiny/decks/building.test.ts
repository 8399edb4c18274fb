/** A deck while it is built: who joins, with how many dice, for how many points, and what fits. */
import type { FormatFacts } from "@protocol/destiny";
import { expect, test } from "vitest";
import { pricesOf } from "@/games/destiny/catalogue/formats";
import type { PrintedCard, WholeCatalogue } from "@/games/destiny/catalogue/printings";
import { builtSections } from "@/games/destiny/decks/contents";
import {
  copiesOf,
  membersOf,
  NO_DECK,
  pointsOf,
  withCard,
  withDice,
  withoutCard,
} from "@/games/destiny/decks/deck";
import { fitting } from "@/games/destiny/decks/fits";
import { card } from "../../../fakes/decks";

const ANA = card("01", {
  title: "Ana",
  type: "character",
  unique: true,
  colour: "blue",
  affiliation: "hero",
  points: [10, 13],
  sides: ["1MD", "-", "-", "-", "-", "-"],
});
const OTHER_ANA = card("02", { ...ANA, code: "02", subtitle: "Elder" });
const GUARD = card("03", {
  title: "Guard",
  type: "character",
  colour: "red",
  affiliation: "villain",
  points: [7],
});
const SCOUT = card("04", { ...GUARD, code: "04", title: "Scout", affiliation: "hero" });
const ROPE = card("05", { title: "Rope", type: "upgrade", colour: "blue", set: "OLD" });
const NEW_ROPE = card("06", { ...ROPE, code: "06", set: "TST", reprint_of: "05" });
const CLUB = card("07", { title: "Club", type: "upgrade", colour: "yellow" });
const FIELD = card("08", { title: "Plain", type: "battlefield" });
const PLOT = card("09", { title: "Debt", type: "plot", points: [-2] });
const DEAL = card("10", { title: "Deal", type: "plot", points: [2, 3] });
const ALL = [ANA, OTHER_ANA, GUARD, SCOUT, ROPE, NEW_ROPE, CLUB, FIELD, PLOT, DEAL];
const FACTS: WholeCatalogue = {
  sets: [],
  hand: 5,
  cards: new Map(ALL.map((one): [string, PrintedCard] => [one.code, one])),
  formats: new Map<string, FormatFacts>([
    ["open", { code: "open", points: 30, size: 30 }],
    ["tight", { code: "tight", points: 16, sets: ["TST"], banned: ["07"], prices: { "01": [9] } }],
  ]),
};

test("somebody unique is counted by dice, everybody else by copies", () => {
  const two = withCard(withCard(NO_DECK, ANA), ANA);
  expect(two.team).toEqual([["01", 2]]);
  expect(copiesOf(two, ANA)).toBe(2);
  expect(withCard(two, ANA).team).toEqual([["01", 2]]);
  expect(withoutCard(two, ANA).team).toEqual([["01", 1]]);
  expect(withoutCard(withoutCard(two, ANA), ANA).team).toEqual([]);
  const guards = withCard(withCard(NO_DECK, GUARD), GUARD);
  expect(guards.team).toEqual([
    ["03", 1],
    ["03", 1],
  ]);
  expect(copiesOf(guards, GUARD)).toBe(2);
  expect(withDice(guards, 1, 2).team[1]).toEqual(["03", 2]);
});

test("a card goes where it belongs and comes out one by one", () => {
  const deck = withCard(withCard(withCard(NO_DECK, ROPE), ROPE), FIELD);
  expect(deck.cards).toEqual(["05", "05"]);
  expect(deck.battlefields).toEqual(["08"]);
  expect(withoutCard(deck, ROPE).cards).toEqual(["05"]);
  expect(withoutCard(deck, FIELD).battlefields).toEqual([]);
  expect(builtSections(deck, FACTS.cards).map(({ title, count }) => [title, count])).toEqual([
    ["Battlefield", 1],
    ["Upgrades", 2],
  ]);
});

test("points are those of the format, and a plot below nothing adds to what may be spent", () => {
  expect(pricesOf(FACTS, "open", ANA)).toEqual([10, 13]);
  expect(pricesOf(FACTS, "tight", ANA)).toEqual([9]);
  const deck = { ...NO_DECK, team: [["01", 2] as const, ["09", 1] as const, ["10", 2] as const] };
  const members = membersOf(deck, FACTS, "open");
  expect(members.map(({ points }) => points)).toEqual([13, -2, 3]);
  expect(pointsOf(members, FACTS, "open")).toEqual({ spent: 16, most: 32 });
});

test("what fits is of the side and the colours, in the format and within the points", () => {
  const names = (format: string, deck = NO_DECK): ReadonlyArray<string> =>
    ALL.filter(fitting(deck, FACTS, format)).map(({ code }) => code);
  expect(names("open")).toEqual(ALL.map(({ code }) => code));
  const ana = withCard(NO_DECK, ANA);
  // Not another Ana, no villain, no yellow.
  expect(names("open", ana)).toEqual(["01", "04", "05", "06", "08", "09", "10"]);
  // A reprint brings the first printing in; a club is banned, and 9 + 7 is all there is.
  expect(names("tight", ana)).toEqual(["01", "04", "05", "06", "08", "09", "10"]);
  expect(names("tight")).not.toContain("07");
  const both = withCard(ana, SCOUT);
  expect(names("tight", both)).toEqual(["01", "04", "05", "06", "08", "09"]);
});
