import { type ReactElement, useEffect } from "react";
import styles from "@/core/staging/missed-note.module.css";
import { Button } from "@/kit/button";

interface MissedNoteProps {
  /** How much was not shown. */
  readonly missed: number;
  noted(): void;
}

const STAYS_MS = 12_000;

/** After an absence: how much has happened, and where it is told. */
export function MissedNote({ missed, noted }: MissedNoteProps): ReactElement {
  useEffect(() => {
    if (missed === 0) return;
    const timer = setTimeout(() => {
      if (!document.hidden) noted();
    }, STAYS_MS);
    return () => clearTimeout(timer);
  }, [missed, noted]);
  return (
    <div className={styles["note"]} aria-live="polite" data-missed={missed}>
      {missed === 0 ? null : (
        <p>
          {missed === 1 ? "One thing happened" : `${missed} things happened`} that you were not
          shown: see the log.
          <Button kind="quiet" onClick={noted}>
            Understood
          </Button>
        </p>
      )}
    </div>
  );
}
