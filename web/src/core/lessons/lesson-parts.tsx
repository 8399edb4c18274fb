import { type ReactElement, type ReactNode, useRef } from "react";
import styles from "@/core/lessons/coach.module.css";
import type { Coach } from "@/core/lessons/use-coach";
import { Button } from "@/kit/button";

/**
 * The parts of a coach: the lesson, what to do with it, and what was taught before.
 *
 * They look alike beside the table, in a sheet and at the table in words.
 */

interface PartProps {
  readonly coach: Coach;
}

/** The lesson on show, read aloud when it is new. */
export function LessonText({ coach: { shown, known } }: PartProps): ReactElement {
  return (
    <div className={styles["lesson"]} aria-live="polite" data-lesson={shown?.lesson.id}>
      {shown === null ? (
        <p className="quiet">
          {known.length === 0
            ? "The first lesson comes with your first decision."
            : "Nothing new here. Play on."}
        </p>
      ) : (
        <>
          <h2 className={styles["title"]}>{shown.lesson.title}</h2>
          {shown.text.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </>
      )}
    </div>
  );
}

interface LessonChoicesProps extends PartProps {
  /** The lesson is not in sight: only what was put in stands there. */
  readonly covered?: boolean;
  readonly children?: ReactNode;
  onClose?(): void;
}

/** What else is new, and closing the lesson or reading it again; other buttons stand last. */
export function LessonChoices(props: LessonChoicesProps): ReactElement {
  const { coach, covered = false, children, onClose } = props;
  const { shown, due, again } = coach;
  const toggle = useRef<HTMLButtonElement>(null);
  const [next] = due;
  const goOn = (): void => {
    // The button goes with the last lesson; the focus stays in the row.
    if (due.length === 1) {
      toggle.current?.focus();
    }
    coach.next();
  };
  const close = (): void => {
    coach.close();
    onClose?.();
  };
  return (
    <div className={styles["choices"]} data-row>
      {covered || next === undefined ? null : (
        <Button onClick={goOn}>{`Next: ${next.title}`}</Button>
      )}
      {covered || (shown === null && again === undefined) ? null : (
        <Button ref={toggle} kind="quiet" onClick={shown === null ? coach.toggle : close}>
          {shown === null ? `Read again: ${again?.title}` : "Close"}
        </Button>
      )}
      {children}
    </div>
  );
}

/** What was taught, to be read again, and switching it all off. */
export function LessonList({ coach, onRead }: PartProps & { onRead?(): void }): ReactElement {
  return (
    <div className={styles["list"]}>
      <h3>Lessons so far</h3>
      <ol>
        {coach.known.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className={styles["known"]}
              aria-current={coach.shown?.lesson.id === id ? "true" : undefined}
              onClick={() => {
                coach.callBack(id);
                onRead?.();
              }}
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
      {coach.wantMore === null ? null : (
        <Button onClick={coach.wantMore}>Teach me more in this game</Button>
      )}
      <Button kind="quiet" onClick={coach.switchOff}>
        Switch the lessons off
      </Button>
    </div>
  );
}
