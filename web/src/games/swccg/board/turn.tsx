import type { ReactElement } from "react";
import styles from "@/games/swccg/board/turn.module.css";
import { useSwccg } from "@/games/swccg/reading/seen";
import { PHASES, turnWords } from "@/games/swccg/reading/standing";
import { classes } from "@/kit/classes";

/** Whose turn it is, and its six phases with the present one lit. */
export function Turn({ who }: { readonly who: (seat: number) => string }): ReactElement {
  const { board, view } = useSwccg();
  const now = PHASES.findIndex(([name]) => name === view.phase);
  return (
    <div className={styles["turn"]} data-zone="phases">
      <p className={styles["whose"]}>
        <b>{turnWords(board, who)}</b>
      </p>
      <ol className={styles["phases"]} aria-label="Phases of the turn">
        {PHASES.map(([name, words], place) => (
          <li
            key={name}
            className={classes(place === now && styles["now"], place < now && styles["past"])}
            aria-current={place === now ? "step" : undefined}
          >
            {words}
          </li>
        ))}
      </ol>
    </div>
  );
}
