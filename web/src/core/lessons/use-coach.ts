import { useEffect, useMemo, useRef } from "react";
import { type Course, type Lesson, lessonNamed, type Manner, textOf } from "@/core/lessons/lesson";
import { keepTaught, useTaught } from "@/core/lessons/memory";
import {
  bestKnown,
  calledBack,
  closed,
  dueLessons,
  noticed,
  switched,
  type Taught,
  taughtNext,
  toggled,
  wantingMore,
} from "@/core/lessons/teaching";
import type { TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { useTable } from "@/core/store/use-table";
import { isForPage } from "@/kit/keyboard";

/**
 * The coach of one table: what it shows, and what a person can do with it.
 */

/** A lesson for whoever does not ask for its moment. */
type AnyLesson = Pick<Lesson<never>, "id" | "title" | "about">;

/** A lesson as it is read now. */
export interface Reading {
  readonly lesson: AnyLesson;
  readonly text: ReadonlyArray<string>;
}

export interface Coach {
  /** The lesson on show. */
  readonly shown: Reading | null;
  /** What else is new at this moment, in its order. */
  readonly due: ReadonlyArray<AnyLesson>;
  /** What was taught, the first first. */
  readonly known: ReadonlyArray<AnyLesson>;
  /** What can be read again when nothing is shown. */
  readonly again: AnyLesson | undefined;
  next(): void;
  close(): void;
  callBack(id: string): void;
  /** Close the lesson, or show one again. */
  toggle(): void;
  /** Teach all there is; null where that is so. */
  readonly wantMore: (() => void) | null;
  switchOff(): void;
}

const everything = (state: TableState): TableState => state;

/** The coach at a table; null where there is none, and while it is switched off. */
export function useCoach<M>(
  course: Course<M>,
  table: string,
  store: TableStore,
  manner: Manner,
): Coach | null {
  const state = useTable(store, everything);
  const moment = useMemo(() => course.momentOf(state), [course, state]);
  const taught = useTaught(table);
  useEffect(() => {
    if (taught === null || moment === null) return;
    const next = noticed(course, taught, moment, manner);
    if (next !== taught) keepTaught(table, next);
  }, [course, table, taught, moment, manner]);

  return useMemo(() => {
    if (taught === null || taught.off || moment === null) return null;
    const keep = (next: Taught): void => keepTaught(table, next);
    const lesson = lessonNamed(course, taught.shown);
    return {
      shown: lesson === undefined ? null : { lesson, text: textOf(lesson, moment, manner) },
      due: dueLessons(course, taught, moment, manner),
      known: taught.taught.flatMap((id) => lessonNamed(course, id) ?? []),
      again: bestKnown(course, taught, moment),
      next: () => keep(taughtNext(course, taught, moment, manner)),
      close: () => keep(closed(taught)),
      callBack: (id) => keep(calledBack(taught, id)),
      toggle: () => keep(toggled(course, taught, moment)),
      wantMore:
        course.first === undefined || taught.more === true ? null : () => keep(wantingMore(taught)),
      switchOff: () => keep(switched(taught, true)),
    };
  }, [course, table, taught, moment, manner]);
}

const TOGGLE = "l";

/** The key L closes the lesson, or brings one back. */
export function useLessonKey(coach: Coach | null): void {
  const latest = useRef(coach);
  useEffect(() => {
    latest.current = coach;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== TOGGLE || !isForPage(event)) return;
      if (latest.current === null) return;
      event.preventDefault();
      latest.current.toggle();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
