import type { ReactElement } from "react";
import { classes } from "@/kit/classes";
import styles from "@/kit/meter.module.css";

export interface Bar {
  /** What comes out: an amount. */
  readonly amount: number;
  /** In how many of `total` rolls. */
  readonly count: number;
}

interface MeterProps {
  /** What is counted: "Damage of this roll". */
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly total: number;
  /** From this amount on it is enough, and for what: "defeats Kylo Ren". */
  readonly enough?: { readonly from: number; readonly words: string };
}

/** Odds in hundredths: a bar for each amount, the enough ones in another fill and after a labelled cut. */
export function Meter({ title, bars, total, enough }: MeterProps): ReactElement {
  const highest = Math.max(1, ...bars.map((bar) => bar.count));
  const good = bars.filter((bar) => enough !== undefined && bar.amount >= enough.from);
  const hits = good.reduce((sum, bar) => sum + bar.count, 0);
  return (
    <figure className={styles["meter"]}>
      <figcaption className={styles["caption"]}>
        <span>{title}</span>
        {enough === undefined ? null : (
          <span className={styles["enough"]}>
            <strong className="num">{sayShare(hits, total)}</strong>
            {` ${hits} of ${total} ${enough.words}`}
          </span>
        )}
      </figcaption>
      <ol className={styles["bars"]}>
        {bars.map((bar) => (
          <li
            key={bar.amount}
            className={classes(
              styles["bar"],
              good.includes(bar) && styles["good"],
              good[0] === bar && styles["first"],
            )}
          >
            <span className={styles["fill"]} style={{ "--share": bar.count / highest }}>
              <span className={styles["count"]} aria-hidden="true">
                {sayShare(bar.count, total)}
              </span>
            </span>
            <span className={styles["amount"]} aria-hidden="true">
              {bar.amount}
            </span>
            <span className="spoken">
              {`${bar.amount}: ${bar.count} of ${total}${good.includes(bar) ? ", enough" : ""}`}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** A share in whole hundredths; what can happen is never called 0 %, what can fail never 100 %. */
export function sayShare(count: number, total: number): string {
  if (total === 0) {
    return "0%";
  }
  const share = Math.round((100 * count) / total);
  if (share === 0 && count > 0) {
    return "<1%";
  }
  return share === 100 && count < total ? ">99%" : `${share}%`;
}
