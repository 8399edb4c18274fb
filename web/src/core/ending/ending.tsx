import type { GameSummary, Review } from "@protocol";
import { type ReactElement, type ReactNode, useState } from "react";
import { Link } from "wouter";
import type { EndingArt } from "@/core/ending/art";
import { LeadChart } from "@/core/ending/chart";
import styles from "@/core/ending/ending.module.css";
import { eyesOf, nameOf } from "@/core/ending/ending-words";
import { Hero } from "@/core/ending/hero";
import { BestPanel, LuckPanel, Moments, Numbers, Tallies } from "@/core/ending/panels";
import { classes } from "@/kit/classes";
import { RefusalNotice, Waiting } from "@/kit/notice";
import { Sign } from "@/kit/sign";

export interface EndingProps {
  readonly game: GameSummary;
  /** What it came to; null while it is being looked through. */
  readonly review: Review | null;
  /** Why there is none. */
  readonly refusal: { readonly message: string; readonly advice: string } | null;
  /** One's own seat; -1 for whoever has only watched. */
  readonly seat: number;
  /** How it ended, in a sentence. */
  readonly how: string;
  /** What was played, by which rules. */
  readonly about: string;
  readonly art: EndingArt;
  /** Where to go from here. */
  readonly children: ReactNode;
}

/** The end of a game: who won, how it went, what decided it, and where to go from here. */
export function Ending(props: EndingProps): ReactElement {
  const { game, review, refusal, about, children } = props;
  return (
    <div className={styles["end"]}>
      <div className={styles["body"]}>
        <header className={styles["top"]}>
          <Link href="/" className={styles["brand"]}>
            <Sign name="board" />
            Dejarik
          </Link>
          <span>{about}</span>
          {game.receipt ? (
            <span className={styles["check"]}>
              <Sign name="check" />
              Every roll can be checked. <Link href={`/receipt/${game.id}`}>See the receipt</Link>
            </span>
          ) : null}
        </header>
        <Hero {...props} />
        {review === null ? (
          <div className={styles["waiting"]}>
            <RefusalNotice refusal={refusal} />
            {refusal === null ? <Waiting what="Looking through the game." /> : null}
          </div>
        ) : (
          <Reviewed {...props} review={review} />
        )}
      </div>
      {children}
    </div>
  );
}

type ReviewedProps = EndingProps & { readonly review: Review };

function Reviewed({ game, review, seat, art }: ReviewedProps): ReactElement {
  const [eyes, setEyes] = useState(() => eyesOf(game, seat));
  const whose = eyes === seat ? "Your" : `${nameOf(game, eyes)}’s`;
  const tallies = review.tallies.filter((one) => one.seat === eyes);
  const luck = review.luck.find((one) => one.seat === eyes);
  const best = review.best.find((one) => one.seat === eyes);
  return (
    <>
      <Eyes game={game} seat={seat} eyes={eyes} look={setEyes} />
      <div className={styles["grid"]}>
        {review.points.length > 1 ? (
          <section className={classes(styles["panel"], styles["lead"])}>
            <h2>
              Who was ahead{" "}
              <small>{`${whose.toLowerCase() === "your" ? "your" : whose} chance to win, in 100, after every action`}</small>
            </h2>
            <LeadChart review={review} seat={eyes} round={art.round} />
          </section>
        ) : null}
        {review.moments.length > 0 ? (
          <section className={classes(styles["panel"], styles["moments"])}>
            <h2>{momentsHeading(review.moments.length)}</h2>
            <Moments review={review} game={game} eyes={eyes} art={art} />
          </section>
        ) : null}
        <div className={classes(styles["panel"], styles["tallies"])}>
          {tallies.length === 0 ? <NothingCounted whose={whose} /> : null}
          <Tallies tallies={tallies} art={art} />
        </div>
        <section className={classes(styles["panel"], styles["luck"])}>
          <h2>Luck against the odds</h2>
          <LuckPanel luck={luck} best={best} whose={whose} art={art} />
        </section>
        <section className={classes(styles["panel"], styles["best"])}>
          <h2>{`Best ${art.rolls[0]}`}</h2>
          <BestPanel best={best} art={art} />
          <Numbers review={review} game={game} seat={seat} />
        </section>
      </div>
    </>
  );
}

function NothingCounted({ whose }: { readonly whose: string }): ReactElement {
  return (
    <>
      <h2>{`${whose} tally`}</h2>
      <p>Nothing was dealt, so there is nothing to count.</p>
    </>
  );
}

const COUNTS = [
  "",
  "The turn that decided it",
  "Two turns that decided it",
  "Three turns that decided it",
];

function momentsHeading(count: number): string {
  return COUNTS[count] ?? "Turns that decided it";
}

interface EyesProps {
  readonly game: GameSummary;
  readonly seat: number;
  readonly eyes: number;
  readonly look: (seat: number) => void;
}

/** Whose chances, damage and luck are shown. */
function Eyes({ game, seat, eyes, look }: EyesProps): ReactElement {
  return (
    <fieldset className={styles["eyes"]}>
      <legend className="spoken">Whose numbers</legend>
      {game.players.map((_, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its place
          key={place}
          type="button"
          aria-pressed={eyes === place}
          onClick={() => look(place)}
        >
          {place === seat ? "You" : nameOf(game, place)}
        </button>
      ))}
    </fieldset>
  );
}
