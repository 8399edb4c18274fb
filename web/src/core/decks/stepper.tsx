import type { ReactElement } from "react";
import styles from "@/core/decks/stepper.module.css";
import { classes } from "@/kit/classes";
import { Sign } from "@/kit/sign";

interface StepperProps {
  /** What less and more are called. */
  readonly words: readonly [less: string, more: string];
  readonly count: number;
  readonly change: (by: 1 | -1) => void;
  /** Whether the tab key comes here; among many, arrows go from one to the next. */
  readonly reachable?: boolean;
  /** Lower, for a line among lines. */
  readonly small?: boolean;
}

/** How many of a card there are, between less and more. */
export function Stepper(props: StepperProps): ReactElement {
  const { words, count, change, reachable = true, small = false } = props;
  const [less, more] = words;
  const place = reachable ? 0 : -1;
  return (
    <span className={classes(styles["stepper"], small && styles["small"])}>
      <button
        type="button"
        tabIndex={place}
        aria-label={less}
        // A button that can do nothing stays where the keyboard is.
        aria-disabled={count === 0}
        onClick={() => (count === 0 ? undefined : change(-1))}
      >
        <Sign name="minus" />
      </button>
      <span className={styles["count"]}>
        <span className="num">{count}</span>
        <span className="spoken">{count === 1 ? " copy" : " copies"}</span>
      </span>
      <button type="button" data-add tabIndex={place} aria-label={more} onClick={() => change(1)}>
        <Sign name="plus" />
      </button>
    </span>
  );
}
