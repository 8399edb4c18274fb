import type { Line } from "@protocol";
import type { DecisionView, DieView } from "@protocol/destiny";
import { describe, expect, test } from "vitest";
import { chosenBefore, NOTHING_SENT, nextOfPlan, remember } from "@/core/picking/stages";
import { motionOf } from "@/games/destiny/motion/changes";
import { passesAgain } from "@/games/destiny/reading/passing";
import { sumsOf, sumsOfChosen, sumWords } from "@/games/destiny/reading/sums";

function die(id: number, side: string): DieView {
  return { id, code: "01001", card: 10000, zone: "pool", seat: 0, side };
}

describe("sums", () => {
  const words = (...sides: string[]) =>
    sumsOf(sides.map((side, place) => die(1000 + place, side))).map(sumWords);

  test("bases and modifiers of a symbol stand together", () => {
    expect(words("2MD", "+2MD", "1Dr")).toEqual(["melee 2+2", "disrupt 1"]);
  });

  test("a modifier without a base says so", () => {
    expect(words("+2RD", "-")).toEqual(["ranged +2, no base"]);
  });

  test("specials are counted, an X stays open", () => {
    expect(words("Sp", "Sp", "XSh", "1Sh")).toEqual(["shield 1+X", "special 2"]);
  });

  const chosen = (...sides: string[]) =>
    sumsOfChosen(sides.map((side, place) => die(1000 + place, side))).map(sumWords);

  test("what is chosen comes to one number where a base is chosen, too", () => {
    expect(chosen("2MD", "+2MD", "+1RD")).toEqual(["melee 4", "ranged +1, no base"]);
  });

  test("what goes with any symbol is added to the only one that is chosen", () => {
    expect(chosen("2MD", "+1*")).toEqual(["melee 3"]);
    expect(chosen("2MD", "1Sh", "+1*")).toEqual(["melee 2", "shield 1", "any symbol +1"]);
  });
});

function line(kind: Line["event"]["kind"]): Line {
  return { text: kind, event: { serial: 1, cause: 0, kind } };
}

const ASKED: DecisionView = {
  id: 31744,
  kind: "choose_one",
  reason: "action",
  options: [{ kind: "claim", source: 10005 }, { kind: "pass_turn" }],
};

describe("passing until something happens", () => {
  test("goes on while only passes happen", () => {
    expect(passesAgain(ASKED, [line("decided"), line("passed"), line("turn_began")])).toBe(true);
  });

  test("stops at anything else", () => {
    expect(passesAgain(ASKED, [line("passed"), line("dice_rolled")])).toBe(false);
  });

  test("stops at a decision that is no action", () => {
    expect(passesAgain({ ...ASKED, reason: "may" }, [])).toBe(false);
  });
});

describe("stages", () => {
  test("what was sent is marked, and no longer after a step back", () => {
    const first = remember(NOTHING_SENT, ASKED, [1001]);
    const second = remember(first, { ...ASKED, id: 31745, stage: 1 }, [1002]);
    expect([...chosenBefore(second, { ...ASKED, id: 31746, stage: 2 }).keys()]).toEqual([
      1001, 1002,
    ]);
    expect([...chosenBefore(second, { ...ASKED, id: 31745, stage: 1 }).keys()]).toEqual([1001]);
    expect(chosenBefore(second, { ...ASKED, id: 32000 }).size).toBe(0);
  });

  test("a thing chosen twice counts twice", () => {
    const first = remember(NOTHING_SENT, ASKED, [10001]);
    const second = remember(first, { ...ASKED, id: 31745, stage: 1 }, [10001]);
    expect(chosenBefore(second, { ...ASKED, id: 31746, stage: 2 }).get(10001)).toBe(2);
  });

  test("a plan names the first option that is left of it", () => {
    const plan = { group: 124, keys: ["value:0:2:2", "pass_turn:0:0:0", "claim:10005:0:0"] };
    expect(nextOfPlan(plan, ASKED)).toBe(1);
    expect(nextOfPlan({ ...plan, group: 5 }, ASKED)).toBe(-1);
  });
});

describe("motions", () => {
  test("a roll tumbles its dice in order", () => {
    const items = [{ id: 1003 }, { id: 1001 }];
    expect(motionOf({ serial: 1, cause: 0, kind: "dice_rolled", items })).toEqual({
      kind: "tumble",
      dice: [1003, 1001],
    });
  });

  test("damage flies from its source", () => {
    const event = { serial: 1, cause: 0, kind: "damage_taken", amount: 2 } as const;
    const motion = motionOf({ ...event, subject: { id: 10001 }, source: { id: 10002 } });
    expect(motion).toMatchObject({ kind: "flight", from: 10002, to: 10001, amount: 2 });
  });

  test("what only the log tells moves nothing", () => {
    expect(motionOf({ serial: 1, cause: 0, kind: "cost_set" })).toBeNull();
  });
});
