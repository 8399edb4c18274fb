import type { ReactElement } from "react";
import styles from "@/core/decks/copies.module.css";

/** How many of a card there are. */
export function Copies({ count }: { readonly count: number }): ReactElement {
  return (
    <span className={styles["copies"]}>
      <span aria-hidden="true">×</span>
      <span className="num">{count}</span>
      <span className="spoken">{count === 1 ? " copy" : " copies"}</span>
    </span>
  );
}
