import type { TableState } from "@/core/store/state";

/**
 * A lesson of a guided first game: when it is taught, what it says, where to look.
 *
 * What belongs here: the shape, and its words as text. What does not: the lessons themselves
 * (each title has its own), and which comes next (`teaching`).
 */

/** Whether something holds at a moment, which is whatever a title reads out of a table. */
export type When<M> = (moment: M) => boolean;

/** A paragraph; numbers that may differ are taken from the moment. */
export type Words<M> = string | ((moment: M) => string);

export interface Lesson<M> {
  readonly id: string;
  readonly title: string;
  /** Whether its moment is now. */
  readonly when: When<M>;
  readonly words: ReadonlyArray<Words<M>>;
  /** What it points at: a zone of the table that its title outlines. */
  readonly about?: string;
  /** What it says at the table in words, where `words` speak of what is drawn; null is nothing. */
  readonly inWords?: ReadonlyArray<Words<M>> | null;
}

/** The lessons of a title, in the order in which they are taught when several moments come at once. */
export interface Course<M> {
  readonly lessons: ReadonlyArray<Lesson<M>>;
  /** The ids of those that a first game teaches; the others come to whoever wants more. Without it, all. */
  readonly first?: ReadonlyArray<string> | undefined;
  /** The moment of a state; null before the first view, and for who only watches. */
  momentOf(state: TableState): M | null;
  /** The number of what is asked, the same for all its stages; null while nothing is. */
  questionOf(moment: M): number | null;
}

/** A course among others, whose moments nobody else can name. */
export type AnyCourse = Course<unknown>;

/**
 * A course for a table that knows no moments.
 *
 * This is safe: a course is only ever given back the moments that it has read itself.
 */
export function asCourse<M>(course: Course<M>): AnyCourse {
  return course as unknown as AnyCourse;
}

/** The lesson with this id; undefined for one of an older page. */
export function lessonNamed<M>({ lessons }: Course<M>, id: string): Lesson<M> | undefined {
  return lessons.find((lesson) => lesson.id === id);
}

/** How the table is shown: drawn, or in words. */
export type Manner = "drawn" | "words";

/** Whether a lesson has something to say there. */
export function isFor<M>(lesson: Lesson<M>, manner: Manner): boolean {
  return manner === "drawn" || lesson.inWords !== null;
}

/** The paragraphs of a lesson. */
export function textOf<M>(lesson: Lesson<M>, moment: M, manner: Manner): ReadonlyArray<string> {
  const words = manner === "words" ? (lesson.inWords ?? lesson.words) : lesson.words;
  return words.map((one) => (typeof one === "string" ? one : one(moment)));
}

/** All of these hold. */
export function all<M>(...conditions: ReadonlyArray<When<M>>): When<M> {
  return (moment) => conditions.every((holds) => holds(moment));
}

/** One of these holds. */
export function any<M>(...conditions: ReadonlyArray<When<M>>): When<M> {
  return (moment) => conditions.some((holds) => holds(moment));
}
