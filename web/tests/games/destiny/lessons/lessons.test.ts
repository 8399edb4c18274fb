/** The lessons of the guided first game: each at its moment, in words that hold. */
import { expect, test } from "vitest";
import { textOf } from "@/core/lessons/lesson";
import type { Lesson } from "@/games/destiny/lessons/lesson";
import { LESSONS } from "@/games/destiny/lessons/texts/lessons";
import { testLessons } from "../../../fakes/lessons";
import { MOMENTS, momentIn, pool, WAITING } from "./moments";

function lesson(id: string): Lesson {
  const found = LESSONS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no lesson ${id}.`);
  return found;
}

testLessons({
  lessons: LESSONS,
  moments: MOMENTS,
  waiting: WAITING,
  seen: ["lit", "tilted", "corner", "lower half", "finger"],
});

test("what is asked comes before what lies there, and how to ask comes last", () => {
  const place = (id: string): number => LESSONS.findIndex((one) => one.id === id);
  const inOrder = [
    "aim",
    "mulligan",
    "host",
    "turn",
    "activated",
    "resolve",
    "damage",
    "melee",
    "claim",
    "odds",
  ];

  expect(inOrder.map(place)).toEqual(inOrder.map(place).toSorted((a, b) => a - b));
});

test("dice of the roll-off, and those of the opponent, teach no symbol", () => {
  const rollOff = momentIn("battlefield");
  const seen = pool("1MD");
  const swapped = {
    ...seen,
    view: { ...seen.view, dice: seen.view.dice.map((die) => ({ ...die, seat: 1 })) },
  };

  expect(lesson("melee").when(rollOff)).toBe(false);
  expect(lesson("melee").when(swapped)).toBe(false);
});

test("upkeep tells how many resources were gained, from the log", () => {
  const [first] = textOf(lesson("upkeep"), momentIn("upkeep_discard"), "drawn");

  expect(first).toContain("you gained 2 resources");
});
