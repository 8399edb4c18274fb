import type { Line } from "@protocol";
import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import type { TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { useTable } from "@/core/store/use-table";
import { useAsking } from "@/core/text/asking";
import styles from "@/core/text/text.module.css";
import { Button } from "@/kit/button";

const AT_FIRST = 20;
const MORE = 60;
const pickLines = (state: TableState) => state.lines;

/** The log, the newest line first; each line can be asked why. */
export function Log({ store }: { readonly store: TableStore }): ReactElement {
  const lines = useTable(store, pickLines);
  const { ask } = useAsking();
  const [shown, setShown] = useState(AT_FIRST);
  const headingId = useId();
  const newest = lines.slice(-shown).toReversed();
  return (
    <section aria-labelledby={headingId} className={styles["log"]}>
      <h2 id={headingId}>Log, newest first</h2>
      <ol reversed>
        {newest.map((line) => (
          <li key={line.event.serial} className={line.minor ? "quiet" : undefined}>
            {line.text}{" "}
            <Button
              kind="quiet"
              aria-label={`Why? ${line.text}`}
              onClick={() => ask(`Why: ${line.text}`, { type: "why", line: line.event.serial })}
            >
              Why?
            </Button>
          </li>
        ))}
      </ol>
      {shown < lines.length ? (
        <Button onClick={() => setShown(shown + MORE)}>Show older lines</Button>
      ) : null}
    </section>
  );
}

/** What has just happened, read aloud when there is time for it. */
export function Herald({ store }: { readonly store: TableStore }): ReactElement {
  const lines = useTable(store, pickLines);
  const told = useRef(-1);
  const [fresh, setFresh] = useState<ReadonlyArray<Line>>([]);
  useEffect(() => {
    const last = lines.at(-1)?.event.serial ?? -1;
    // What was there before is read in the log; after an undo the numbers begin earlier again.
    if (told.current >= 0 && last > told.current) {
      setFresh(lines.filter((line) => line.event.serial > told.current && !line.minor));
    }
    told.current = last;
  }, [lines]);
  return (
    <div className="spoken" aria-live="polite" data-testid="herald">
      {fresh.map((line) => (
        <p key={line.event.serial}>{line.text}</p>
      ))}
    </div>
  );
}
