import type { ReactElement } from "react";
import styles from "@/games/destiny/board/queue.module.css";
import { titleOf } from "@/games/destiny/catalogue/catalogue";
import { type Waiting, waitingIn } from "@/games/destiny/reading/queue";
import { useDestiny } from "@/games/destiny/reading/use-destiny";
import { classes } from "@/kit/classes";

/** What waits to resolve, first to last; its box stays when it is empty. */
export function Queue(): ReactElement {
  const { view } = useDestiny();
  const waiting = waitingIn(view);
  return (
    <ol className={styles["queue"]} data-zone="queue" aria-label="Waiting to resolve">
      {waiting.map((one, place) => (
        <li key={one.key} className={classes(styles["waits"], one.now && styles["now"])}>
          <Entry one={one} place={place} />
        </li>
      ))}
      {waiting.length === 0 ? <li className={styles["empty"]}>Nothing waits</li> : null}
    </ol>
  );
}

function Entry({ one, place }: { readonly one: Waiting; readonly place: number }): ReactElement {
  const { catalogue, view, inspect } = useDestiny();
  const whose = one.seat === view.seat ? "Yours" : "Theirs";
  return (
    <button
      type="button"
      className={styles["entry"]}
      onPointerEnter={(event) =>
        one.code === ""
          ? undefined
          : inspect({
              id: one.id,
              code: one.code,
              at: event.currentTarget.getBoundingClientRect(),
            })
      }
      onPointerLeave={() => inspect(null)}
    >
      <span className={classes("num", styles["number"])}>{one.now ? "▸" : place + 1}</span>
      <span className={styles["title"]}>{titleOf(catalogue, one.code)}</span>
      <span className={styles["when"]}>
        {one.now ? "Now" : whose}, {one.what}
      </span>
    </button>
  );
}
