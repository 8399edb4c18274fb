import type { ReactElement } from "react";
import styles from "@/kit/chip.module.css";
import { classes } from "@/kit/classes";
import { Sign, type SignName } from "@/kit/sign";

interface ChipProps {
  readonly sign?: SignName;
  readonly count?: number | string;
  readonly words: string;
  /** The words are spoken and not drawn, where the sign is enough for the eye. */
  readonly brief?: boolean;
  /** It can be pressed, and is on or off: a filter. */
  readonly pressed?: boolean;
  readonly onPress?: () => void;
}

/** A small fact (sign, number, words), or a filter that is on or off. */
export function Chip(props: ChipProps): ReactElement {
  const { sign, count, words, brief = false, pressed = false, onPress } = props;
  const inside = (
    <>
      {onPress !== undefined && pressed ? <Sign name="check" /> : null}
      {sign === undefined ? null : <Sign name={sign} />}
      {count === undefined ? null : (
        <span className={classes("num", styles["count"])}>{count}</span>
      )}
      <span className={brief ? "spoken" : undefined}>
        {count === undefined ? words : ` ${words}`}
      </span>
    </>
  );
  if (onPress === undefined) {
    return <span className={styles["chip"]}>{inside}</span>;
  }
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={classes(styles["chip"], styles["filter"], pressed && styles["on"])}
      onClick={onPress}
    >
      {inside}
    </button>
  );
}
