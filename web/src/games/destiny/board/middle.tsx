import type { ReactElement } from "react";
import { Thing } from "@/core/scene/thing";
import { Chosen, chosenSums } from "@/games/destiny/board/chosen";
import { InForce } from "@/games/destiny/board/lasting";
import styles from "@/games/destiny/board/middle.module.css";
import { Queue } from "@/games/destiny/board/queue";
import { titleOf } from "@/games/destiny/catalogue/catalogue";
import { Sign } from "@/games/destiny/drawing/sign";
import { copyLabel } from "@/games/destiny/reading/labels";
import { useDestiny } from "@/games/destiny/reading/use-destiny";
import { classes } from "@/kit/classes";

export interface GroundProps {
  /** Who can control it: "You control it" and "Mirel controls it", whoever brought it. */
  readonly mine: string;
  readonly theirs: string;
}

/** On a phone between the pools: the battlefield, what is chosen or else waits to resolve, what is in force. */
export function Middle(props: GroundProps): ReactElement {
  const isChosen = chosenSums(useDestiny()).length > 0;
  return (
    <div className={styles["middle"]}>
      <Battlefield {...props} />
      {isChosen ? <Chosen /> : <Queue />}
      <InForce folded />
    </div>
  );
}

/** The battlefield, hanging on the centre line on the side of its controller. */
export function Battlefield({ mine, theirs }: GroundProps): ReactElement {
  const { board, view, catalogue } = useDestiny();
  const { ground } = board;
  if (ground === null) {
    return <span className={styles["none"]}>No battlefield yet</span>;
  }
  const held = ground.mine ? mine : theirs;
  return (
    <div className={styles["place"]} data-row>
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
          {held}, {ground.claimed ? "claimed this round" : "not claimed"}
        </span>
      </Thing>
    </div>
  );
}
