import type { ReactElement } from "react";
import { classes } from "@/drawing/classes";
import styles from "@/drawing/counts.module.css";
import { Sign } from "@/drawing/sign";
import type { Counter } from "@/drawing/types";

/**
 * Small countable parts of a plate: health, shields, dice, counters, ready or exhausted.
 * They are silent; the plate speaks for them (`plate-words.ts`).
 */

const MOST_SHIELDS = 3;

interface HealthProps {
  readonly damage: number;
  readonly total: number;
}

/** A pip for each point of health, filled for damage, and the figures. */
export function Health({ damage, total }: HealthProps): ReactElement {
  return (
    <span className={styles["health"]}>
      <span className={styles["pips"]}>
        {places(total).map((place) => (
          <i key={place} className={place < damage ? styles["hurt"] : undefined} />
        ))}
      </span>
      <span className={styles["figures"]}>
        <Sign name="damage" />
        {damage}
        <small>/{total}</small>
      </span>
    </span>
  );
}

/** Hexagons, full and empty; more than three (a card can allow it) are told by a figure. */
export function Shields({ count }: { readonly count: number }): ReactElement {
  return (
    <span className={styles["shields"]}>
      {places(MOST_SHIELDS).map((place) => (
        <Sign
          key={place}
          name={place < count ? "shield-on" : "shield-off"}
          className={place < count ? undefined : styles["off"]}
        />
      ))}
      {count > MOST_SHIELDS ? <span className="num">{count}</span> : null}
    </span>
  );
}

interface HomeProps {
  readonly home: number;
  readonly out: number;
}

/** The card's dice: filled while they lie on it, empty frames while they are in the pool. */
export function Home({ home, out }: HomeProps): ReactElement {
  return (
    <span className={styles["home"]}>
      {places(home + out).map((place) => (
        <i key={place} className={place < home ? styles["in"] : undefined} />
      ))}
    </span>
  );
}

const STATES = { ready: "Ready", exhausted: "Exhausted", defeated: "Defeated" } as const;

/** The state in words, with a full or an empty dot. */
export function State({ state }: { readonly state: keyof typeof STATES }): ReactElement {
  return <span className={classes(styles["state"], styles[state])}>{STATES[state]}</span>;
}

/** What lies on the card and is counted. */
export function Counters({ counters }: { readonly counters: readonly Counter[] }): ReactElement {
  return (
    <span className={styles["counters"]}>
      {counters.map((counter) => (
        <span key={counter.words} className="num">
          <Sign name={counter.sign} />
          {counter.count}
        </span>
      ))}
    </span>
  );
}

function places(count: number): readonly number[] {
  return Array.from({ length: Math.max(0, count) }, (_, place) => place);
}
