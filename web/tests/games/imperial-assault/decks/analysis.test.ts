/** What is counted in an army, and which cards fit it. */
import type { CardFacts } from "@protocol/imperial-assault";
import { expect, test } from "vitest";
import { type Facts, factsFrom } from "@/games/imperial-assault/catalogue/facts";
import { analysisOf } from "@/games/imperial-assault/decks/analysis";
import { fitting } from "@/games/imperial-assault/decks/fits";

const group = (code: string, some: Partial<CardFacts>): CardFacts => ({
  code,
  kind: "group",
  name: code,
  set: "core",
  affiliation: "imperial",
  cost: 6,
  group: 3,
  attack_dice: ["blue", "green"],
  defence_dice: ["black"],
  traits: ["Trooper"],
  ...some,
});
const command = (code: string, some: Partial<CardFacts>): CardFacts => ({
  code,
  kind: "command",
  name: code,
  set: "core",
  cost: 1,
  ...some,
});
const CARDS = [
  group("trooper", {}),
  group("leader", { group: 1, traits: ["Leader", "Trooper"], unique: true, cost: 8 }),
  group("rebel", { affiliation: "rebel" }),
  group("walker", { cost: 30, size: [2, 2] }),
  group("droid", { affiliation: "neutral", cost: 2 }),
  command("plan", { cost: 0 }),
  command("aim", { restriction: { kind: "trait", values: ["Trooper"] } }),
  command("bite", { restriction: { kind: "trait", values: ["Creature"] } }),
  command("order", { restriction: { kind: "unique", affiliation: "imperial" } }),
  command("crush", { restriction: { kind: "size", values: ["large"] } }),
  command("shout", { restriction: { kind: "name", values: ["leader"] } }),
  command("muster", { restriction: { kind: "not_unique" } }),
  command("feint", { restriction: { kind: "trait", values: ["Trooper"], affiliation: "rebel" } }),
];
const FACTS: Facts = factsFrom({
  cards: CARDS,
  maps: [],
  glossary: [],
  hand: 3,
  formats: [{ code: "open", points: 40, deck_size: 15, deck_points: 15 }],
});
const ARMY = { deployments: ["trooper", "leader"], commands: ["plan", "plan", "aim"] };

test("dice are those of every figure, points go to each trait, commands by cost", () => {
  const { curves, tallies, opening } = analysisOf(ARMY, FACTS);
  expect(curves[0]?.counts.map(({ count }) => count)).toEqual([2, 1]);
  const told = tallies.map(({ title, counts }) => [
    title,
    counts.map(({ key, count }) => `${key} ${count}`),
  ]);
  expect(told).toEqual([
    ["Attack dice of its figures", ["blue 4", "green 4"]],
    ["Defence dice of its figures", ["black 4"]],
    ["Points by trait", ["Trooper 14", "Leader 8"]],
  ]);
  expect([opening?.size, opening?.mulligan, opening?.pile]).toEqual([3, false, ARMY.commands]);
});

test("what fits is of the side, within the points, and for somebody who is there", () => {
  const names = (army = ARMY): ReadonlyArray<string> =>
    CARDS.filter(fitting(army, FACTS, "open")).map(({ code }) => code);
  expect(names({ deployments: [], commands: [] })).toEqual(CARDS.map(({ code }) => code));
  expect(names()).toEqual([
    "trooper",
    "leader",
    "droid",
    "plan",
    "aim",
    "order",
    "shout",
    "muster",
  ]);
});
