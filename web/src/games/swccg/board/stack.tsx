import type { ReactElement } from "react";
import styles from "@/games/swccg/board/stack.module.css";
import { framed } from "@/games/swccg/drawing/side";
import { useSwccg } from "@/games/swccg/reading/seen";
import { type Entry, entriesOf } from "@/games/swccg/reading/stack";
import { sideOf } from "@/games/swccg/reading/things";
import { classes } from "@/kit/classes";

interface StackProps {
  readonly who: (seat: number) => string;
}

/** What is under way, the last first: it happens first. Each has a number that the table shows too. */
export function Stack({ who }: StackProps): ReactElement | null {
  const { board } = useSwccg();
  const entries = entriesOf(board);
  if (entries.length === 0) return null;
  return (
    <section className={styles["stack"]} aria-label="Under way" data-zone="stack">
      <h2 className={styles["head"]}>
        Under way
        <small>{entries.length === 1 ? "1 action" : `${entries.length}, last one first`}</small>
      </h2>
      <ol className={styles["entries"]} reversed>
        {entries.toReversed().map((entry, place) => (
          <li key={entry.number}>
            <Action entry={entry} who={who} top={place === 0} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ActionProps {
  readonly entry: Entry;
  readonly who: (seat: number) => string;
  readonly top: boolean;
}

function Action({ entry, who, top }: ActionProps): ReactElement {
  const { view } = useSwccg();
  const side = sideOf(view, entry.seat);
  return (
    <div className={classes(framed(side), styles["action"], top && styles["top"])}>
      <span className={classes(styles["number"], styles[side])}>{entry.number}</span>
      <p className={styles["title"]}>
        {entry.title}
        <small>{who(entry.seat)}</small>
      </p>
      <p className={styles["words"]}>
        {entry.words}
        {entry.answers > 0 ? (
          <>
            {entry.words === "" ? "In answer to " : ", in answer to "}
            <b className="num">{entry.answers}</b>
          </>
        ) : null}
      </p>
    </div>
  );
}

/** The same in one line, for where there is no panel. */
export function StackRibbon(): ReactElement | null {
  const { board, view } = useSwccg();
  const entries = entriesOf(board);
  if (entries.length === 0) return null;
  return (
    <ol
      className={styles["ribbon"]}
      data-ribbon
      reversed
      aria-label="Under way, the last first"
      data-zone="stack"
    >
      {entries.toReversed().map((entry, place) => {
        const side = sideOf(view, entry.seat);
        return (
          <li
            key={entry.number}
            className={classes(framed(side), styles["chip"], place === 0 && styles["top"])}
          >
            <span className={classes(styles["number"], styles[side])}>{entry.number}</span>
            <span className={styles["name"]}>{entry.title}</span>
          </li>
        );
      })}
    </ol>
  );
}
