import type { Moment, When } from "@/games/destiny/lessons/moments";

/**
 * A lesson of the guided first game: when it is taught, what it says, where to look.
 *
 * What belongs here: the shape, and its words as text. What does not: the lessons themselves
 * (`lessons`), and which comes next (`teaching`).
 */

/** What a lesson points at: a part of one's own side, the middle, or what is asked. */
export type About = "bar" | "battlefield" | "hand" | "pool" | "purse" | "queue" | "team" | "theirs";

/** A paragraph; numbers that may differ are taken from the moment. */
export type Words = string | ((moment: Moment) => string);

export interface Lesson {
  readonly id: string;
  readonly title: string;
  /** Whether its moment is now. */
  readonly when: When;
  readonly words: ReadonlyArray<Words>;
  readonly about?: About;
  /** What it says at the table in words, where `words` speak of what is drawn; null is nothing. */
  readonly inWords?: ReadonlyArray<Words> | null;
}

/** How the table is shown: drawn, or in words. */
export type Manner = "drawn" | "words";

/** Whether a lesson has something to say there. */
export function isFor(lesson: Lesson, manner: Manner): boolean {
  return manner === "drawn" || lesson.inWords !== null;
}

/** The paragraphs of a lesson. */
export function textOf(lesson: Lesson, moment: Moment, manner: Manner): ReadonlyArray<string> {
  const words = manner === "words" ? (lesson.inWords ?? lesson.words) : lesson.words;
  return words.map((one) => (typeof one === "string" ? one : one(moment)));
}
