import type { SeatView } from "@protocol";
import { type ReactElement, useMemo } from "react";
import { Button } from "@/drawing/button";
import { boardOf } from "@/reading/board";
import { type Catalogue, titleOf } from "@/reading/catalogue";
import type { TableState } from "@/store/state";
import type { TableStore } from "@/store/store";
import { useTable } from "@/store/use-table";
import { Acts } from "@/text/acts";
import { AnswerPanel } from "@/text/answer-panel";
import { AskingProvider } from "@/text/asking";
import { Chat } from "@/text/chat";
import { ClockLines } from "@/text/clock";
import { Decision } from "@/text/decision";
import { Herald, Log } from "@/text/log";
import { Offers } from "@/text/offers";
import { SideSection, Zone } from "@/text/side";
import styles from "@/text/text.module.css";
import { CardItem, keyOf } from "@/text/things";
import { capital, connectionWords, standingWords, waitingWords, whoSits } from "@/text/words";

const whole = (state: TableState) => state;

/** A whole table in words: everything that can be seen, asked and done. */
export function TextTable(props: {
  readonly store: TableStore;
  readonly catalogue: Catalogue;
}): ReactElement {
  const { catalogue, store } = props;
  const { connection, halted, result, sitters, view, welcome } = useTable(store, whole);
  const seat = welcome?.seat ?? -1;
  const who = (other: number): string => whoSits(sitters, other, seat);
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
  const { far, ground, limbo, near } = board;
  return (
    <>
      <SideSection title={heading(who(near.seat))} side={near} view={view} catalogue={catalogue} />
      <section aria-label="Between the sides" className={styles["side"]}>
        <h2>Between the sides</h2>
        <p>
          {ground === null
            ? "No battlefield lies there yet."
            : `Battlefield: ${titleOf(catalogue, ground.copy.code)}, controlled by ${who(ground.copy.controller)}.`}
        </p>
        <Zone title="On their way">
          {limbo.map((card, place) => (
            <CardItem key={keyOf(card, place)} view={view} catalogue={catalogue} card={card} />
          ))}
        </Zone>
      </section>
      <SideSection title={heading(who(far.seat))} side={far} view={view} catalogue={catalogue} />
    </>
  );
}

function heading(who: string): string {
  return who === "You" ? "Your side" : `${capital(who)}’s side`;
}
