import type { Lesson } from "@/coach/lesson";
import { ACTIONS, FIRST_TURNS } from "@/coach/lessons/actions";
import { CARDS, EVENTS } from "@/coach/lessons/events";
import { QUESTIONS } from "@/coach/lessons/questions";
import { SETUP } from "@/coach/lessons/setup";
import { SYMBOLS } from "@/coach/lessons/symbols";
import { TABLE } from "@/coach/lessons/table";

/**
 * All lessons in the order in which they are taught when several moments come at once.
 *
 * First what is asked, then what happened, then what lies there, last what can wait.
 */
export const LESSONS: ReadonlyArray<Lesson> = [
  ...SETUP,
  ...QUESTIONS,
  ...FIRST_TURNS,
  ...EVENTS,
  ...SYMBOLS,
  ...ACTIONS,
  ...CARDS,
  ...TABLE,
];

const BY_ID: ReadonlyMap<string, Lesson> = new Map(LESSONS.map((lesson) => [lesson.id, lesson]));

/** The lesson with this id; undefined for one of an older page. */
export function lessonNamed(id: string): Lesson | undefined {
  return BY_ID.get(id);
}
