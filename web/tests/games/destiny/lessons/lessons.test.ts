/** The lessons of the guided first game: each at its moment, in words that hold. */
import { describe, expect, test } from "vitest";
import { textOf } from "@/core/lessons/lesson";
import type { Lesson } from "@/games/destiny/lessons/lesson";
import { LESSONS } from "@/games/destiny/lessons/texts/lessons";
import { MOMENTS, momentIn, pool, WAITING } from "./moments";

const ONCE_SAID = 60;
const LONGEST = 360;

function lesson(id: string): Lesson {
  const found = LESSONS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no lesson ${id}.`);
  return found;
}

test("every lesson has a moment that is tested, and every such moment a lesson", () => {
  expect(Object.keys(MOMENTS).toSorted()).toEqual(LESSONS.map(({ id }) => id).toSorted());
});

test("no two lessons have the same name or title", () => {
  expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
  expect(new Set(LESSONS.map(({ title }) => title)).size).toBe(LESSONS.length);
});

describe.each(LESSONS)("$id", ({ id, when }) => {
  test("is taught at its moment", () => {
    expect(MOMENTS[id] && when(MOMENTS[id].met)).toBe(true);
  });

  test("is not taught where its moment is not", () => {
    expect(MOMENTS[id] && when(MOMENTS[id].not)).toBe(false);
  });

  test("is not taught while nothing is asked", () => {
    expect(when(WAITING)).toBe(false);
  });
});

describe.each(LESSONS)("the words of $id", (one) => {
  const texts = [
    textOf(one, MOMENTS[one.id]?.met ?? WAITING, "drawn"),
    textOf(one, MOMENTS[one.id]?.met ?? WAITING, "words"),
  ].flat();

  test("are whole sentences in the voice of the table", () => {
    for (const words of [...texts]) {
      expect(words).toMatch(/^[A-Z][^!]*\.$/);
      expect(words.length).toBeLessThan(LONGEST);
    }
    expect(one.title).toMatch(/^[A-Z][^!.]*$/);
    expect(one.title.length).toBeLessThan(ONCE_SAID);
  });

  test("have no figure that does not come from the table", () => {
    const written = [...one.words, ...(one.inWords ?? [])].filter(
      (part) => typeof part === "string",
    );
    expect(written.filter((part) => /\d/.test(part))).toEqual([]);
  });
});

test.each(["lit", "tilted", "corner", "lower half", "finger"])(
  "the table in words never speaks of what is %s",
  (drawn) => {
    const spoken = LESSONS.filter(({ inWords }) => inWords !== null).flatMap((one) =>
      textOf(one, MOMENTS[one.id]?.met ?? WAITING, "words"),
    );
    expect(spoken.filter((text) => new RegExp(`\\b${drawn}\\b`).test(text))).toEqual([]);
  },
);

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
