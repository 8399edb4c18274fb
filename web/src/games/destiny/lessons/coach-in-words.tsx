import type { ReactElement } from "react";
import type { CoachProps } from "@/core/client/client";
import styles from "@/games/destiny/lessons/coach.module.css";
import { LessonChoices, LessonList, LessonText } from "@/games/destiny/lessons/lesson-parts";
import { keepTaught, useTaught } from "@/games/destiny/lessons/memory";
import { switched } from "@/games/destiny/lessons/teaching";
import { useCoach } from "@/games/destiny/lessons/use-coach";
import { Button } from "@/kit/button";

/** The coach of a guided game at the table in words: the same lessons, before the decision. */
export function CoachInWords({ table, store }: CoachProps): ReactElement | null {
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
