import type { Line } from "@protocol";
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactElement,
  useMemo,
  useState,
} from "react";
import type { LogLook } from "@/core/client/client";
import { useClient } from "@/core/client/use-client";
import { Cited } from "@/core/rulings/cited";
import { type Scene, useScene } from "@/core/scene/scene";
import type { TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { useTable } from "@/core/store/use-table";
import styles from "@/core/table/log.module.css";
import { partsOf } from "@/core/words/log-parts";
import { classes } from "@/kit/classes";
import { NewestLast } from "@/kit/newest-last";

const linesOf = (state: TableState): ReadonlyArray<Line> => state.lines;

/** What happened, the newest last; each line shows whom it is about and tells what led to it. */
export function Log(): ReactElement {
  const { store, head, sent, inspect } = useScene();
  const lines = useTable(store, linesOf);
  const lookOf = useLooks();
  const [all, setAll] = useState(false);
  const told = lines.filter((line) => all || line.minor !== true);
  const shown = all ? told : told.filter((line, at) => !goesOn(lookOf(line), told[at + 1], lookOf));
  const answers = useAnswered(sent);
  return (
    <div className={styles["log"]}>
      <NewestLast count={shown.length} recall={answers}>
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
              look={lookOf(line)}
              inspect={inspect}
              mine={line.event.seat === head.seat}
              newest={line === shown.at(-1)}
            />
          ))}
        </ol>
      </NewestLast>
      <label className={classes("check", styles["all"])}>
        <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} />
        Every step
      </label>
    </div>
  );
}

/** Counts one's own answers: the log follows again with each of them. */
function useAnswered(sent: number | null): number {
  const [answered, setAnswered] = useState({ sent, count: 0 });
  if (answered.sent !== sent) {
    setAnswered({ sent, count: answered.count + (sent === null ? 0 : 1) });
  }
  return answered.count;
}

/** Whether the next line is a further step of the same. */
function goesOn(
  { stepOf }: LogLook,
  next: Line | undefined,
  lookOf: (line: Line) => LogLook,
): boolean {
  return stepOf !== undefined && next !== undefined && lookOf(next).stepOf === stepOf;
}

const PLAIN: LogLook = {};

/** How lines look, worked out once for each while nothing more is known. */
function useLooks(): (line: Line) => LogLook {
  const { board } = useScene();
  const { log } = useClient();
  const facts = log?.facts(board);
  const looks = useMemo(() => ({ facts, of: new WeakMap<Line, LogLook>() }), [facts]);
  return (line) => {
    const look = looks.of.get(line) ?? log?.line(board, line) ?? PLAIN;
    looks.of.set(line, look);
    return look;
  };
}

const LINES: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const WORDS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * From line to line with the arrows, and along the names of one: Tab stops at the newest line
 * only, or a long log would be a trap.
 */
function alongLines(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  const by = LINES[key] ?? WORDS[key];
  const line = target instanceof Element ? target.closest("[data-line]") : null;
  if (by === undefined || line === null) {
    return;
  }
  const stops =
    LINES[key] === undefined
      ? [...line.querySelectorAll<HTMLElement>("button, [role=button]")]
      : [...currentTarget.querySelectorAll<HTMLElement>("[data-why]")];
  const now = stops.findIndex((stop) =>
    LINES[key] === undefined ? stop === target : line.contains(stop),
  );
  stops[now + by]?.focus();
  event.preventDefault();
}

interface Causes {
  readonly lines: ReadonlyArray<string>;
  readonly rulings: ReadonlyArray<string>;
}

interface LogLineProps {
  readonly store: TableStore;
  readonly line: Line;
  readonly look: LogLook;
  readonly inspect: Scene["inspect"];
  readonly mine: boolean;
  readonly newest: boolean;
}

/** Lines do not change, and there are many: each is drawn once. */
const LogLine = memo(function LogLine(props: LogLineProps): ReactElement {
  const { store, line, look, inspect, mine, newest } = props;
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button of the line does the same by keyboard
    <li
      className={classes(
        styles["line"],
        look.begins !== undefined && styles["begins"],
        line.minor && styles["minor"],
      )}
      data-line=""
      onClick={(event) => {
        if (isTouched(event)) why();
      }}
    >
      <span className={classes(styles["face"], !mine && styles["theirs"])} aria-hidden="true">
        {look.begins === undefined ? look.face : null}
      </span>
      <p className={styles["words"]}>
        {look.begins ?? <Words text={line.text} look={look} inspect={inspect} />}{" "}
        <button
          type="button"
          className={styles["why"]}
          data-why=""
          tabIndex={newest ? 0 : -1}
          aria-expanded={causes !== null}
          onClick={(event) => {
            event.stopPropagation();
            why();
          }}
        >
          why?
        </button>
      </p>
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

/** A tap on the line itself, where nothing can be pointed at; a mouse marks words there. */
function isTouched({ target }: MouseEvent): boolean {
  const byFinger = globalThis.matchMedia?.("(hover: none)").matches ?? false;
  return (
    byFinger && target instanceof Element && target.closest("button, a, [role=button]") === null
  );
}

interface WordsProps {
  readonly text: string;
  readonly look: LogLook;
  readonly inspect: Scene["inspect"];
}

/** The words of a line: names that show their sheets, and figures by what they count. */
function Words({ text, look: { names = [], figures }, inspect }: WordsProps): ReactElement {
  return (
    <>
      {partsOf(text, names, figures).map(({ at, text: words, code, counts }) => {
        if (code !== undefined) {
          return <Name key={at} words={words} code={code} inspect={inspect} />;
        }
        return counts === undefined ? (
          words
        ) : (
          <b key={at} className={styles[counts]}>
            {words}
          </b>
        );
      })}
    </>
  );
}

interface NameProps {
  readonly words: string;
  readonly code: string;
  readonly inspect: Scene["inspect"];
}

/** A name: resting on it, standing on it with the keyboard or a tap shows what it names. */
function Name({ words, code, inspect }: NameProps): ReactElement {
  const look = (element: HTMLElement): void =>
    inspect({ id: 0, code, at: element.getBoundingClientRect() });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button would not be broken into lines as words are
    <span
      role="button"
      className={styles["name"]}
      tabIndex={-1}
      onClick={({ currentTarget }) => look(currentTarget)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === "Enter") look(currentTarget);
      }}
      onPointerEnter={({ currentTarget, pointerType }) => {
        if (pointerType === "mouse") look(currentTarget);
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === "mouse") inspect(null);
      }}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(":focus-visible")) look(currentTarget);
      }}
      onBlur={({ currentTarget }) => {
        if (!currentTarget.matches(":hover")) inspect(null);
      }}
    >
      {words}
    </span>
  );
}
