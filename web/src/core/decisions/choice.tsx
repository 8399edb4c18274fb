import type { ReactElement, ReactNode } from "react";
import styles from "@/core/decisions/choice.module.css";
import { outcomeOf, ruinOf } from "@/core/scene/asked";
import { useScene } from "@/core/scene/scene";
import { classes } from "@/kit/classes";

interface ChoiceProps {
  /** The place of the option it stands for. */
  readonly place: number;
  /** All of what it does, spoken and shown while it is pointed at. */
  readonly label: string;
  /** What the button reads, where that is less: the name begins with what one sees. */
  readonly brief?: string;
  /** `main` is the one that most people want; `quiet` declines or ends. */
  readonly weight?: "main" | "plain" | "quiet" | "face";
  /** How often it is picked where several are; nothing where it is the whole answer. */
  readonly picked?: number | undefined;
  /** How many of a kind it stands for. */
  readonly count?: number;
  /** What comes of it, where the prompt does not say so of this place. */
  readonly outcome?: string;
  /** What it ruins, likewise. */
  readonly ruin?: string;
  readonly children: ReactNode;
}

/**
 * A button of the decision bar: one option, and below it what comes of that.
 *
 * The number keys press them in their order. What ruins one's own game turns into a question in
 * place: the second press does it.
 */
export function Choice(props: ChoiceProps): ReactElement {
  const { place, label, weight = "plain", picked, count = 1, children } = props;
  const { choose, sent, armed, prompt } = useScene();
  const mine = sent === place || armed === place || (picked ?? 0) > 0;
  const pressed = armed === null ? undefined : armed === place;
  const ruin = props.ruin ?? ruinOf(prompt, place);
  const isAsking = armed === place && ruin !== "";
  const outcome = isAsking ? ruin : (props.outcome ?? outcomeOf(prompt, place));
  const said = [props.brief ?? label, outcome, props.brief === undefined ? "" : label]
    .filter((words) => words !== "")
    .join(". ");
  return (
    <button
      type="button"
      className={classes(
        styles["choice"],
        styles[weight],
        outcome !== "" && styles["told"],
        mine && styles["chosen"],
        isAsking && styles["really"],
      )}
      data-choice={place}
      data-really={isAsking ? "" : undefined}
      title={said}
      aria-label={isAsking ? `Really? ${said}` : said}
      aria-pressed={picked === undefined ? pressed : picked > 0}
      aria-busy={sent === place}
      disabled={sent !== null}
      onClick={() => choose(place)}
    >
      {outcome === "" ? (
        children
      ) : (
        <span className={styles["lines"]}>
          <span className={styles["does"]}>
            {isAsking ? "Really: " : null}
            {children}
          </span>{" "}
          {/* The label says it, after all of what the option does. */}
          <small className={styles["outcome"]} aria-hidden="true">
            {outcome}
          </small>
        </span>
      )}
      {count > 1 ? <span className={classes("num", styles["count"])}>{`×${count}`}</span> : null}
      {(picked ?? 0) > 1 ? <span className={classes("num", styles["times"])}>{picked}</span> : null}
    </button>
  );
}
