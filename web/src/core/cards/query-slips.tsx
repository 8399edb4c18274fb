import type { ReactElement } from "react";
import type { Slip } from "@/core/cards/query-parser";
import styles from "@/core/cards/query-slips.module.css";
import { Button } from "@/kit/button";

interface QuerySlipsProps {
  readonly text: string;
  readonly slips: ReadonlyArray<Slip>;
  readonly change: (text: string) => void;
}

/** What is not understood of a query: where, why, and a way to mend it. */
export function QuerySlips({ text, slips, change }: QuerySlipsProps): ReactElement | null {
  if (slips.length === 0) return null;
  return (
    <ul className={styles["slips"]} aria-label="Not understood">
      {slips.map((slip) => (
        <SlipLine key={`${slip.at} ${slip.message}`} text={text} slip={slip} change={change} />
      ))}
    </ul>
  );
}

interface SlipLineProps {
  readonly text: string;
  readonly slip: Slip;
  readonly change: (text: string) => void;
}

function SlipLine({ text, slip, change }: SlipLineProps): ReactElement {
  const { at, end, message, advice, instead } = slip;
  return (
    <li className={styles["slip"]}>
      <code aria-hidden="true">
        {text.slice(0, at)}
        <mark>{text.slice(at, end)}</mark>
        {text.slice(end)}
      </code>
      <p>
        {message} <span>{advice} It is left out for now.</span>
      </p>
      {instead === undefined ? null : (
        <Button kind="quiet" onClick={() => change(text.slice(0, at) + instead + text.slice(end))}>
          {instead === "" ? "Take it away" : `Use ${instead}`}
        </Button>
      )}
    </li>
  );
}
