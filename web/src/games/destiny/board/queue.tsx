import type { ReactElement } from "react";
import styles from "@/games/destiny/board/queue.module.css";
import { titleOf } from "@/games/destiny/catalogue/catalogue";
import { Sign } from "@/games/destiny/drawing/sign";
import { type Waiting, waitingIn } from "@/games/destiny/reading/queue";
import { useDestiny } from "@/games/destiny/reading/use-destiny";
import { classes } from "@/kit/classes";
import { useMedia } from "@/kit/use-media";

/** What waits to resolve, first to last, as numbered steps; nothing where nothing waits. */
export function Queue(): ReactElement {
  const { view } = useDestiny();
  const waiting = waitingIn(view);
  const narrow = useMedia("(max-width: 720px)");
  return (
    <ol className={styles["queue"]} data-zone="queue" aria-label="Waiting to resolve">
      {waiting.map((one, place) => (
        <li key={one.key} className={classes(styles["step"], one.now && styles["now"])}>
          <Entry one={one} place={place} more={narrow && place === 0 ? waiting.length - 1 : 0} />
        </li>
      ))}
    </ol>
  );
}

interface EntryProps {
  readonly one: Waiting;
  readonly place: number;
  /** How many wait behind it and are not drawn. */
  readonly more: number;
}

function Entry({ one, place, more }: EntryProps): ReactElement {
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
      <span className={classes("num", styles["number"])}>
        {one.now ? <Sign name="play" /> : place + 1}
      </span>
      <span className={styles["title"]}>{titleOf(catalogue, one.code)}</span>
      <span className={styles["when"]}>
        {one.now ? "Now" : whose}, {one.what}
        {more > 0 ? `, ${more} more ${more === 1 ? "waits" : "wait"}` : ""}
      </span>
    </button>
  );
}
