/** What is on stage is heard: a card, a deed, dice, what lands; a title that moves things is heard by them. */
import { expect, test } from "vitest";
import { type Act, actOf, type Landing } from "@/core/staging/act";
import type { Stage } from "@/core/staging/presentation";
import { DEED, HELD_UP, HELP, HIT, stageSound, TUMBLE } from "@/core/staging/stage-sounds";

const HURT: Landing = { thing: 7, count: 2, words: "damage", tone: "hit" };
const HEALED: Landing = { thing: 8, count: 1, words: "shield", tone: "help" };

function stageOf(some: Partial<Act>, more: Partial<Stage> = {}): Stage {
  const act = actOf({ kind: "staged", deed: "d", seat: 1, title: "", ...some });
  const rest = { number: 1, isHeld: false, ms: 900, goesOn: false, behind: 0, earlier: [] };
  return { act, phase: "shown", ...rest, ...more };
}

test.each([
  ["a card held up", stageOf({ held: "04007" }), HELD_UP],
  ["a deed without one", stageOf({}), DEED],
  ["a deed that goes on", stageOf({ held: "04007" }, { goesOn: true }), []],
  ["dice in the air", stageOf({ kind: "roll", dice: [1] }), TUMBLE],
  ["what hurts", stageOf({ landings: [HURT, HURT] }, { phase: "landed" }), HIT],
  [
    "what hurts and helps",
    stageOf({ landings: [HEALED, HURT] }, { phase: "landed" }),
    [...HIT, ...HELP],
  ],
  ["one's own deed", stageOf({ kind: "flow", landings: [HURT] }), []],
])("%s", (_, stage, expected) => {
  expect(stageSound(stage, false)).toEqual(expected);
});

test("dice and landings of a title that moves them are its own to sound", () => {
  expect(stageSound(stageOf({ held: "04007" }), true)).toEqual(HELD_UP);
  expect(stageSound(stageOf({ kind: "roll", dice: [1] }), true)).toEqual([]);
  expect(stageSound(stageOf({ landings: [HURT] }, { phase: "landed" }), true)).toEqual([]);
});
