import type { ReactElement, ReactNode } from "react";
import { useClient } from "@/core/client/use-client";
import { keyOfOption } from "@/core/decisions/answer-keys";
import styles from "@/core/decisions/choice.module.css";
import { outcomeOf } from "@/core/scene/asked";
import { PAIRS, type Scene, useScene } from "@/core/scene/scene";
import { ruinOf } from "@/core/view/ruin";
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
 * One kind of answer has one key for a whole game; the number keys press all others in their
 * order. What ruins one's own game turns into a question in
 * place: the second press does it.
 */
export function Choice(props: ChoiceProps): ReactElement {
  const { place, label, weight = "plain", picked, count = 1, children } = props;
  const scene = useScene();
  const { choose, sent, armed, prompt } = scene;
  const key = useKeyOf(scene, place);
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
      data-key={key || undefined}
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

/** The key of the option or the pair at a place; empty for one that has a number. */
function useKeyOf({ decision, prompt }: Scene, place: number): string {
  const { optionKeys, pairKeys = {} } = useClient();
  const first = place <= PAIRS ? prompt?.pairs?.[PAIRS - place]?.first : place;
  const kind = decision?.options[first ?? place]?.kind ?? "";
  return place <= PAIRS ? (pairKeys[kind] ?? "") : keyOfOption(kind, optionKeys);
}
