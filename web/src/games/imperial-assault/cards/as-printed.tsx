import type { ReactElement } from "react";
import styles from "@/games/imperial-assault/cards/as-printed.module.css";

/** Which state of a card this is. */
export function AsPrinted(): ReactElement {
  return (
    <p className={styles["printed"]}>
      <b>as printed</b> Official errata are not in yet: cards play as they were first printed.
    </p>
  );
}
