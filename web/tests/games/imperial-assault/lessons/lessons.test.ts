/** The lessons of the guided first skirmish: each at its moment, in words that hold. */
import { describe, expect, test } from "vitest";
import { textOf } from "@/core/lessons/lesson";
import { NOTHING_TAUGHT, noticed, taughtNext } from "@/core/lessons/teaching";
import { COURSE } from "@/games/imperial-assault/lessons/course";
import { LESSONS } from "@/games/imperial-assault/lessons/texts/lessons";
import { MOMENTS, momentIn, WAITING } from "./moments";

const ONCE_SAID = 60;
const LONGEST = 360;

test("every lesson has a moment that is tested, and every such moment a lesson", () => {
  expect(Object.keys(MOMENTS).toSorted()).toEqual(LESSONS.map(({ id }) => id).toSorted());
});

test("no two lessons have the same name or title", () => {
  expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
  expect(new Set(LESSONS.map(({ title }) => title)).size).toBe(LESSONS.length);
});

describe.each(LESSONS)("$id", (one) => {
  const { id, when } = one;
  test("is taught at its moment", () => {
    expect(MOMENTS[id] && when(MOMENTS[id].met)).toBe(true);
  });

  test("is not taught where its moment is not", () => {
    expect(MOMENTS[id] && when(MOMENTS[id].not)).toBe(false);
  });

  test("is not taught while nothing is asked", () => {
    expect(when(WAITING)).toBe(false);
  });

  test("has whole sentences in the voice of the table, with no figure of its own", () => {
    const met = MOMENTS[id]?.met ?? WAITING;
    for (const words of [...textOf(one, met, "drawn"), ...textOf(one, met, "words")]) {
      expect(words).toMatch(/^[A-Z][^!]*[.?]$/);
      expect(words.length).toBeLessThan(LONGEST);
    }
    expect(one.title).toMatch(/^[A-Z][^!.]*$/);
    expect(one.title.length).toBeLessThan(ONCE_SAID);
    const written = [...one.words, ...(one.inWords ?? [])].filter((it) => typeof it === "string");
    expect(written.filter((part) => /\d/.test(part))).toEqual([]);
  });
});

test.each(["lit", "sign", "above", "below the dice"])(
  "the table in words never speaks of what is %s",
  (drawn) => {
    const spoken = LESSONS.flatMap((one) => textOf(one, MOMENTS[one.id]?.met ?? WAITING, "words"));
    expect(spoken.filter((text) => new RegExp(`\\b${drawn}\\b`).test(text))).toEqual([]);
  },
);

test("a skirmish begins with what it is about, and goes on to the question on demand", () => {
  const first = noticed(COURSE, NOTHING_TAUGHT, momentIn("zone"), "drawn");
  expect(first.shown).toBe("aim");
  expect(taughtNext(COURSE, first, momentIn("zone"), "drawn").shown).toBe("zone");
});

test("numbers come from the table", () => {
  const menu = LESSONS.find(({ id }) => id === "menu");
  const { view } = momentIn("menu_discard_condition");
  const words = menu === undefined ? [] : textOf(menu, { view, lines: [], result: "" }, "drawn");
  expect(words[0]).toContain("one is left");
});
