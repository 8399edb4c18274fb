import type { SeatView } from "@protocol";
import { type ReactElement, type ReactNode, useEffect, useMemo } from "react";
import type { TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { useTable } from "@/core/store/use-table";
import { Acts } from "@/core/text/acts";
import { AnswerPanel } from "@/core/text/answer-panel";
import { AskingProvider } from "@/core/text/asking";
import { Chat } from "@/core/text/chat";
import { ClockLines } from "@/core/text/clock";
import { Decision } from "@/core/text/decision";
import { Herald, Log } from "@/core/text/log";
import { Offers } from "@/core/text/offers";
import styles from "@/core/text/text.module.css";
import { ToPictures } from "@/core/text/to-pictures";
import { connectionWords, standingWords, waitingWords, whoSits } from "@/core/text/words";
import type { Catalogue } from "@/games/destiny/catalogue/catalogue";
import { boardOf } from "@/games/destiny/reading/board";
import { Between } from "@/games/destiny/words/between";
import { SideSection } from "@/games/destiny/words/side";
import { Button } from "@/kit/button";
import { capital } from "@/kit/capital";

/** Each part on its own: an answer on its way draws the decision anew and nothing else. */
const PICK = {
  connection: (state: TableState) => state.connection,
  halted: (state: TableState) => state.halted,
  result: (state: TableState) => state.result,
  sitters: (state: TableState) => state.sitters,
  view: (state: TableState) => state.view,
  welcome: (state: TableState) => state.welcome,
} as const;

/** A whole table in words: everything that can be seen, asked and done. */
export function TextTable(props: {
  readonly store: TableStore;
  readonly catalogue: Catalogue;
  /** Who stands by in a guided game. */
  readonly coach?: ReactNode;
}): ReactElement {
  const { catalogue, coach, store } = props;
  const connection = useTable(store, PICK.connection);
  const halted = useTable(store, PICK.halted);
  const result = useTable(store, PICK.result);
  const sitters = useTable(store, PICK.sitters);
  const view = useTable(store, PICK.view);
  const welcome = useTable(store, PICK.welcome);
  const seat = welcome?.seat ?? -1;
  const who = (other: number): string => whoSits(sitters, other, seat);
  useTitle(result !== "" ? "The game is over" : view?.decision ? "Your decision" : "Waiting");
  return (
    <AskingProvider store={store}>
      <header className={styles["head"]}>
        <h1>Table in words</h1>
        <p>{sitters.map((_, place) => who(place)).join(" against ")}</p>
        <p role="status">
          {connectionWords(connection)}
          {connection.status === "waiting" ? (
            <Button onClick={() => store.connectNow()}>Try now</Button>
          ) : null}
        </p>
        <ClockLines store={store} who={who} />
        <ToPictures />
      </header>
      <main className={styles["table"]}>
        <Herald store={store} />
        {halted === null ? null : (
          <p role="alert" className={styles["refusal"]}>
            {halted.message} {halted.advice}
          </p>
        )}
        {result === "" ? null : (
          <p role="alert" className={styles["result"]} data-testid="result">
            {result}
          </p>
        )}
        {view === null ? null : <Standing view={view} who={who} />}
        <Offers store={store} seat={seat} who={who} />
        {coach}
        <Decision store={store} />
        <AnswerPanel />
        {view === null ? null : <Sides view={view} catalogue={catalogue} who={who} />}
        <Log store={store} />
        {seat < 0 ? null : <Acts store={store} />}
        <Chat store={store} />
      </main>
    </AskingProvider>
  );
}

/** The name of the tab says whether something is asked. */
function useTitle(words: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${words} – Dejarik`;
    return () => {
      document.title = before;
    };
  }, [words]);
}

interface SidesProps {
  readonly view: SeatView;
  readonly catalogue: Catalogue;
  readonly who: (seat: number) => string;
}

function Standing({ view, who }: Omit<SidesProps, "catalogue">): ReactElement {
  const waiting = view.outcome === null ? waitingWords(view, who) : "";
  return (
    <p>
      {standingWords(view, who)} {waiting}
    </p>
  );
}

function Sides({ catalogue, view, who }: SidesProps): ReactElement | null {
  const board = useMemo(() => boardOf(view), [view]);
  if (board === null) return null;
  const { far, near } = board;
  return (
    <>
      <SideSection title={heading(who(near.seat))} side={near} view={view} catalogue={catalogue} />
      <Between board={board} view={view} catalogue={catalogue} who={who} />
      <SideSection title={heading(who(far.seat))} side={far} view={view} catalogue={catalogue} />
    </>
  );
}

function heading(who: string): string {
  return who === "You" ? "Your side" : `${capital(who)}’s side`;
}
