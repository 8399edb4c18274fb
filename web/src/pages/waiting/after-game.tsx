import type { Table } from "@protocol";
import type { ReactElement, ReactNode } from "react";
import { useLocation } from "wouter";
import { tables } from "@/core/net/api";
import { useNews } from "@/core/news/use-news";
import { useDoing } from "@/core/site/asked";
import { tablePath, withNonce } from "@/core/site/starting";
import {
  replayPath,
  resultWords,
  scoreWords,
  seatOf,
  sitterWords,
  weighedWords,
} from "@/core/site/table-words";
import { Button } from "@/kit/button";
import { RefusalNotice } from "@/kit/notice";
import { useMedia } from "@/kit/use-media";
import { Way } from "@/kit/way";
import { capital, listed } from "@/kit/wording";
import { ShareButton } from "@/pages/parts/share-button";
import styles from "@/pages/waiting/after-game.module.css";

interface AfterGameProps {
  readonly table: Table;
  readonly me: string;
  /** How it ended, in a sentence, once the table has told it. */
  readonly how: string;
  /** Whether it stands below the page of the end, which says how it ended. */
  readonly ending?: boolean;
  /** The way between the table and the page of the end. */
  readonly children?: ReactNode;
}

/** When a game is over: how, and where to go from here. */
export function AfterGame(props: AfterGameProps): ReactElement {
  const { table, me, how, ending = false, children } = props;
  const [, go] = useLocation();
  const doing = useDoing();
  const isNarrow = useMedia("(max-width: 1180px)");
  const isPlayer = seatOf(table, me) >= 0;
  const isAlone = table.seats.every(({ account, bot }) => account === me || bot !== "");
  const own = useNews("own")?.told.tables ?? [];
  const waiting = own.find((one) => one.rematch_of === table.id && one.status !== "over");
  const score = scoreWords(table, me);
  // The next game of a match has everybody seated: there is nobody to ask.
  const following = waiting !== undefined && waiting.number > table.number ? waiting : null;
  const invites = following === null ? "Another one?" : "The match goes on";
  const isAsked = waiting?.seats.some(({ account, here }) => account === me && !here) === true;
  const asking =
    waiting?.seats.filter(({ here, bot }) => here && bot === "").map(sitterWords) ?? [];
  const rematch = (swap: boolean) => (): void =>
    doing.run(async () => {
      go(tablePath(await withNonce(await tables.rematch({ table: table.id, swap }))));
    });
  const further = (
    <>
      {isPlayer && isAlone ? (
        <Button pending={doing.busy} onClick={rematch(true)}>
          Swap decks
        </Button>
      ) : null}
      {isPlayer && following === null ? <Way to={otherDeckPath(table)}>Other deck</Way> : null}
      <Way to={`/receipt/${table.game}`}>Check the dice</Way>
      <ShareButton game={table.game} />
      {children}
      <Way to="/lobby" kind="quiet">
        Lobby
      </Way>
    </>
  );
  return (
    <aside
      className={styles["after"]}
      {...(ending ? { "data-ending": true } : { "data-foot": true })}
      aria-label="The game is over"
    >
      <p className={styles["how"]}>
        <b>{ending ? invites : how === "" ? resultWords(table, me) : capital(how)}</b>
      </p>
      {table.closed === "" ? null : <span>{`A moderator closed this table: ${table.closed}`}</span>}
      {weighedWords(table) === "" ? null : <span>{weighedWords(table)}</span>}
      {score === "" ? null : <span>{`${capital(score)}.`}</span>}
      {isAsked ? (
        <span>{`${listed(asking)} ${asking.length === 1 ? "wants" : "want"} to play again.`}</span>
      ) : null}
      <span className={styles["ways"]}>
        {following !== null ? (
          <Way to={tablePath(following)} kind="go">
            Next game
          </Way>
        ) : isPlayer ? (
          <Button kind="go" pending={doing.busy} onClick={rematch(false)}>
            {isAsked ? "Play again" : "Ask for a rematch"}
          </Button>
        ) : null}
        <Way to={replayPath(table, me)}>Replay</Way>
        {isNarrow ? <Further>{further}</Further> : further}
      </span>
      <RefusalNotice refusal={doing.refusal} />
    </aside>
  );
}

/** The lobby with a game like this one begun there, but for the deck. */
function otherDeckPath({ id, terms }: Table): string {
  return `/lobby?${new URLSearchParams({ game: terms.title ?? "", like: id })}`;
}

/** What a small window has no room for. */
function Further({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <details className={styles["further"]}>
      <summary>More</summary>
      <div className={styles["ways"]}>{children}</div>
    </details>
  );
}
