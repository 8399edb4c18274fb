/** Armies as they are built: cards come and go, are added up, sorted, written and told. */
import type { CardFacts, Cards } from "@protocol/imperial-assault";
import { expect, test } from "vitest";
import { cardName } from "@/games/imperial-assault/catalogue/facts";
import {
  copiesOf,
  isEmpty,
  NO_ARMY,
  sections,
  totalsOf,
  withCard,
  withoutCard,
} from "@/games/imperial-assault/decks/army";
import {
  armyText,
  isRemark,
  leaderWords,
  sideWords,
} from "@/games/imperial-assault/decks/army-words";
import { diceWords, effectWords, needsWords } from "@/games/imperial-assault/reading/cards";
import { FACTS } from "../../../fakes/imperial";

function card(code: string): CardFacts {
  const found = FACTS.cards.get(code);
  if (found === undefined) throw new Error(`There is no card ${code}.`);
  return found;
}

const built = (...codes: ReadonlyArray<string>): Cards =>
  codes.reduce((army, code) => withCard(army, card(code)), NO_ARMY);

const ARMY = built(
  "stormtrooper",
  "darthvader",
  "stormtrooper",
  "planning",
  "marksman",
  "planning",
);

test("a card goes to its part of the army, and a copy comes out", () => {
  expect(ARMY.deployments).toEqual(["stormtrooper", "darthvader", "stormtrooper"]);
  expect(ARMY.commands).toEqual(["planning", "marksman", "planning"]);
  expect(copiesOf(withoutCard(ARMY, "stormtrooper"), "stormtrooper")).toBe(1);
  expect(withoutCard(ARMY, "nobody")).toEqual(ARMY);
  expect(isEmpty(NO_ARMY)).toBe(true);
});

test("points, groups, figures and commands are added up; an upgrade is no group", () => {
  const cost = (code: string): number => card(code).cost ?? 0;
  expect(totalsOf(ARMY, FACTS)).toEqual({
    points: 2 * cost("stormtrooper") + cost("darthvader"),
    groups: 3,
    figures: 7,
    commands: 3,
    commandPoints: 2 * cost("planning") + cost("marksman"),
  });
  const more = withCard(ARMY, card("deviousscheme"));
  expect(totalsOf(more, FACTS).groups).toBe(3);
});

test("an army is sorted by affiliation and kind, the dearest first", () => {
  const army = built("rebeltrooper", "darthvader", "stormtrooper", "deviousscheme", "planning");
  expect(
    sections(army, FACTS).map(({ title, lines }) => [title, lines.map(({ code }) => code)]),
  ).toEqual([
    ["Rebel groups", ["rebeltrooper"]],
    ["Imperial groups", ["darthvader", "stormtrooper"]],
    ["Upgrades and attachments", ["deviousscheme"]],
    ["Command deck", ["planning"]],
  ]);
  expect(sections(built("stormtrooper", "stormtrooper"), FACTS)[0]).toMatchObject({
    count: 2,
    points: 2 * (card("stormtrooper").cost ?? 0),
  });
});

test("an army is written as lines with codes, of which one is unknown", () => {
  expect(armyText({ ...ARMY, deployments: [...ARMY.deployments, "nobody"] }, FACTS)).toBe(
    [
      "Deployment cards:",
      "2 Stormtrooper (stormtrooper)",
      `1 ${card("darthvader").name}${card("darthvader").title ? `, ${card("darthvader").title}` : ""} (darthvader)`,
      "1 nobody",
      "",
      "Command cards:",
      "2 Planning (planning)",
      "1 Marksman (marksman)",
    ].join("\n"),
  );
});

test("an army is called by its dearest groups, and its side by most of them", () => {
  expect(leaderWords(["stormtrooper", "darthvader", "planning"], FACTS)).toBe(
    `${cardName(FACTS, "darthvader")} and Stormtrooper`,
  );
  expect(sideWords(["stormtrooper", "darthvader", "rebeltrooper"], FACTS)).toBe("Imperial");
  expect(sideWords([], FACTS)).toBe("Neutral");
});

test("cards that nobody can use are a remark, everything else is a reason", () => {
  expect(["idle_command", "idle_attachment", "deck_size"].map(isRemark)).toEqual([
    true,
    true,
    false,
  ]);
});

test("what a card has or needs is told in words", () => {
  expect(needsWords(card("stormtrooper"))).toBe(
    ["3 figures", ...(card("stormtrooper").traits ?? [])].join(", "),
  );
  expect(needsWords(card("planning"))).toMatch(/^For: /);
  expect(diceWords(["blue", "green", "blue"])).toBe("2 blue and 1 green");
  expect(diceWords(["any", "any"])).toBe("2 of any colour");
  expect(
    [
      { word: "stun", amount: 0 },
      { word: "pierce", amount: 2 },
      { word: "block", amount: 1 },
      { word: "accuracy", amount: -1 },
    ].map(effectWords),
  ).toEqual(["Stun", "Pierce 2", "+1 block", "-1 accuracy"]);
});
