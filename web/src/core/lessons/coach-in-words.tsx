import type { ReactElement } from "react";
import styles from "@/core/lessons/coach.module.css";
import type { CoachProps } from "@/core/lessons/coach-props";
import { LessonChoices, LessonList, LessonText } from "@/core/lessons/lesson-parts";
import { keepTaught, useTaught } from "@/core/lessons/memory";
import { switched } from "@/core/lessons/teaching";
import { useCoach } from "@/core/lessons/use-coach";
import { Button } from "@/kit/button";

/** The coach of a guided game at the table in words: the same lessons, before the decision. */
export function CoachInWords({ course, table, store }: CoachProps): ReactElement | null {
  const taught = useTaught(table);
  const coach = useCoach(course, table, store, "words");
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
