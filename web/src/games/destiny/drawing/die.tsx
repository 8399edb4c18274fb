import type { ReactElement } from "react";
import styles from "@/games/destiny/drawing/die.module.css";
import { Sign } from "@/games/destiny/drawing/sign";
import { Tumble } from "@/games/destiny/drawing/tumble";
import {
  type DieFace,
  type DieState,
  type Rolled,
  STANDING_WORDS,
} from "@/games/destiny/reading/drawn";
import { type Side, saySide } from "@/games/destiny/reading/sides";
import { classes } from "@/kit/classes";

interface DieProps extends DieFace {
  readonly state?: DieState;
  /** The card it belongs to, spoken after its side. */
  readonly owner?: string;
  /** Edge in px; without it the die takes `--d` of what it lies in. */
  readonly size?: number;
  /** How it tumbles; nothing for a die that lies. */
  readonly rolledAs?: Rolled | undefined;
  /** Something around it speaks for it. */
  readonly silent?: boolean;
}

/** What is spoken for a die: its colour, its side, its card and how it stands. */
export function sayDie(face: DieFace, owner?: string, state: DieState = "idle"): string {
  const parts = [`${face.colour} die, ${saySide(face.side)}`, owner, STANDING_WORDS[state]];
  return parts.filter((part) => part !== undefined && part !== "").join(", ");
}

/** One die, lying: the side that is up. Every part is a fraction of its edge. */
export function Die(props: DieProps): ReactElement {
  const { colour, state = "idle", owner, size, rolledAs, silent = false } = props;
  const side = rolledAs?.side ?? props.side;
  const spoken = silent
    ? { "aria-hidden": true }
    : { role: "img", "aria-label": sayDie({ colour, side }, owner, state) };
  return (
    <span
      {...spoken}
      className={classes(
        styles["die"],
        colour,
        styles[state],
        side.symbol === "blank" && styles["blank"],
        side.value === null && styles["solo"],
        side.cost !== null && styles["costs"],
        rolledAs !== undefined && styles["tumbling"],
      )}
      data-state={state}
      data-core
      style={{ "--d": size === undefined ? undefined : `${size}px`, "--nth": rolledAs?.nth }}
    >
      {side.modifier ? <span className={styles["tab"]}>+</span> : null}
      {side.value === null ? null : <span className={styles["value"]}>{side.value}</span>}
      <Sign name={side.symbol} className={styles["symbol"]} />
      <Sign name={`notch-${colour}`} className={styles["notch"]} />
      <Cost side={side} />
      {state === "chosen" ? <Sign name="check" className={styles["tick"]} /> : null}
      {state === "pending" ? <Sign name="waiting" className={styles["tick"]} /> : null}
      {state === "refused" ? <Sign name="refused" className={styles["tick"]} /> : null}
      {state === "target" ? <Sign name="target" className={styles["tick"]} /> : null}
      {state === "resolving" ? <Sign name="play" className={styles["tick"]} /> : null}
      {rolledAs === undefined ? null : <Tumble rolled={rolledAs} />}
    </span>
  );
}

function Cost({ side }: { readonly side: Side }): ReactElement | null {
  if (side.cost === null) {
    return null;
  }
  if (side.cost.kind === "resources") {
    return <span className={styles["cost"]}>{side.cost.amount}</span>;
  }
  return (
    <span className={classes(styles["cost"], styles["drop"])}>
      <Sign name="drop" />
      {side.cost.amount}
    </span>
  );
}
