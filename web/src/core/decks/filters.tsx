/** Buttons that say which cards of the pool are looked for. */
import type { ReactElement, ReactNode } from "react";
import styles from "@/core/decks/filters.module.css";
import { classes } from "@/kit/classes";
import { Sign } from "@/kit/sign";

interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly chosen: T;
  readonly choices: ReadonlyArray<readonly [value: T, words: string]>;
  readonly choose: (value: T) => void;
}

/** One of a few, side by side. */
export function Segments<T extends string>(props: SegmentsProps<T>): ReactElement {
  const { label, chosen, choices, choose } = props;
  return (
    <fieldset className={styles["segments"]}>
      <legend className="spoken">{label}</legend>
      {choices.map(([value, words]) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => choose(value)}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}

interface SwitchProps {
  readonly words: string;
  readonly on: boolean;
  readonly change: (on: boolean) => void;
  /** What is drawn instead of the words, which are spoken then. */
  readonly drawn?: ReactNode;
  readonly className?: string;
}

/** Something that is asked for or not. */
export function Switch({ words, on, change, drawn, className }: SwitchProps): ReactElement {
  return (
    <button
      type="button"
      aria-pressed={on}
      className={classes(styles["switch"], className)}
      onClick={() => change(!on)}
    >
      {drawn === undefined ? (
        <>
          <Sign name={on ? "check" : "minus"} />
          {words}
        </>
      ) : (
        <>
          {drawn}
          <span className="spoken">{words}</span>
        </>
      )}
    </button>
  );
}
