import { Children, type ReactElement, type ReactNode } from "react";
import { classes } from "@/kit/classes";
import styles from "@/kit/crowd.module.css";

/**
 * Rows that stay readable however much lies in them: dice shrink and then lie in two rows, cards
 * lie over each other. What lies in them is given; its order is the order of the game.
 */

interface RowProps {
  readonly label: string;
  readonly children: ReactNode;
}

interface DiceRowProps extends RowProps {
  /** Room for the names below the dice. */
  readonly captions?: boolean;
}

/** More dice lie in two rows. */
const IN_A_ROW = 8;

/** Dice of a pool: as large as there is room, down to 44 px; from nine on in two rows. */
export function DiceRow({ label, captions = false, children }: DiceRowProps): ReactElement {
  const count = Math.max(1, Children.count(children));
  const rows = count > IN_A_ROW ? 2 : 1;
  return (
    <div className={styles["room"]}>
      <ul
        aria-label={label}
        className={classes(styles["dice"], captions && styles["captions"])}
        data-rows={rows}
        style={{ "--n": Math.ceil(count / rows) }}
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

interface FanProps extends RowProps {
  /** On a phone at most so many cards lie in a row. */
  readonly most?: number;
}

/**
 * Cards of a hand, side by side; the one under the pointer or the keyboard comes up.
 *
 * On a phone they lie in rows; on a short one the first is in sight, and those below are scrolled to.
 */
export function Fan({ label, most = 5, children }: FanProps): ReactElement {
  const count = Math.max(1, Children.count(children));
  const rows = Math.ceil(count / most);
  const columns = rows === 1 ? most : Math.ceil(count / rows);
  return (
    <div className={styles["room"]}>
      <ul
        aria-label={label}
        className={styles["fan"]}
        data-columns={columns}
        style={{ "--n": count, "--columns": columns }}
      >
        {Children.map(children, (child) => (
          <li className={styles["held"]} data-held="">
            <div className={styles["lift"]}>{child}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}
