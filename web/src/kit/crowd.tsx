import { Children, type ReactElement, type ReactNode } from "react";
import { classes } from "@/kit/classes";
import styles from "@/kit/crowd.module.css";

/**
 * Rows that stay readable however much lies in them: dice shrink and then wrap, cards grow narrow
 * and are then swiped. What lies in them is given; its order is the order of the game.
 */

interface RowProps {
  readonly label: string;
  readonly children: ReactNode;
}

interface DiceRowProps extends RowProps {
  /** Room for the names below the dice. */
  readonly captions?: boolean;
}

/** Dice of a pool: 76 px while there is room, down to 44 px, then a second line. */
export function DiceRow({ label, captions = false, children }: DiceRowProps): ReactElement {
  return (
    <div className={styles["room"]}>
      <ul
        aria-label={label}
        className={classes(styles["dice"], captions && styles["captions"])}
        style={{ "--n": Math.max(1, Children.count(children)) }}
      >
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </div>
  );
}

interface PoolDieProps {
  /** The card it belongs to. */
  readonly caption: string;
  /** It is the die that is resolving. */
  readonly now?: boolean;
  readonly children: ReactNode;
}

/** A die with the name of its card below it; the die speaks for both. */
export function PoolDie({ caption, now = false, children }: PoolDieProps): ReactElement {
  return (
    <span className={classes(styles["poolDie"], now && styles["now"])}>
      {children}
      <span className={styles["caption"]} aria-hidden="true">
        {caption}
      </span>
    </span>
  );
}

/** Cards of a hand, side by side; the one under the pointer or the keyboard comes up. */
export function Fan({ label, children }: RowProps): ReactElement {
  return (
    <ul aria-label={label} className={styles["fan"]}>
      {Children.map(children, (child) => (
        <li className={styles["held"]}>
          <div className={styles["lift"]}>{child}</div>
        </li>
      ))}
    </ul>
  );
}
