/** The lessons of the guided first skirmish: each at its moment, in words that hold. */
import { expect, test } from "vitest";
import { textOf } from "@/core/lessons/lesson";
import { NOTHING_TAUGHT, noticed, taughtNext } from "@/core/lessons/teaching";
import { FIRST, COURSE as FIRST_COURSE } from "@/games/imperial-assault/lessons/course";
import { LESSONS } from "@/games/imperial-assault/lessons/texts/lessons";
import { testLessons } from "../../../fakes/lessons";
import { MOMENTS, momentIn, WAITING } from "./moments";

/** All lessons there are. */
const COURSE = { ...FIRST_COURSE, first: undefined };

testLessons({
  lessons: LESSONS,
  moments: MOMENTS,
  waiting: WAITING,
  seen: ["lit", "sign", "above", "below the dice"],
});

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

test("a first skirmish teaches ten things at most, and all of them exist", () => {
  const known = COURSE.lessons.map(({ id }) => id);
  expect(FIRST.length).toBeLessThanOrEqual(10);
  expect(FIRST.filter((id) => !known.includes(id))).toEqual([]);
});
