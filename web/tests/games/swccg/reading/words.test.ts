import { expect, test } from "vitest";
import { battleOf, battleSide, owedWords } from "@/games/swccg/reading/battles";
import { barsOf, chanceWords, luckAt } from "@/games/swccg/reading/chances";
import { countWords, isCount } from "@/games/swccg/reading/counts";
import { drawnWords, duellistsOf, duelOf, duelTotal } from "@/games/swccg/reading/duels";
import { CHARGES, emblemOf } from "@/games/swccg/reading/emblems";
import { forfeitNote } from "@/games/swccg/reading/forfeits";
import { holdWords } from "@/games/swccg/reading/labels";
import { lifeOf } from "@/games/swccg/reading/life";
import { passWords } from "@/games/swccg/reading/passing";
import { placesOf } from "@/games/swccg/reading/places";
import { makesUp, whyNot } from "@/games/swccg/reading/questions";
import { entriesOf } from "@/games/swccg/reading/stack";
import { standingLine, turnWords } from "@/games/swccg/reading/standing";
import { FACTS, seenAt } from "../../../fakes/swccg";

const TROOPER = { code: "9_1", side: "light", set: "9", title: "Nobody", type: "character" };
const who = (seat: number): string => (seat === 0 ? "Ann" : "You");

test("the stack says who does what, and each what it answers", () => {
  const told = entriesOf(seenAt("stack")).map(
    ({ number, title, words, answers }) => `${number} ${title}: ${words} <${answers}>`,
  );
  expect(told).toEqual([
    "1 Force drain: 2 at Jundland Wastes <0>",
    "2 It Could Be Worse: Plays <1>",
    "3 It's Worse: Plays <2>",
  ]);
});

test("passing names what is passed", () => {
  expect(passWords(seenAt("stack"))).toBe("No response to It's Worse");
  expect(passWords(seenAt("phase_deploy"))).toBe("Done in your deploy phase");
  expect(passWords(seenAt("their_phase"))).toMatch(/^Pass in their \w+ phase$/);
  expect(passWords(seenAt("battle_twelve"))).toBe("No response to the battle");
});

test("numbers say what they do", () => {
  const seen = seenAt("respond_activate");
  const asked = seen.view.decision;
  expect(asked !== null && isCount(asked)).toBe(true);
  expect(countWords(seen, 3, "3")).toBe("Activate 3 Force");
  expect(countWords(seenAt("respond_draw"), 1, "1")).toBe("Draw 1 card");
  expect(countWords(seenAt("let_run"), 1, "after 1")).toBe("After 1");
  const gaps = seenAt("target").view.decision;
  expect(gaps === null ? [] : gaps.options.map(({ kind }) => kind)).toContain("value");
});

test("who holds a location stands in its bracket", () => {
  const [, wastes, town] = placesOf(seenAt("stack"));
  if (wastes === undefined || town === undefined) throw new Error("Two locations are missing.");
  expect(holdWords({ ...wastes, drained: false }, 0, false)).toBe("Controls, drains 2");
  expect(holdWords(wastes, 0, false)).toBe("Controls, drained");
  expect(holdWords(wastes, 1, true)).toBe("No presence");
  expect(holdWords(town, 1, true)).toBe("Occupies");
});

test("a forfeit says what it covers, and a side what it still owes", () => {
  const seen = seenAt("battle_owing");
  const battle = battleOf(seen);
  const forfeit = seen.view.decision?.options[0]?.source ?? 0;
  if (battle === undefined) throw new Error("No battle goes on.");
  const side = battleSide(seen, battle, seen.near, String);
  expect(owedWords(side)).toBe("4 attrition and 8 battle damage");
  expect(forfeitNote(seen, forfeit)).toBe("Covers 3 of 4 attrition and 3 of 8 damage");
  expect(forfeitNote(seen, 1)).toBeUndefined();
  expect(lifeOf(seen, seen.near).stake).toBe(8);
});

test("a duel adds power and destiny", () => {
  const seen = seenAt("duel");
  const duel = duelOf(seen);
  if (duel === undefined) throw new Error("No duel goes on.");
  const sides = duellistsOf(seen, duel);
  expect(sides.map(duelTotal)).toEqual([4, 2]);
  expect(sides.map(drawnWords)).toEqual(["draws 2 destinies", "draws 2 destinies"]);
  const [first] = sides;
  if (first === undefined) throw new Error("Nobody duels.");
  expect(drawnWords({ ...first, draws: 1 })).toBe("draws 1 destiny");
  expect(drawnWords({ ...first, drawn: -1 })).toBe("could draw no destiny");
  expect([drawnWords({ ...first, drawn: 4 }), duelTotal({ ...first, drawn: 4 })]).toEqual([
    "destiny 4",
    8,
  ]);
});

test("the turn is named by whose it is", () => {
  expect(turnWords(seenAt("stack"), who)).toBe("Ann’s turn 2");
  expect(standingLine(seenAt("stack"))).toBe("Their turn 2, control phase");
  expect(standingLine(seenAt("phase_deploy"))).toMatch(/^Your turn \d+, deploy phase$/);
});

test("what cannot be chosen is asked about by what one would do with it", () => {
  const seen = seenAt("stack");
  const [, wastes] = placesOf(seen);
  const place = wastes?.id ?? 0;
  const held = seen.near.hand.find(({ code }) => code === "1_28");
  const interrupt = seen.near.hand.find(({ code }) => code === "1_105");
  expect(whyNot(seen, place)).toBe(`choose:${place}`);
  expect(whyNot(seen, -(held?.handle ?? 0))).toBe(`deploy:${held?.handle}`);
  expect(whyNot(seen, -(interrupt?.handle ?? 0))).toBe(`play:${interrupt?.handle}`);
  expect(whyNot(seenAt("spectator"), place)).toBeNull();
  expect(makesUp(seen, place)).toBe(`drain_amount:${place}`);
  const control = seenAt("phase_control");
  const site = control.view.places[0]?.id ?? 0;
  expect(whyNot(control, site)).toBe(`drain:${site}`);
});

test("while something goes on, a thing is asked about for that", () => {
  const deploying = seenAt("respond_deploy");
  const card = -(deploying.view.decision?.source ?? 0);
  const site = deploying.view.places[0]?.id ?? 0;
  expect(whyNot(deploying, site)).toBe(`deploy:${card}:${site}`);
  expect(makesUp(deploying, site)).toBe(`cost:${card}:${site}`);
  const firing = seenAt("respond_fire");
  const weapon = firing.view.decision?.source;
  const own = firing.view.copies.find(({ side }) => side === firing.view.seat)?.id ?? 0;
  expect(whyNot(firing, own)).toBe(`fire:${weapon}:${own}`);
});

test("emblems tell side, kind and name; twins share their charge", () => {
  const trooper = emblemOf(FACTS, "1_194", "dark");
  const rebel = emblemOf(FACTS, "1_28", "light");
  expect([trooper.side, trooper.field, rebel.field]).toEqual(["dark", "bars", "rays"]);
  expect(emblemOf(FACTS, "1_18", "light").charge).toBe(emblemOf(FACTS, "1_186", "dark").charge);
  expect(emblemOf(FACTS, "1_109", "light")).toMatchObject({ charge: "", sign: "used" });
  expect(emblemOf(FACTS, "101_2", "light").unique).toBe(true);
  expect(new Set(CHARGES).size).toBe(CHARGES.length);
  const unknown = new Map([
    ["9_1", { ...(FACTS.cards.get("1_28") ?? TROOPER), title: "Nobody", twin: "" }],
  ]);
  expect(emblemOf({ ...FACTS, cards: unknown }, "9_1", "light").charge).not.toBe("");
});

test("luck is asked about what is offered, and told in sentences", () => {
  const asked = luckAt(seenAt("respond_fire")).map(({ question }) => question);
  expect(asked).toContain("destiny:1");
  expect(asked.filter((one) => one.startsWith("hit:"))).not.toHaveLength(0);
  expect(luckAt(seenAt("spectator"))).toEqual([]);
  const chances = {
    type: "chances" as const,
    ref: 1,
    chances: {
      hit: [[0, 3, 11] as const, [1, 8, 11] as const],
      needed: [[3, 1, 1] as const],
      total: [[1, 3, 11] as const, [3, 8, 11] as const],
    },
  };
  expect(chanceWords(chances)).toEqual([
    "It hits in 73 of 100.",
    "It takes a total of 3 or more.",
    "Destiny: 2.5 on average.",
  ]);
  expect(barsOf(chances, "total")).toEqual({
    bars: [
      { amount: 1, count: 3 },
      { amount: 3, count: 8 },
    ],
    total: 11,
  });
});
