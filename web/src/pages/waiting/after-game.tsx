import type { Table } from "@protocol";
import type { ReactElement } from "react";
import { useLocation } from "wouter";
import { tables } from "@/core/net/api";
import { useAsked, useDoing } from "@/core/site/asked";
import { tablePath, withNonce } from "@/core/site/starting";
import { replayPath, resultWords, seatOf, sitterWords } from "@/core/site/table-words";
import { Button } from "@/kit/button";
import { RefusalNotice } from "@/kit/notice";
import { Way } from "@/kit/way";
import { capital, listed } from "@/kit/wording";
import styles from "@/pages/waiting/after-game.module.css";

interface AfterGameProps {
  readonly table: Table;
  readonly me: string;
  /** How it ended, in a sentence, once the table has told it. */
  readonly how: string;
  readonly every: number;
}

/** When a game is over: how, and where to go from here. */
export function AfterGame({ table, me, how, every }: AfterGameProps): ReactElement {
  const [, go] = useLocation();
  const doing = useDoing();
  const isPlayer = seatOf(table, me) >= 0;
  const { told } = useAsked(tables.mine, table.id, every);
  const waiting = told?.tables.find((one) => one.rematch_of === table.id && one.status !== "over");
  const isAsked = waiting?.seats.some(({ account, here }) => account === me && !here) === true;
  const asking =
    waiting?.seats.filter(({ here, bot }) => here && bot === "").map(sitterWords) ?? [];
  const rematch = (): void =>
    doing.run(async () => {
      go(tablePath(await withNonce(await tables.rematch({ table: table.id }))));
    });
  return (
    <aside className={styles["after"]} data-foot aria-label="The game is over">
      <p className={styles["how"]}>
        <b>{how === "" ? resultWords(table, me) : capital(how)}</b>
      </p>
      {isAsked ? (
        <span>{`${listed(asking)} ${asking.length === 1 ? "wants" : "want"} to play again.`}</span>
      ) : null}
      <span className={styles["ways"]}>
        {isPlayer ? (
          <Button kind="go" pending={doing.busy} onClick={rematch}>
            {isAsked ? "Play again" : "Ask for a rematch"}
          </Button>
        ) : null}
        <Way to={replayPath(table, me)}>Replay</Way>
        <Way to={`/receipt/${table.game}`}>Check the dice</Way>
        <Way to="/lobby" kind="quiet">
          Lobby
        </Way>
      </span>
      <RefusalNotice refusal={doing.refusal} />
    </aside>
  );
}
