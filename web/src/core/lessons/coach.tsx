import { type ReactElement, useState } from "react";
import styles from "@/core/lessons/coach.module.css";
import type { CoachProps } from "@/core/lessons/coach-props";
import { LessonChoices, LessonList, LessonText } from "@/core/lessons/lesson-parts";
import { keepTaught, useTaught } from "@/core/lessons/memory";
import { switched } from "@/core/lessons/teaching";
import { type Coach as AtTable, useCoach, useLessonKey } from "@/core/lessons/use-coach";
import { Button } from "@/kit/button";
import { CheckField } from "@/kit/choice-field";
import { classes } from "@/kit/classes";
import { Sheet } from "@/kit/dialog";
import { Sign } from "@/kit/sign";

/**
 * The coach of a guided game where the drawn table has room for it.
 *
 * What belongs here: where it stands. What does not: what it says (the title knows), and when
 * (`teaching`). It lies over nothing that can be chosen.
 */

/** Where a coach can stand: over the log, as a strip over the decision bar, in the menu. */
export type CoachPlace = "side" | "strip" | "menu";

interface PlacedProps extends CoachProps {
  /** Over the log on wide windows, as a strip over the decision bar on others, in the menu. */
  readonly place: CoachPlace;
}

/** The coach of a table; nothing where no game is guided. */
export function Coach({ place, course, table, store }: PlacedProps): ReactElement | null {
  if (place === "menu") {
    return <CoachSwitch table={table} />;
  }
  return <Standing course={course} table={table} store={store} wide={place === "side"} />;
}

interface StandingProps extends CoachProps {
  readonly wide: boolean;
}

function Standing({ course, table, store, wide }: StandingProps): ReactElement | null {
  const coach = useCoach(course, table, store, "drawn");
  useLessonKey(coach);
  if (coach === null) {
    return null;
  }
  return wide ? <Beside coach={coach} /> : <Strip coach={coach} />;
}

/** Over the log: the whole lesson, and what was taught before on demand. */
function Beside({ coach }: { readonly coach: AtTable }): ReactElement {
  const [listed, setListed] = useState(false);
  return (
    <section
      className={classes(styles["beside"], listed && styles["listed"])}
      aria-label="Lessons"
      data-coach
      data-about={coach.shown?.lesson.about}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long lesson scrolls, also by the keyboard */}
      <div className={styles["page"]} tabIndex={0}>
        {listed ? (
          <LessonList coach={coach} onRead={() => setListed(false)} />
        ) : (
          <LessonText coach={coach} />
        )}
      </div>
      <LessonChoices coach={coach} covered={listed}>
        <Button
          kind="quiet"
          sign="log"
          bare
          aria-label={`Lessons so far: ${coach.known.length}`}
          aria-expanded={listed}
          onClick={() => setListed(!listed)}
        />
      </LessonChoices>
    </section>
  );
}

/** Over the decision bar: one line of the lesson; the whole of it comes in a sheet. */
function Strip({ coach }: { readonly coach: AtTable }): ReactElement {
  const [open, setOpen] = useState(false);
  const { shown } = coach;
  return (
    <section
      className={styles["strip"]}
      aria-label="Lessons"
      data-coach
      data-about={shown?.lesson.about}
    >
      <button
        type="button"
        className={styles["open"]}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Sign name="why" className={styles["sign"]} />
        <b className={styles["name"]}>{shown?.lesson.title ?? "Lessons so far"}</b>
        <span className={styles["first"]}>{shown?.text[0] ?? ""}</span>
      </button>
      {shown === null ? null : (
        <Button
          kind="quiet"
          sign="close"
          bare
          aria-label="Close the lesson"
          onClick={coach.close}
        />
      )}
      <p className="spoken" aria-live="polite">
        {open || shown === null ? "" : [shown.lesson.title, ...shown.text].join(". ")}
      </p>
      <Sheet title="Your first game" open={open} onClose={() => setOpen(false)}>
        <div className={styles["sheet"]}>
          <LessonText coach={coach} />
          <LessonChoices coach={coach} onClose={() => setOpen(false)} />
          <LessonList coach={coach} />
        </div>
      </Sheet>
    </section>
  );
}

/** In the menu: whether there are lessons at this table. */
function CoachSwitch({ table }: { readonly table: string }): ReactElement | null {
  const taught = useTaught(table);
  if (taught === null) {
    return null;
  }
  return (
    <CheckField
      label="Lessons beside the table"
      checked={!taught.off}
      change={(checked) => keepTaught(table, switched(taught, !checked))}
    />
  );
}
