import type { ReactElement } from "react";
import styles from "@/coach/coach.module.css";
import { LessonChoices, LessonList, LessonText } from "@/coach/lesson-parts";
import { keepTaught, useTaught } from "@/coach/memory";
import { switched } from "@/coach/teaching";
import { useCoach } from "@/coach/use-coach";
import { Button } from "@/drawing/button";
import type { TableStore } from "@/store/store";

interface CoachInWordsProps {
  readonly table: string;
  readonly store: TableStore;
}

/** The coach of a guided game at the table in words: the same lessons, before the decision. */
export function CoachInWords({ table, store }: CoachInWordsProps): ReactElement | null {
  const taught = useTaught(table);
  const coach = useCoach(table, store, "words");
  if (taught?.off === true) {
    return (
      <Button kind="quiet" onClick={() => keepTaught(table, switched(taught, false))}>
        Switch the lessons on
      </Button>
    );
  }
  if (coach === null) {
    return null;
  }
  return (
    <section className={styles["words"]} aria-label="Lessons" data-coach>
      <LessonText coach={coach} />
      <LessonChoices coach={coach} />
      {coach.known.length === 0 ? null : (
        <details>
          <summary>{`Lessons so far: ${coach.known.length}`}</summary>
          <LessonList coach={coach} />
        </details>
      )}
    </section>
  );
}
