import type { ReactElement, ReactNode } from "react";
import styles from "@/core/decisions/choice.module.css";
import { useScene } from "@/core/scene/scene";
import { classes } from "@/kit/classes";

interface ChoiceProps {
  /** The place of the option it stands for. */
  readonly place: number;
  /** All of what it does, spoken and shown while it is pointed at. */
  readonly label: string;
  /** `main` is the one that most people want; `quiet` declines or ends. */
  readonly weight?: "main" | "plain" | "quiet" | "face";
  /** How often it is picked where several are; nothing where it is the whole answer. */
  readonly picked?: number | undefined;
  readonly children: ReactNode;
}

/** A button of the decision bar: one option. The number keys press them in their order. */
export function Choice(props: ChoiceProps): ReactElement {
  const { place, label, weight = "plain", picked, children } = props;
  const { choose, sent, armed } = useScene();
  const mine = sent === place || armed === place || (picked ?? 0) > 0;
  const pressed = armed === null ? undefined : armed === place;
  return (
    <button
      type="button"
      className={classes(styles["choice"], styles[weight], mine && styles["chosen"])}
      data-choice={place}
      title={label}
      aria-label={label}
      aria-pressed={picked === undefined ? pressed : picked > 0}
      aria-busy={sent === place}
      disabled={sent !== null}
      onClick={() => choose(place)}
    >
      {children}
      {(picked ?? 0) > 1 ? <span className={classes("num", styles["times"])}>{picked}</span> : null}
    </button>
  );
}
