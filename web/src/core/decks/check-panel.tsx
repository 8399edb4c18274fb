import type { ReactElement, ReactNode } from "react";
import { DeckReport, type Mends } from "@/core/decks/deck-report";
import { reportOf } from "@/core/decks/report";
import type { DeckCheck } from "@/core/decks/use-deck-check";
import { RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

interface CheckPanelProps {
  readonly check: DeckCheck;
  /** What its format is called. */
  readonly format: string;
  readonly mends: Mends;
  /** The keys of what is no reason against a list. */
  readonly isRemark?: (key: string) => boolean;
  /** What is said before there is something to check. */
  readonly empty: string;
  /** What stands above the verdict. */
  readonly children: ReactNode;
}

/** What the check says of a list, with a button for whatever can be mended. */
export function CheckPanel(props: CheckPanelProps): ReactElement {
  const { check, format, mends, isRemark, empty, children } = props;
  const { checked, refusal, isChecking } = check;
  return (
    <section className={panel["panel"]} aria-label="What the check says" aria-live="polite">
      {children}
      <RefusalNotice refusal={refusal} />
      {checked === null && refusal === null ? (
        <p className={panel["empty"]}>{isChecking ? "Checking." : empty}</p>
      ) : null}
      {checked === null ? null : (
        <DeckReport report={reportOf(checked, format, isRemark)} mends={mends} />
      )}
    </section>
  );
}
