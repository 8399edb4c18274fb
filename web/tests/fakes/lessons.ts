/** What every title's lessons keep: each at its moment, in words that hold. */
import { describe, expect, test } from "vitest";
import { type Lesson, textOf } from "@/core/lessons/lesson";

const ONCE_SAID = 60;
const LONGEST = 360;

/** A moment at which a lesson is taught, and one at which it is not. */
export interface Met<M> {
  readonly met: M;
  readonly not: M;
}

interface Taught<M> {
  readonly lessons: ReadonlyArray<Lesson<M>>;
  readonly moments: Readonly<Partial<Record<string, Met<M>>>>;
  /** A moment at which nothing is asked. */
  readonly waiting: M;
  /** Words that only somebody who sees the table understands. */
  readonly seen: ReadonlyArray<string>;
}

export function testLessons<M>({ lessons, moments, waiting, seen }: Taught<M>): void {
  const metOf = (id: string): M => moments[id]?.met ?? waiting;

  test("every lesson has a moment that is tested, and every such moment a lesson", () => {
    expect(Object.keys(moments).toSorted()).toEqual(lessons.map(({ id }) => id).toSorted());
  });

  test("no two lessons have the same name or title", () => {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    expect(new Set(lessons.map(({ title }) => title)).size).toBe(lessons.length);
  });

  describe.each(lessons)("$id", (one) => {
    const { id, when, title, words, inWords } = one;

    test("is taught at its moment", () => {
      expect(moments[id] && when(moments[id].met)).toBe(true);
    });

    test("is not taught where its moment is not", () => {
      expect(moments[id] && when(moments[id].not)).toBe(false);
    });

    test("is not taught while nothing is asked", () => {
      expect(when(waiting)).toBe(false);
    });

    test("has whole sentences in the voice of the table", () => {
      const met = metOf(id);
      for (const text of [...textOf(one, met, "drawn"), ...textOf(one, met, "words")]) {
        expect(text).toMatch(/^[A-Z][^!]*[.?]$/);
        expect(text.length).toBeLessThan(LONGEST);
      }
      expect(title).toMatch(/^[A-Z][^!.]*$/);
      expect(title.length).toBeLessThan(ONCE_SAID);
    });

    test("has no figure that does not come from the table", () => {
      const written = [...words, ...(inWords ?? [])].filter((part) => typeof part === "string");
      expect(written.filter((part) => /\d/.test(part))).toEqual([]);
    });
  });

  test.each(seen)("the table in words never speaks of what is %s", (drawn) => {
    const spoken = lessons
      .filter(({ inWords }) => inWords !== null)
      .flatMap((one) => textOf(one, metOf(one.id), "words"));
    expect(spoken.filter((text) => new RegExp(`\\b${drawn}\\b`).test(text))).toEqual([]);
  });
}
