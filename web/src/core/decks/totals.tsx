import type { ReactElement } from "react";
import styles from "@/core/decks/totals.module.css";
import { classes } from "@/kit/classes";

/** A sum, beside how much the format allows where it says so. */
export interface Total {
  readonly words: string;
  readonly value: number;
  readonly most?: number | undefined;
}

interface TotalsProps {
  readonly label: string;
  readonly totals: ReadonlyArray<Total>;
}

/** What a deck comes to. */
export function Totals({ label, totals }: TotalsProps): ReactElement {
  return (
    <dl className={styles["totals"]} aria-label={label}>
      {totals.map(({ words, value, most = Number.POSITIVE_INFINITY }) => (
        <div key={words} className={classes(value > most && styles["over"])}>
          <dt>{words}</dt>
          <dd className="num">
            {value}
            {Number.isFinite(most) ? <small>{` of ${most}`}</small> : null}
            {value > most ? <span className="spoken"> (too many)</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
