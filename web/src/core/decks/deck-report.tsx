import type { Reason, Unread } from "@protocol";
import type { ReactElement } from "react";
import styles from "@/core/decks/deck-report.module.css";
import { type Report, sentenceOf } from "@/core/decks/report";
import { RulingPlace } from "@/core/rulings/ruling-place";
import { Button } from "@/kit/button";
import { classes } from "@/kit/classes";
import { Sign } from "@/kit/sign";
import { capital } from "@/kit/wording";

/** What can be done about what a check found; a title knows its cards. */
export interface Mends {
  /** Put what was meant in place of a line. */
  mean(line: Unread, meant: string): void;
  dropLine(line: Unread): void;
  /** What taking a card out is called, and doing it; null for a card that cannot be. */
  takeOut(code: string): TakeOut | null;
  /** Add a card by its name. */
  add(name: string): void;
}

export interface TakeOut {
  readonly words: string;
  readonly act: () => void;
}

interface DeckReportProps {
  readonly report: Report;
  /** Without these the report cannot be acted on. */
  readonly mends?: Mends;
}

/** What a check found, with a button for everything that can be mended. */
export function DeckReport({ report, mends }: DeckReportProps): ReactElement {
  const { verdict, isGood, unread, against, missing, remarks } = report;
  return (
    <div className={styles["report"]}>
      <p className={classes(styles["verdict"], isGood && styles["good"])} role="status">
        <Sign name={isGood ? "check" : "refused"} /> {verdict}
      </p>
      <ul className={styles["reasons"]}>
        {unread.map((line) => (
          <UnreadRow key={line.number} line={line} mends={mends} />
        ))}
        {[...against, ...missing, ...remarks].map((reason) => (
          <ReasonRow key={reason.text} reason={reason} mends={mends} />
        ))}
      </ul>
    </div>
  );
}

interface UnreadRowProps {
  readonly line: Unread;
  readonly mends: Mends | undefined;
}

function UnreadRow({ line, mends }: UnreadRowProps): ReactElement {
  return (
    <li>
      <p>
        <b>{`Line ${line.number}: ${line.words}`}</b>
      </p>
      <p className={styles["why"]}>
        {`${capital(line.why)}.`}
        {line.meant.length > 0 ? " Perhaps you mean:" : ""}
      </p>
      {mends === undefined ? null : (
        <div className={styles["ways"]}>
          {line.meant.map((meant) => (
            <Button key={meant} onClick={() => mends.mean(line, meant)}>
              {meant}
            </Button>
          ))}
          <Button kind="quiet" onClick={() => mends.dropLine(line)}>
            Take the line out
          </Button>
        </div>
      )}
    </li>
  );
}

interface ReasonRowProps {
  readonly reason: Reason;
  readonly mends: Mends | undefined;
}

function ReasonRow({ reason, mends }: ReasonRowProps): ReactElement {
  const ways = [...new Set(reason.cards)].flatMap((code) => mends?.takeOut(code) ?? []);
  return (
    <li className={styles["reason"]}>
      <p>
        {sentenceOf(reason)}
        {reason.ruling === "" ? null : (
          <RulingPlace id={reason.ruling} className={styles["ruling"]} />
        )}
      </p>
      {mends === undefined ? null : (
        <div className={styles["ways"]}>
          {ways.map(({ words, act }) => (
            <Button key={words} onClick={act}>
              {words}
            </Button>
          ))}
          {reason.instead.map((name) => (
            <Button key={name} onClick={() => mends.add(name)}>
              {`Add ${name}`}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
