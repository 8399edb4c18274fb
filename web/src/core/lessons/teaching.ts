import { type Course, isFor, type Lesson, lessonNamed, type Manner } from "@/core/lessons/lesson";

/**
 * Which lesson is shown: plain functions from what was taught and what happens to what is shown.
 *
 * At most one lesson appears by itself with each question; more are called for. What is closed
 * stays closed until the next question.
 */

/** What is remembered of a guided game. */
export interface Taught {
  /** The ids of lessons in the order they were taught. */
  readonly taught: ReadonlyArray<string>;
  /** The lesson on show; empty if none is. */
  readonly shown: string;
  /** The question at which that was settled; -1 before the first. */
  readonly question: number;
  readonly off: boolean;
  /** Whether the lessons beyond the first game are wanted: asked for, or in a second game. */
  readonly more?: boolean;
}

export const NOTHING_TAUGHT: Taught = { taught: [], shown: "", question: -1, off: false };

/**
 * The lessons whose moment is now and that were not taught yet, the next one first.
 *
 * A first game has few of them; the rest waits for whoever wants more.
 */
export function dueLessons<M>(
  course: Course<M>,
  { taught, more = false }: Taught,
  moment: M,
  manner: Manner,
): ReadonlyArray<Lesson<M>> {
  return course.lessons.filter(
    (lesson) =>
      !taught.includes(lesson.id) &&
      (more || (course.first?.includes(lesson.id) ?? true)) &&
      isFor(lesson, manner) &&
      lesson.when(moment),
  );
}

/** Every lesson from now on, and the next of them at once. */
export function wantingMore(before: Taught): Taught {
  return { ...resumed(before), more: true };
}

/** What is shown once this moment has come; the same object if nothing changes. */
export function noticed<M>(course: Course<M>, before: Taught, moment: M, manner: Manner): Taught {
  const question = course.questionOf(moment);
  if (before.off || question === null || question === before.question) {
    return before;
  }
  const [next] = dueLessons(course, before, moment, manner);
  if (next !== undefined) {
    return { ...teach(before, next), question };
  }
  const still = lessonNamed(course, before.shown)?.when(moment) ?? false;
  return { ...before, question, shown: still ? before.shown : "" };
}

/** The next lesson of this moment, because somebody wants it now. */
export function taughtNext<M>(
  course: Course<M>,
  before: Taught,
  moment: M,
  manner: Manner,
): Taught {
  const [next] = dueLessons(course, before, moment, manner);
  return next === undefined ? closed(before) : teach(before, next);
}

function teach<M>(before: Taught, lesson: Lesson<M>): Taught {
  return { ...before, taught: [...before.taught, lesson.id], shown: lesson.id };
}

/** The lesson put away. */
export function closed(before: Taught): Taught {
  return { ...before, shown: "" };
}

/** A lesson that was taught, shown again. */
export function calledBack(before: Taught, id: string): Taught {
  return before.taught.includes(id) ? { ...before, shown: id } : before;
}

/** What the key does: close the lesson, or show again what fits best. */
export function toggled<M>(course: Course<M>, before: Taught, moment: M): Taught {
  return before.shown === ""
    ? calledBack(before, bestKnown(course, before, moment)?.id ?? "")
    : closed(before);
}

/** No more lessons at this table, or lessons again. */
export function switched(before: Taught, off: boolean): Taught {
  return { ...resumed(before), off };
}

/** The same lessons before another first question. */
export function resumed(before: Taught): Taught {
  return { ...before, shown: "", question: -1 };
}

/** The lesson to read again now: one about this moment if there is one, else the last. */
export function bestKnown<M>(
  course: Course<M>,
  { taught }: Taught,
  moment: M,
): Lesson<M> | undefined {
  const known = taught.flatMap((id) => lessonNamed(course, id) ?? []);
  const fitting = course.lessons.find((lesson) => known.includes(lesson) && lesson.when(moment));
  return fitting ?? known.at(-1);
}
