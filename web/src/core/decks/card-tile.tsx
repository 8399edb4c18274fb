import type { ReactElement, ReactNode } from "react";
import styles from "@/core/decks/card-tile.module.css";
import { classes } from "@/kit/classes";

/** A card as a tile of the pool shows it. */
export interface TiledCard {
  readonly code: string;
  readonly name: string;
  /** What stands below the name, smaller. */
  readonly second?: string;
  /** What it costs, or what it is drawn with instead; nothing if there is neither. */
  readonly badge?: ReactNode;
  /** The outline by its side, and the colour by what it is. */
  readonly outline: TileOutline;
  readonly tone: TileTone;
  /** What it does, in our words. */
  readonly text: ReactNode;
  /** What stands in one line below the text: the sides of its die, its numbers. */
  readonly strip?: ReactNode;
  /** What it is, in a word or two. */
  readonly about: ReactNode;
  readonly playable: boolean;
}

export type TileOutline = "round" | "cut" | "flat";
export type TileTone = "red" | "blue" | "yellow" | "gray";

interface CardTileProps {
  readonly card: TiledCard;
  /** Whether the deck has it. */
  readonly isIn: boolean;
  /** What the check has to say of it. */
  readonly note?: string;
  /** How many there are, and the buttons that change it. */
  readonly children: ReactNode;
}

/** A card to be put into a deck: what it costs, what it does, and how many of it there are. */
export function CardTile({ card, isIn, note = "", children }: CardTileProps): ReactElement {
  const { code, name, second = "", badge, outline, tone, text, strip, about, playable } = card;
  return (
    <li
      className={classes(styles["tile"], styles[outline], tone, isIn && styles["in"])}
      data-card={code}
    >
      <span className={styles["head"]}>
        {badge === undefined ? null : <span className={styles["badge"]}>{badge}</span>}
        <span className={styles["names"]}>
          <b>{name}</b>
          {second === "" ? null : <small>{second}</small>}
        </span>
      </span>
      <span className={styles["text"]}>{text}</span>
      {playable ? null : <small className={styles["missing"]}>Not playable yet</small>}
      {note === "" ? null : <small className={styles["missing"]}>{note}</small>}
      {strip}
      <span className={styles["foot"]}>
        <span className={styles["about"]}>{about}</span>
        <span className={styles["acts"]}>{children}</span>
      </span>
    </li>
  );
}
