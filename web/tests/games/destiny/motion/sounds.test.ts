import { expect, test } from "vitest";
import type { Motion } from "@/games/destiny/motion/changes";
import { play, SOUNDS, soundsOf } from "@/games/destiny/motion/sounds";

const hit: Motion = { kind: "flight", token: "damage", from: 1, to: 2, seat: 0, amount: 1 };

test("what happens several times at once is heard once, and a pulse is silent", () => {
  const motions: ReadonlyArray<Motion> = [
    { kind: "tumble", dice: [1, 2] },
    hit,
    hit,
    { kind: "pulse", thing: 3 },
    { kind: "home", die: 1 },
  ];
  expect(soundsOf(motions)).toEqual(["lie", "damage", "home"]);
});

test("every sound is short and soft", () => {
  for (const note of Object.values(SOUNDS).flat()) {
    expect(note.seconds).toBeLessThan(0.3);
    expect(note.gain).toBeLessThanOrEqual(0.4);
  }
});

test("a browser without sound stays silent", () => {
  expect(() => play("damage")).not.toThrow();
});
