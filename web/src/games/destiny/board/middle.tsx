import type { ReactElement } from "react";
import { Thing } from "@/core/scene/thing";
import styles from "@/games/destiny/board/middle.module.css";
import { Queue } from "@/games/destiny/board/queue";
import { titleOf } from "@/games/destiny/catalogue/catalogue";
import { Sign } from "@/games/destiny/drawing/sign";
import { copyLabel } from "@/games/destiny/reading/labels";
import { useDestiny } from "@/games/destiny/reading/use-destiny";
import { classes } from "@/kit/classes";

interface MiddleProps {
  /** Whose battlefield it can be: "Yours" and "Mirel’s". */
  readonly mine: string;
  readonly theirs: string;
}

/** Between the pools: the battlefield on its controller's side, and what waits to resolve. */
export function Middle({ mine, theirs }: MiddleProps): ReactElement {
  const { ground } = useDestiny().board;
  return (
    <section
      className={styles["middle"]}
      data-row
      data-centre
      data-edge={ground === null || ground.mine ? "bottom" : "top"}
      aria-label="Battlefield and queue"
    >
      <Battlefield mine={mine} theirs={theirs} />
      <Queue />
    </section>
  );
}

function Battlefield({ mine, theirs }: MiddleProps): ReactElement {
  const { board, view, catalogue } = useDestiny();
  const { ground } = board;
  if (ground === null) {
    return <span className={styles["none"]}>No battlefield yet</span>;
  }
  const whose = ground.mine ? mine : theirs;
  return (
    <Thing
      zone="battlefield"
      id={ground.copy.id}
      code={ground.copy.code}
      label={`${copyLabel(view, catalogue, ground.copy)}, ${ground.claimed ? "claimed" : "not claimed"}`}
      className={classes(styles["ground"], ground.mine ? styles["mine"] : styles["theirs"])}
    >
      <Sign name="battlefield" className={styles["flag"]} />
      <span className={styles["title"]}>{titleOf(catalogue, ground.copy.code)}</span>
      <span className={styles["state"]}>
        {whose}, {ground.claimed ? "claimed this round" : "not claimed"}
      </span>
    </Thing>
  );
}
