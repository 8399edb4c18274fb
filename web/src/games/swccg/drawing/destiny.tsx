import type { ReactElement } from "react";
import styles from "@/games/swccg/drawing/destiny.module.css";

/** A destiny that is not drawn: an outline, in the upper right of every card. */
export function DestinyMark({ value }: { readonly value: string }): ReactElement | null {
  return value === "" ? null : <span className={styles["mark"]}>{value}</span>;
}

interface DrawnDestinyProps {
  readonly value: number;
  /** What it was drawn from, and whose it is. */
  readonly label: string;
  readonly large?: boolean;
}

/** A destiny that was drawn: the one filled bright thing of this game. */
export function DrawnDestiny({ value, label, large = false }: DrawnDestinyProps): ReactElement {
  return (
    <span
      className={large ? styles["large"] : styles["drawn"]}
      role="img"
      aria-label={label}
      title={label}
    >
      {value}
    </span>
  );
}
