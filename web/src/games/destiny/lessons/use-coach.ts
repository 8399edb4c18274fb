import { useEffect, useMemo, useRef } from "react";
import type { TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { useTable } from "@/core/store/use-table";
import { type Lesson, type Manner, textOf } from "@/games/destiny/lessons/lesson";
import { keepTaught, useTaught } from "@/games/destiny/lessons/memory";
import { momentOf } from "@/games/destiny/lessons/moments";
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
} from "@/games/destiny/lessons/teaching";
import { lessonNamed } from "@/games/destiny/lessons/texts/lessons";
import { isForPage } from "@/kit/keyboard";

/**
 * The coach of one table: what it shows, and what a person can do with it.
 */

/** A lesson as it is read now. */
export interface Reading {
  readonly lesson: Lesson;
  readonly text: ReadonlyArray<string>;
}

export interface Coach {
  /** The lesson on show. */
  readonly shown: Reading | null;
  /** What else is new at this moment, in its order. */
  readonly due: ReadonlyArray<Lesson>;
  /** What was taught, the first first. */
  readonly known: ReadonlyArray<Lesson>;
  /** What can be read again when nothing is shown. */
  readonly again: Lesson | undefined;
  next(): void;
  close(): void;
  callBack(id: string): void;
  /** Close the lesson, or show one again. */
  toggle(): void;
  switchOff(): void;
}

const everything = (state: TableState): TableState => state;

/** The coach at a table; null where there is none, and while it is switched off. */
export function useCoach(table: string, store: TableStore, manner: Manner): Coach | null {
  const state = useTable(store, everything);
  const moment = useMemo(() => momentOf(state), [state]);
  const taught = useTaught(table);
  useEffect(() => {
    if (taught === null || moment === null) return;
    const next = noticed(taught, moment, manner);
    if (next !== taught) keepTaught(table, next);
  }, [table, taught, moment, manner]);

  return useMemo(() => {
    if (taught === null || taught.off || moment === null) return null;
    const keep = (next: Taught): void => keepTaught(table, next);
    const lesson = lessonNamed(taught.shown);
    return {
      shown: lesson === undefined ? null : { lesson, text: textOf(lesson, moment, manner) },
      due: dueLessons(taught, moment, manner),
      known: taught.taught.flatMap((id) => lessonNamed(id) ?? []),
      again: bestKnown(taught, moment),
      next: () => keep(taughtNext(taught, moment, manner)),
      close: () => keep(closed(taught)),
      callBack: (id) => keep(calledBack(taught, id)),
      toggle: () => keep(toggled(taught, moment)),
      switchOff: () => keep(switched(taught, true)),
    };
  }, [table, taught, moment, manner]);
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
