import type { ReactElement, ReactNode } from "react";
import type { TileOutline, TileTone } from "@/core/decks/card-tile";
import styles from "@/core/decks/hand-card.module.css";
import { classes } from "@/kit/classes";

interface HandCardProps {
  readonly name: string;
  readonly tone: TileTone;
  readonly outline: TileOutline;
  /** What it costs; nothing if it has no price. */
  readonly cost: ReactNode;
}

/** A card of a hand that was drawn to look at: its price and its name. */
export function HandCard({ name, tone, outline, cost }: HandCardProps): ReactElement {
  return (
    <span className={classes(styles["card"], styles[outline], tone)}>
      <span className={classes("num", styles["cost"])}>{cost}</span>
      <b>{name}</b>
    </span>
  );
}
