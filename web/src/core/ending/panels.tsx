import type { BestRoll, GameSummary, Luck, Moment, Review, Share, Tally } from "@protocol";
import type { ReactElement } from "react";
import type { EndingArt } from "@/core/ending/art";
import { bestWords, byRoundWords, luckWords, nameOf, tallyWords } from "@/core/ending/ending-words";
import styles from "@/core/ending/panels.module.css";
import { classes } from "@/kit/classes";
import { Sign } from "@/kit/sign";
import { Way } from "@/kit/way";
import { capital } from "@/kit/wording";

const BADGE = 44;
const SMALL_BADGE = 26;
const MOST_ROWS = 6;

interface MomentsProps {
  readonly review: Review;
  readonly game: GameSummary;
  /** Whose chances are shown. */
  readonly eyes: number;
  readonly art: EndingArt;
}

/** The turns that decided it, each with the way to its replay. */
export function Moments({ review, game, eyes, art }: MomentsProps): ReactElement {
  return (
    <ol className={styles["moments"]}>
      {review.moments.map((moment, nth) => (
        <li key={moment.position}>
          <span className={classes(styles["number"], "num")}>{nth + 1}</span>
          <span className={styles["badge"]}>
            {art.emblem(moment.codes[0] ?? "", moment.seat, BADGE)}
          </span>
          <MomentWords moment={moment} art={art} />
          <Swing moment={moment} eyes={eyes} />
          <Way to={`/replay/${game.id}?seat=${review.seat}&at=${moment.begins}`}>
            <Sign name="play" />
            Watch <span className="spoken">{`turn ${nth + 1} again`}</span>
          </Way>
        </li>
      ))}
    </ol>
  );
}

/** The last line tells the blow, the first how it came. */
function MomentWords({ moment, art }: { readonly moment: Moment; readonly art: EndingArt }) {
  const blow = moment.lines.at(-1) ?? "";
  const before = moment.lines.length > 1 ? (moment.lines[0] ?? "") : "";
  return (
    <div className={styles["told"]}>
      <b>{blow}</b>
      <span>{before === "" ? `${capital(art.round)} ${moment.round}` : before}</span>
    </div>
  );
}

function Swing({ moment, eyes }: { readonly moment: Moment; readonly eyes: number }) {
  const before = Math.round(moment.before[eyes] ?? 0);
  const after = Math.round(moment.after[eyes] ?? 0);
  return (
    <span className={classes(styles["swing"], after < before && styles["worse"], "num")}>
      <span className="spoken">Chance from </span>
      {before}
      <Sign name="right" />
      <span className="spoken"> to </span>
      {after}
      <span className="spoken"> in 100</span>
    </span>
  );
}

interface TalliesProps {
  readonly tallies: ReadonlyArray<Tally>;
  readonly art: EndingArt;
}

/** What each source brought, round by round; as long as it is much. */
export function Tallies({ tallies, art }: TalliesProps): ReactElement {
  return (
    <>
      {tallies.map((tally) => {
        const words = art.tallies[tally.kind] ?? {
          heading: capital(tally.kind),
          unit: "",
          wasted: "",
        };
        const largest = Math.max(1, ...tally.shares.map(({ amount }) => amount));
        return (
          <section key={tally.kind} className={styles["tally"]}>
            <h2>
              {words.heading} <small>{tallyWords(tally, words)}</small>
            </h2>
            <ul>
              {tally.shares.slice(0, MOST_ROWS).map((share) => (
                <Row key={share.name} share={share} of={largest} seat={tally.seat} art={art} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

interface RowProps {
  readonly share: Share;
  readonly of: number;
  readonly seat: number;
  readonly art: EndingArt;
}

function Row({ share, of, seat, art }: RowProps): ReactElement {
  return (
    <li>
      <span className={styles["badge"]}>{art.emblem(share.code, seat, SMALL_BADGE)}</span>
      <span className={styles["name"]}>{share.name}</span>
      <span className={styles["bar"]} aria-hidden="true">
        {share.by_round.map((amount, nth) =>
          amount === 0 ? null : (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a round is known by its place
              key={nth}
              style={{ width: `${(amount / of) * 100}%` }}
              title={`${amount} in ${art.round} ${nth + 1}`}
            />
          ),
        )}
      </span>
      <b className="num">{share.amount}</b>
      <span className="spoken">{byRoundWords(share.by_round, art)}</span>
    </li>
  );
}

interface LuckPanelProps {
  readonly luck: Luck | undefined;
  readonly best: BestRoll | undefined;
  readonly whose: string;
  readonly art: EndingArt;
}

/** Every roll as a bar above or below what is expected of it. */
export function LuckPanel({ luck, best, whose, art }: LuckPanelProps): ReactElement {
  if (luck === undefined)
    return <p>{`Nothing was left to chance: there were no ${art.rolls[1]}.`}</p>;
  const [brought, luckier] = luckWords(luck, whose, art);
  const most = Math.max(0.5, ...luck.rolls.map(({ got, expected }) => Math.abs(got - expected)));
  return (
    <>
      <p>
        {brought} <b>{luckier}</b>
      </p>
      <div className={styles["rolls"]} aria-hidden="true">
        {luck.rolls.map(({ position, got, expected }) => {
          const size = ((got - expected) / most) * 50;
          return (
            <i
              key={position}
              className={classes(
                size >= 0 ? styles["lucky"] : styles["unlucky"],
                position === best?.position && styles["best"],
              )}
              style={{ height: `${Math.max(1, Math.abs(size))}%` }}
            />
          );
        })}
      </div>
      <p className={styles["measure"]}>{art.measure}</p>
    </>
  );
}

interface BestPanelProps {
  readonly best: BestRoll | undefined;
  readonly art: EndingArt;
}

/** The best roll as it lay. */
export function BestPanel({ best, art }: BestPanelProps): ReactElement {
  if (best === undefined) return <p>{`No ${art.rolls[0]} stood out this time.`}</p>;
  return (
    <>
      <div className={styles["faces"]}>
        {best.faces.map((face, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll have no other name
          <span key={nth}>{art.face(face)}</span>
        ))}
      </div>
      <p>
        <b>{capital(best.words)}</b> {bestWords(best, art)}
      </p>
    </>
  );
}

interface NumbersProps {
  readonly review: Review;
  readonly game: GameSummary;
  readonly seat: number;
}

/** What else was counted, for both. */
export function Numbers({ review, game, seat }: NumbersProps): ReactElement | null {
  if (review.numbers.length === 0) return null;
  return (
    <dl className={styles["numbers"]}>
      <div aria-hidden="true">
        <dt />
        {game.players.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its place
          <dd key={place}>{place === seat ? "You" : nameOf(game, place).split(" ").at(-1)}</dd>
        ))}
      </div>
      {review.numbers.map(({ kind, amounts }) => (
        <div key={kind}>
          <dt>{capital(kind)}</dt>
          {amounts.map((amount, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its place
            <dd key={place}>
              <span className="spoken">
                {place === seat ? "You: " : `${nameOf(game, place)}: `}
              </span>
              <b className="num">{amount}</b>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
