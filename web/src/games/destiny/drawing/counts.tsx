import type { ReactElement } from "react";
import styles from "@/games/destiny/drawing/counts.module.css";
import { Sign } from "@/games/destiny/drawing/sign";
import type { Counter, Mark } from "@/games/destiny/reading/drawn";
import { classes } from "@/kit/classes";

/**
 * Small countable parts of a plate: health, shields, dice, counters, ready or exhausted.
 * They are silent; the plate speaks for them (`plate-words.ts`).
 */

const MOST_SHIELDS = 3;

interface Placed {
  /** Where it stands on the plate. */
  readonly className?: string | undefined;
}

interface DamageProps extends Placed {
  readonly damage: number;
  readonly total: number;
}

/** Damage, large, of how much health. */
export function Damage({ damage, total, className }: DamageProps): ReactElement {
  return (
    <span className={classes(styles["damage"], damage > 0 && styles["hurt"], className)}>
      <b>{damage}</b>
      <small>/{total}</small>
    </span>
  );
}

interface ShieldsProps extends Placed {
  readonly count: number;
}

/** Hexagons, full and empty; more than three (a card can allow it) are told by a figure. */
export function Shields({ count, className }: ShieldsProps): ReactElement {
  return (
    <span className={classes(styles["shields"], className)}>
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

interface HomeProps extends Placed {
  readonly home: number;
  readonly out: number;
}

/** The card's dice: filled while they lie on it, empty frames while they are in the pool. */
export function Home({ home, out, className }: HomeProps): ReactElement {
  return (
    <span className={classes(styles["home"], className)}>
      {places(home + out).map((place) => (
        <i key={place} className={place < home ? styles["in"] : undefined} />
      ))}
    </span>
  );
}

const STATES = { ready: "Ready", exhausted: "Exhausted", defeated: "Defeated" } as const;

interface StateProps extends Placed {
  readonly state: keyof typeof STATES;
}

/** The state in words, with a full or an empty dot. */
export function State({ state, className }: StateProps): ReactElement {
  return (
    <span className={classes(styles["state"], styles[state], className)}>{STATES[state]}</span>
  );
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

/** What the card keeps, and the effects that last for it: their words, or only that there is one. */
export function Marks({ marks }: { readonly marks: readonly Mark[] }): ReactElement | null {
  if (marks.length === 0) return null;
  return (
    <span className={styles["marks"]}>
      {marks.map((mark) => (
        <span
          key={mark.words}
          className={classes(mark.text !== "" && styles["said"])}
          data-excerpt=""
        >
          <Sign name="clock" />
          {mark.text === "" ? null : <span>{mark.text}</span>}
        </span>
      ))}
    </span>
  );
}

function places(count: number): readonly number[] {
  return Array.from({ length: Math.max(0, count) }, (_, place) => place);
}
