import type { Line } from "@protocol";
import { Fragment, type ReactElement, useEffect, useId, useRef, useState } from "react";
import { useClient } from "@/core/client/use-client";
import type { TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { useTable } from "@/core/store/use-table";
import { useAsking } from "@/core/text/asking";
import styles from "@/core/text/text.module.css";
import { Button } from "@/kit/button";

const AT_FIRST = 20;
const MORE = 60;
const pickLines = (state: TableState) => state.lines;

interface LogProps {
  readonly store: TableStore;
  /** What the title has made of the view; null while it has not. */
  readonly board: unknown;
}

/** The log, the newest line first, divided where the title says so; each line can be asked why. */
export function Log({ store, board }: LogProps): ReactElement {
  const lines = useTable(store, pickLines);
  const { log } = useClient();
  const { ask } = useAsking();
  const [shown, setShown] = useState(AT_FIRST);
  const headingId = useId();
  const begins = (line: Line): string | undefined =>
    board === null ? undefined : log?.line(board, line).begins;
  return (
    <section aria-labelledby={headingId} className={styles["log"]}>
      <h2 id={headingId}>Log, newest first</h2>
      {divided(lines.slice(-shown), begins).map(({ first, title, newest }) => (
        <Fragment key={first}>
          {title === "" ? null : <h3>{title}</h3>}
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
        </Fragment>
      ))}
      {shown < lines.length ? (
        <Button onClick={() => setShown(shown + MORE)}>Show older lines</Button>
      ) : null}
    </section>
  );
}

interface Stretch {
  /** The number of its first line. */
  readonly first: number;
  /** What begins with it; empty for what was going on before. */
  readonly title: string;
  readonly newest: ReadonlyArray<Line>;
}

/** Lines by what they belong to, the newest stretch and in it the newest line first. */
function divided(
  lines: ReadonlyArray<Line>,
  begins: (line: Line) => string | undefined,
): ReadonlyArray<Stretch> {
  const found: Array<{ first: number; title: string; newest: Line[] }> = [];
  for (const line of lines) {
    const title = begins(line);
    const last = found.at(-1);
    if (last === undefined || title !== undefined) {
      found.push({ first: line.event.serial, title: title ?? "", newest: [line] });
    } else {
      last.newest.unshift(line);
    }
  }
  return found.toReversed();
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
