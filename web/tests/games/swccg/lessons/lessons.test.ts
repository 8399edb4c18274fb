/** The lessons of the guided first game: each at its moment, in words that hold. */
import { expect, test } from "vitest";
import { textOf } from "@/core/lessons/lesson";
import { NOTHING_TAUGHT, noticed, taughtNext } from "@/core/lessons/teaching";
import { FIRST, COURSE as FIRST_COURSE } from "@/games/swccg/lessons/course";
import { LESSONS } from "@/games/swccg/lessons/texts/lessons";
import { testLessons } from "../../../fakes/lessons";
import { MOMENTS, momentIn, WAITING } from "./moments";

/** All lessons there are. */
const COURSE = { ...FIRST_COURSE, first: undefined };

testLessons({
  lessons: LESSONS,
  moments: MOMENTS,
  waiting: WAITING,
  seen: ["lit", "upper right", "beside the question", "stands in a list"],
});

test("a game begins with what it is about, and goes on to the question on demand", () => {
  const first = noticed(COURSE, NOTHING_TAUGHT, momentIn("starting_location"), "drawn");
  expect(first.shown).toBe("aim");
  expect(taughtNext(COURSE, first, momentIn("starting_location"), "drawn").shown).toBe("start");
});

test("numbers come from the table", () => {
  const words = (id: string): string => {
    const lesson = LESSONS.find((one) => one.id === id);
    const met = MOMENTS[id]?.met;
    return lesson === undefined || met === undefined ? "" : textOf(lesson, met, "drawn").join(" ");
  };
  expect(words("damage")).toContain("3 of it is left to pay");
  expect(words("low")).toContain("You have 9 Life Force left");
});

test("a first game teaches ten things at most, and all of them exist", () => {
  const known = COURSE.lessons.map(({ id }) => id);
  expect(FIRST.length).toBeLessThanOrEqual(10);
  expect(FIRST.filter((id) => !known.includes(id))).toEqual([]);
});
