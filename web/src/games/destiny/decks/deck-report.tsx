import type { Reason, Unread } from "@protocol";
import type { ReactElement } from "react";
import type { PrintedCard, Printings } from "@/games/destiny/catalogue/printings";
import styles from "@/games/destiny/decks/deck-report.module.css";
import {
  linesOf,
  withLine,
  withMeant,
  withoutCard,
  withoutLine,
} from "@/games/destiny/decks/list-text";
import { type Report, sentenceOf } from "@/games/destiny/decks/report";
import { Button } from "@/kit/button";
import { classes } from "@/kit/classes";
import { Sign } from "@/kit/sign";
import { capital } from "@/kit/wording";

interface DeckReportProps {
  readonly report: Report;
  readonly text: string;
  readonly cards: Printings;
  /** Put another list in place of the text; without it the report cannot be acted on. */
  readonly change?: (text: string) => void;
}

/** What a check found, with a button for everything that can be mended. */
export function DeckReport({ report, text, cards, change }: DeckReportProps): ReactElement {
  const { verdict, isGood, unread, against, missing } = report;
  return (
    <div className={styles["report"]}>
      <p className={classes(styles["verdict"], isGood && styles["good"])} role="status">
        <Sign name={isGood ? "check" : "refused"} /> {verdict}
      </p>
      <ul className={styles["reasons"]}>
        {unread.map((line) => (
          <UnreadRow key={line.number} line={line} text={text} change={change} />
        ))}
        {[...against, ...missing].map((reason) => (
          <ReasonRow key={reason.text} reason={reason} text={text} cards={cards} change={change} />
        ))}
      </ul>
    </div>
  );
}

interface UnreadRowProps {
  readonly line: Unread;
  readonly text: string;
  readonly change: ((text: string) => void) | undefined;
}

function UnreadRow({ line, text, change }: UnreadRowProps): ReactElement {
  return (
    <li>
      <p>
        <b>{`Line ${line.number}: ${line.words}`}</b>
      </p>
      <p className={styles["why"]}>
        {`${capital(line.why)}.`}
        {line.meant.length > 0 ? " Perhaps you mean:" : ""}
      </p>
      {change === undefined ? null : (
        <div className={styles["ways"]}>
          {line.meant.map((meant) => (
            <Button key={meant} onClick={() => change(withMeant(text, line, meant))}>
              {meant}
            </Button>
          ))}
          <Button kind="quiet" onClick={() => change(withoutLine(text, line.number))}>
            Take the line out
          </Button>
        </div>
      )}
    </li>
  );
}

interface ReasonRowProps {
  readonly reason: Reason;
  readonly text: string;
  readonly cards: Printings;
  readonly change: ((text: string) => void) | undefined;
}

function ReasonRow({ reason, text, cards, change }: ReasonRowProps): ReactElement {
  const known = [...new Set(reason.cards)].flatMap((code) => cards.get(code) ?? []);
  const inText = (card: PrintedCard): boolean => linesOf(text, card).length > 0;
  return (
    <li>
      <p>
        {sentenceOf(reason)}
        {reason.ruling === "" ? null : <span className={styles["ruling"]}>{reason.ruling}</span>}
      </p>
      {change === undefined ? null : (
        <div className={styles["ways"]}>
          {known.filter(inText).map((card) => (
            <Button key={card.code} kind="quiet" onClick={() => change(withoutCard(text, card))}>
              {`Take ${card.title} out`}
            </Button>
          ))}
          {reason.instead.map((name) => (
            <Button key={name} onClick={() => change(withLine(text, name))}>
              {`Add ${name}`}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
