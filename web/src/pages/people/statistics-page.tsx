import type { Statistics, StreaksTold, Tallied, TermsOffered } from "@protocol";
import type { ReactElement } from "react";
import { roundsWords, useTitles } from "@/core/client/titles";
import { lobby, people } from "@/core/net/api";
import { somebody } from "@/core/net/session";
import { useAsked } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { gameWords } from "@/core/site/offered";
import { playerWords } from "@/core/site/table-words";
import { Column, Columns } from "@/kit/columns";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { Way } from "@/kit/way";
import { gamesWords, ladderWords, scoresWords } from "@/pages/people/profile-words";
import styles from "@/pages/people/statistics.module.css";

async function own(): Promise<Statistics> {
  await somebody();
  return people.statistics();
}

/** One's own games in numbers, each with how sure it is. */
export function StatisticsPage(): ReactElement {
  const { told, refusal } = useAsked(own, "");
  const { told: terms } = useAsked(lobby.terms, "");
  return (
    <Frame title="Your games in numbers" aside={<Way to="/games">All games</Way>}>
      <RefusalNotice refusal={refusal} />
      {told === null && refusal === null ? <Waiting what="Counting." /> : null}
      {told === null ? null : <Numbers told={told} terms={terms} />}
    </Frame>
  );
}

interface NumbersProps {
  readonly told: Statistics;
  readonly terms: TermsOffered | null;
}

function Numbers({ told, terms }: NumbersProps): ReactElement {
  const titles = useTitles();
  const game = (id: string): string => gameWords(terms, id);
  if (gamesOf(told.tally) === 0) {
    return <p className={panel["empty"]}>No game of yours is over yet. Play one, and come back.</p>;
  }
  return (
    <>
      <Head tally={told.tally} streaks={told.streaks} more={told.more} />
      <Columns first="wider">
        <Column>
          <Group
            title="By game and format"
            rows={told.formats.map((one) => [ladderWords(one, terms), "", one.tally])}
          />
          <Group
            title="By deck"
            rows={told.decks.map((one) => [one.deck, game(one.title), one.tally])}
          />
          <Group
            title="By opponent"
            rows={told.opponents.map((one) => [playerWords(one.opponent), "", one.tally])}
          />
        </Column>
        <Column>
          <Group
            title="By seat"
            rows={told.seats.map((one) => [`Seat ${one.seat + 1}`, game(one.title), one.tally])}
          />
          <Group
            title="By length"
            rows={told.lengths.flatMap((one) => {
              const rounds = roundsWords(titles.named(one.title), one.rounds);
              return [
                [`Up to ${rounds}`, game(one.title), one.shorter] as const,
                [`More than ${rounds}`, game(one.title), one.longer] as const,
              ];
            })}
          />
        </Column>
      </Columns>
    </>
  );
}

interface HeadProps {
  readonly tally: Tallied;
  readonly streaks: StreaksTold;
  readonly more: boolean;
}

function Head({ tally, streaks, more }: HeadProps): ReactElement {
  return (
    <section className={panel["panel"]} aria-label="All games">
      <p className={styles["figures"]}>
        <span>
          <b>{gamesOf(tally)}</b> {more ? "newest games" : gamesOf(tally) === 1 ? "game" : "games"}
        </span>
        <span>
          <b>{`${tally.share} %`}</b> won
        </span>
        <span>{streakWords(streaks)}</span>
      </p>
      <Bar tally={tally} />
      <p className="quiet">
        {`${scoresWords(tally)}. A draw counts half. With so many games the truth lies between ${tally.low} and ${tally.high} in 100, 95 times out of 100; the coloured part of each bar shows that.`}
      </p>
    </section>
  );
}

/** How results follow each other. */
export function streakWords({ now, most_won, most_lost }: StreaksTold): string {
  const running =
    now > 1 ? `${now} won in a row now. ` : now < -1 ? `${-now} lost in a row now. ` : "";
  return `${running}Longest: ${most_won} won, ${most_lost} lost in a row.`;
}

interface GroupProps {
  readonly title: string;
  readonly rows: ReadonlyArray<readonly [name: string, hint: string, tally: Tallied]>;
}

function Group({ title, rows }: GroupProps): ReactElement | null {
  const known = rows.filter(([, , tally]) => gamesOf(tally) > 0);
  if (known.length === 0) return null;
  return (
    <section className={panel["panel"]} aria-label={title}>
      <h2>{title}</h2>
      <ul className={panel["rows"]}>
        {known.map(([name, hint, tally]) => (
          <li key={`${name} ${hint}`} className={styles["row"]}>
            <span className={panel["words"]}>
              <b>{name}</b>
              <small>
                {[hint, gamesWords(gamesOf(tally)), scoresWords(tally)]
                  .filter((part) => part !== "")
                  .join(" · ")}
              </small>
            </span>
            <Bar tally={tally} />
            <span className={styles["share"]}>
              <b className="num">{`${tally.share} %`}</b>
              <small className="num">{`${tally.low} to ${tally.high}`}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The share as a mark on a line, with the interval around it. */
function Bar({ tally: { share, low, high } }: { readonly tally: Tallied }): ReactElement {
  return (
    <span
      className={styles["bar"]}
      aria-hidden="true"
      style={{ "--low": low, "--high": high, "--at": share }}
    />
  );
}

function gamesOf({ won, lost, drawn }: Tallied): number {
  return won + lost + drawn;
}
