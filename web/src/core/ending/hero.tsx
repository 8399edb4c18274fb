import type { Fate, GameSummary, Review } from "@protocol";
import type { ReactElement } from "react";
import type { EndingArt } from "@/core/ending/art";
import {
  eyesOf,
  headline,
  lengthWords,
  nameOf,
  reasonWords,
  turnaround,
  winnerOf,
} from "@/core/ending/ending-words";
import styles from "@/core/ending/hero.module.css";
import { classes } from "@/kit/classes";

/** How many a row takes, and from how many on they are drawn smaller. */
const MOST = 4;
const MANY = 4;
const FEW = 3;
const LARGE = 136;
const MIDDLE = 92;
const SMALL = 68;

interface HeroProps {
  readonly game: GameSummary;
  /** What it came to; null while it is being looked through. */
  readonly review: Review | null;
  readonly seat: number;
  /** How it ended, in a sentence; empty if nobody has told. */
  readonly how: string;
  readonly art: EndingArt;
}

/** Who won, by whom, and against whom. */
export function Hero({ game, review, seat, how, art }: HeroProps): ReactElement {
  const winner = winnerOf(game);
  const first = winner < 0 ? eyesOf(game, seat) : winner;
  const others = game.players.flatMap((_, place) => (place === first ? [] : [place]));
  const isLost = seat >= 0 && winner >= 0 && winner !== seat;
  return (
    <div className={classes(styles["hero"], isLost && styles["lost"])}>
      <div className={styles["won"]}>
        <p className={styles["length"]}>{review === null ? "" : lengthWords(review, art)}</p>
        <h1>{headline(game, seat)}</h1>
        <p className={styles["how"]}>
          {[reasonWords(how), review === null ? "" : turnaround(review, game, seat, art)]
            .filter((part) => part !== "")
            .join(" ")}
        </p>
      </div>
      {review === null ? null : (
        <>
          <Crew
            fates={of(review, first)}
            art={art}
            size={of(review, first).length >= MANY ? MIDDLE : LARGE}
            most={MOST}
            winners={winner >= 0}
          />
          {others.map((place) => (
            <div key={place} className={styles["versus"]}>
              <span>{place === seat ? "You" : nameOf(game, place)}</span>
              <Crew fates={of(review, place)} art={art} size={SMALL} most={FEW} winners={false} />
            </div>
          ))}
        </>
      )}
    </div>
  );
}

function of({ fates }: Review, seat: number): ReadonlyArray<Fate> {
  return fates.filter((fate) => fate.seat === seat);
}

interface CrewProps {
  readonly fates: ReadonlyArray<Fate>;
  readonly art: EndingArt;
  readonly size: number;
  readonly most: number;
  readonly winners: boolean;
}

/** Those of one side, who is left first; more than a row takes are counted. */
function Crew({ fates, art, size, most, winners }: CrewProps): ReactElement | null {
  if (fates.length === 0) return null;
  const shown = fates.slice(0, most);
  const more = fates.length - shown.length;
  return (
    <ul className={classes(styles["crew"], winners && styles["winners"])}>
      {shown.map((fate, nth) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind have no other name
          key={nth}
          className={classes(fate.fell > 0 && styles["fallen"])}
          style={{ "--nth": nth, "--emblem": `${size}px` }}
        >
          <span className={styles["emblem"]}>{art.emblem(fate.code, fate.seat, size)}</span>
          <b>{fate.name}</b>
          <span className={styles["fate"]}>
            {fate.fell > 0 ? `Fell in ${art.round} ${fate.fell}` : art.fate(fate)}
          </span>
        </li>
      ))}
      {more > 0 ? <li className={styles["more"]}>{`and ${more} more`}</li> : null}
    </ul>
  );
}
