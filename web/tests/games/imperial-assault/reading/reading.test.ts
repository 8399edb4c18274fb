import { describe, expect, test } from "vitest";
import { actOf } from "@/core/staging/act";
import { rowsOf } from "@/games/imperial-assault/reading/attacks";
import { restrictionWords } from "@/games/imperial-assault/reading/cards";
import { faceWords, symbolsOn } from "@/games/imperial-assault/reading/dice";
import { emblemOf } from "@/games/imperial-assault/reading/emblems";
import { outlineOf } from "@/games/imperial-assault/reading/faces";
import { factsWords } from "@/games/imperial-assault/reading/questions";
import { middleOf, stagedFocus } from "@/games/imperial-assault/reading/spaces";
import { standingLine, standingWords } from "@/games/imperial-assault/reading/standing";
import { thingName } from "@/games/imperial-assault/reading/things";
import { blazonOf } from "@/kit/heraldry/blazon";
import { devicePath } from "@/kit/heraldry/emblem";
import { FACTS, seenAt } from "../../../fakes/imperial";

test("emblems follow from the card: traits, affiliation, attack dice", () => {
  const vader = FACTS.cards.get("darthvader");
  const trooper = FACTS.cards.get("stormtrooper");
  expect([vader, trooper].map((card) => card && blazonOf(emblemOf(card)))).toMatchObject([
    { side: "villain", kind: "sith", crest: true, unique: true, elite: false },
    { side: "villain", kind: "trooper", crest: false, unique: false, elite: false },
  ]);
});

test("at one table no two cards of one affiliation and different names share a device", () => {
  const { emblems } = seenAt("menu");
  const looks = [...emblems.values()].map(
    (facts) => [facts.name, facts.side + devicePath(facts)] as const,
  );
  for (const [name, device] of looks) {
    const alike = looks.filter(([, other]) => other === device).map(([other]) => other);
    expect(new Set(alike)).toEqual(new Set([name]));
  }
});

test("outlines tell affiliations", () => {
  expect(["rebel", "imperial", "mercenary", ""].map(outlineOf)).toEqual([
    "round",
    "cut",
    "flat",
    "flat",
  ]);
});

describe("dice", () => {
  test("accuracy is one sign with its number, damage and surges stand one by one", () => {
    const die = { id: 901, colour: "blue" as const, face: [3, 1, 1] };
    expect(symbolsOn(die)).toEqual([
      { sign: "accuracy-ring", count: 3 },
      { sign: "damage", count: 0 },
      { sign: "surge", count: 0 },
    ]);
    expect(faceWords(die)).toBe("blue die: 3 accuracy, 1 damage and 1 surge");
  });

  test("defence dice have other symbols, and may show nothing", () => {
    expect(
      symbolsOn({ id: 951, colour: "white", face: [1, 1, 0] }).map(({ sign }) => sign),
    ).toEqual(["block", "evade"]);
    expect(faceWords({ id: 951, colour: "white", face: [0, 0, 0] })).toBe("white die: nothing");
    expect(faceWords({ id: 951, colour: "white" })).toBe("white die, not rolled yet");
  });
});

describe("sums of an attack", () => {
  const attack = {
    id: 1,
    seat: 0,
    attacker: 101,
    step: "surges" as const,
    needed: 5,
    attack_dice: [{ id: 901, colour: "blue" as const, face: [4, 2, 0] }],
    sums: { accuracy: 4, damage: 3, surge: 1, block: 2, pierce: 1 },
    modified: true,
    surges: 1,
  };
  const results = (changed: object): ReadonlyArray<string> =>
    rowsOf({ ...attack, ...changed }).map(({ result }) => result);

  test("Pierce takes from block, and accuracy may be short", () => {
    expect(results({})).toEqual(["1 short", "1 left", "2 through"]);
  });

  test("a dodge lets nothing through", () => {
    expect(results({ sums: { ...attack.sums, dodge: 1 } })[2]).toBe("0 through");
  });

  test("melee needs no accuracy", () => {
    expect(results({ melee: true })[0]).toBe("melee");
  });

  test("afterwards it is told what came of it", () => {
    expect(results({ step: "after", suffered: 2 })[2]).toBe("2 suffered");
    expect(results({ step: "after", missed: true })[2]).toBe("missed");
  });
});

describe("words", () => {
  const seen = seenAt("move");

  test("of things", () => {
    expect(thingName(seen.view, FACTS, 101)).toBe("Darth Vader");
    expect(thingName(seen.view, FACTS, 102)).toBe("Elite Stormtrooper 1");
    expect(thingName(seen.view, FACTS, 701)).toBe("closed door");
    expect(thingName(seen.view, FACTS, 1001)).toBe("o5");
    expect(thingName(seen.view, FACTS, 4)).toBe("");
  });

  test("of where the game stands", () => {
    expect(standingLine(seenAt("zone"))).toBe("Setup");
    expect(standingLine(seen)).toBe(`Round ${seen.view.round}`);
    expect(standingWords(seen, (seat) => (seat === 0 ? "You" : "Bob"))).toMatch(
      /^Round \d+, activations\. You: \d+ points\. Bob: \d+ points\. (You have|Bob has) initiative\./,
    );
  });

  test("of what cannot be chosen", () => {
    expect(factsWords(seen, 701)).toBe("Closed door. It cannot be chosen now.");
    expect(factsWords(seen, -1)).toBe("This is hidden from you. It cannot be chosen now.");
  });

  test("of whom a command is played on", () => {
    expect(restrictionWords(FACTS.cards.get("deflection"))).toBe("Force User");
    expect(restrictionWords(FACTS.cards.get("celebration"))).toBe("Your side");
    expect(restrictionWords(FACTS.cards.get("lordofthesith"))).toBe("Imperial Darth Vader");
  });
});

test("while something is on stage the map is turned to whom it concerns", () => {
  const seen = seenAt("menu");
  const [one, other] = seen.view.figures.filter(({ space }) => space !== undefined && space !== "");
  if (one === undefined || other === undefined || seen.plan === null) {
    throw new Error("Nobody is on the map.");
  }
  const [from, to] = [one, other].map((figure) => seen.plan && middleOf(seen.plan, figure));
  const landing = { thing: other.id, words: "Attacked", tone: "hit" } as const;
  const act = { kind: "staged", deed: "", seat: 1, title: "" } as const;
  const focus = stagedFocus(seen, actOf({ ...act, cause: one.id, landings: [landing] }));
  expect(focus).toMatchObject({
    x: ((from?.x ?? 0) + (to?.x ?? 0)) / 2,
    y: ((from?.y ?? 0) + (to?.y ?? 0)) / 2,
  });
  expect(stagedFocus(seen, actOf(act))).toBeNull();
});
