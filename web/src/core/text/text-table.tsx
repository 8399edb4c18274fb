import type { ReactElement } from "react";
import type { GameClient } from "@/core/client/client";
import { ClientContext } from "@/core/client/use-client";
import { CoachInWords } from "@/core/lessons/coach-in-words";
import { RulingsOf } from "@/core/rulings/use-rulings";
import { useWaiting } from "@/core/staging/waiting";
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
import { PlainBoard } from "@/core/text/plain-board";
import styles from "@/core/text/text.module.css";
import { ToPictures } from "@/core/text/to-pictures";
import { againstWords, connectionWords, waitingWords, whoSits } from "@/core/text/words";
import { headOf, plainBoardOf } from "@/core/view/view";
import { Button } from "@/kit/button";

/** Each part on its own: an answer on its way draws the decision anew and nothing else. */
const PICK = {
  connection: (state: TableState) => state.connection,
  halted: (state: TableState) => state.halted,
  prompt: (state: TableState) => state.prompt,
  result: (state: TableState) => state.result,
  sitters: (state: TableState) => state.sitters,
  view: (state: TableState) => state.view,
  welcome: (state: TableState) => state.welcome,
} as const;

interface TextTableProps {
  readonly store: TableStore;
  readonly client: GameClient;
  /** The table; where a game is guided, its lessons are kept under it. */
  readonly table?: string;
}

/** A whole table in words: everything that can be seen, asked and done. */
export function TextTable({ store, client, table = "" }: TextTableProps): ReactElement {
  const connection = useTable(store, PICK.connection);
  const halted = useTable(store, PICK.halted);
  const prompt = useTable(store, PICK.prompt);
  const result = useTable(store, PICK.result);
  const sitters = useTable(store, PICK.sitters);
  const view = useTable(store, PICK.view);
  const welcome = useTable(store, PICK.welcome);
  const head = view === null ? null : headOf(view);
  const board = client.useBoard(view, welcome?.edition ?? "");
  const plain = view === null ? null : plainBoardOf(view);
  const seat = welcome?.seat ?? -1;
  const who = (other: number): string => whoSits(sitters, other, seat);
  useWaiting({
    isAsked: head?.decision != null,
    isOver: result !== "",
    words: prompt?.text ?? "",
  });
  const { Words, course, says } = client;
  return (
    <ClientContext value={client}>
      <RulingsOf value={welcome?.title ?? ""}>
        <AskingProvider store={store}>
          <header className={styles["head"]}>
            <h1>Table in words</h1>
            <p>{againstWords(sitters.map((_, place) => who(place)))}</p>
            <p role="status">
              {connectionWords(connection)}
              {connection.status === "waiting" ? (
                <Button onClick={() => store.connectNow()}>Try now</Button>
              ) : null}
            </p>
            <ClockLines store={store} who={who} />
            <ToPictures isDrawn={client.Board !== undefined} />
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
            {head === null ? null : (
              <p>
                {board === null ? "" : says?.standingInWords?.(board, who)}{" "}
                {head.outcome === null ? waitingWords(head, who) : ""}
              </p>
            )}
            <Offers store={store} seat={seat} who={who} />
            {course === undefined ? null : (
              <CoachInWords course={course} table={table} store={store} />
            )}
            <Decision store={store} />
            <AnswerPanel />
            {Words === undefined && plain !== null ? <PlainBoard board={plain} who={who} /> : null}
            {head === null || board === null || Words === undefined ? null : (
              <Words head={head} board={board} who={who} />
            )}
            <Log store={store} board={board} />
            {seat < 0 ? null : <Acts store={store} />}
            <Chat store={store} />
          </main>
        </AskingProvider>
      </RulingsOf>
    </ClientContext>
  );
}
