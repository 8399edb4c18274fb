import type { ReactElement } from "react";
import { InForce } from "@/games/destiny/board/lasting";
import { Queue } from "@/games/destiny/board/queue";
import styles from "@/games/destiny/board/waits.module.css";

/** Right of the dice: what waits to resolve, and what is in force. */
export function Waits(): ReactElement {
  return (
    <div className={styles["waits"]}>
      <Queue />
      <InForce />
    </div>
  );
}
