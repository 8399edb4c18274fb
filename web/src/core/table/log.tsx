import type { Line } from "@protocol";
import { type KeyboardEvent, memo, type ReactElement, useState } from "react";
import { Cited } from "@/core/rulings/cited";
import { useScene } from "@/core/scene/scene";
import { useUntold } from "@/core/scene/untold";
import type { TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { useTable } from "@/core/store/use-table";
import styles from "@/core/table/log.module.css";
import { classes } from "@/kit/classes";

const linesOf = (state: TableState): ReadonlyArray<Line> => state.lines;

/** What happened, the newest last; each line tells on demand what led to it. */
export function Log(): ReactElement {
  const { store, head } = useScene();
  const lines = useTable(store, linesOf);
  const [all, setAll] = useState(false);
  const untold = useUntold();
  const shown = lines.filter((line) => line.event.serial < untold && (all || line.minor !== true));
  return (
    <div className={styles["log"]}>
      <div className="newest-last">
        <ol
          className={styles["lines"]}
          aria-live="polite"
          aria-label="What happened"
          onKeyDown={alongLines}
        >
          {shown.map((line) => (
            <LogLine
              key={`${line.event.serial} ${line.text}`}
              store={store}
              line={line}
              mine={line.event.seat === head.seat}
              newest={line === shown.at(-1)}
            />
          ))}
        </ol>
      </div>
      <label className={classes("check", styles["all"])}>
        <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} />
        Every step
      </label>
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** From line to line with the arrows: Tab stops at the newest only, or a long log would be a trap. */
function alongLines(event: KeyboardEvent<HTMLElement>): void {
  const by = STEPS[event.key];
  if (by === undefined) {
    return;
  }
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const next = stops.findIndex((stop) => stop.matches(":focus")) + by;
  stops[next]?.focus();
  event.preventDefault();
}

interface Causes {
  readonly lines: ReadonlyArray<string>;
  readonly rulings: ReadonlyArray<string>;
}

interface LogLineProps {
  readonly store: TableStore;
  readonly line: Line;
  readonly mine: boolean;
  readonly newest: boolean;
}

/** Lines do not change, and there are many: each is drawn once. */
const LogLine = memo(function LogLine({ store, line, mine, newest }: LogLineProps): ReactElement {
  const [causes, setCauses] = useState<Causes | null>(null);
  const why = (): void => {
    if (causes !== null) {
      setCauses(null);
      return;
    }
    void store.ask({ type: "why", line: line.event.serial }).then((asked) => {
      if (!asked.done) {
        setCauses({ lines: [asked.refusal.message], rulings: [] });
      } else if (asked.reply.type === "explained") {
        setCauses({ lines: asked.reply.lines, rulings: asked.reply.rulings ?? [] });
      }
    });
  };
  return (
    <li
      className={classes(styles["line"], !mine && styles["theirs"], line.minor && styles["minor"])}
    >
      {line.text}{" "}
      <button
        type="button"
        className={styles["why"]}
        tabIndex={newest ? 0 : -1}
        aria-expanded={causes !== null}
        onClick={why}
      >
        why?
      </button>
      {causes === null ? null : (
        <div className={styles["causes"]}>
          <ol>
            {causes.lines.map((text, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a chain of causes keeps its order
              <li key={place}>{text}</li>
            ))}
          </ol>
          <Cited ids={causes.rulings} />
        </div>
      )}
    </li>
  );
});
