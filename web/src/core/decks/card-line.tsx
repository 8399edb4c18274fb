import type { ReactElement, ReactNode } from "react";
import { Link } from "wouter";
import { cardPath } from "@/core/cards/card-path";
import styles from "@/core/decks/card-line.module.css";

/** A card in a list, in words and numbers. */
export interface LinedCard {
  /** The game it is of. */
  readonly title: string;
  readonly code: string;
  readonly name: string;
  /** What stands behind the name, smaller. */
  readonly second?: string;
  /** What it has and needs, in one line. */
  readonly about: ReactNode;
  readonly playable: boolean;
  /** What it costs; nothing if it has no price. */
  readonly cost?: number | undefined;
  /** What it costs so many of. */
  readonly unit: string;
}

interface CardLineProps {
  readonly card: LinedCard;
  /** A small drawing of it; an empty card if it has none. */
  readonly face?: ReactNode;
  /** What the check has to say of it. */
  readonly note?: string;
  /** What can be done with it, at the end of the line. */
  readonly children?: ReactNode;
}

/** A card in a list: who it is, what it costs, what it has and what it needs. */
export function CardLine({ card, face = null, note = "", children }: CardLineProps): ReactElement {
  const { title, code, name, second = "", about, playable, cost, unit } = card;
  return (
    <li className={styles["line"]} data-card={code}>
      {face ?? <span className={styles["blank"]} aria-hidden="true" />}
      <span className={styles["words"]}>
        <span className={styles["head"]}>
          <Link href={cardPath(title, code)} className={styles["name"]}>
            {name}
          </Link>
          {second === "" ? null : <small>{second}</small>}
        </span>
        <small>{about}</small>
        {playable ? null : <small className={styles["missing"]}>Not playable yet</small>}
        {note === "" ? null : <small className={styles["missing"]}>{note}</small>}
      </span>
      <span className={styles["cost"]}>
        {cost === undefined ? null : (
          <>
            <b className="num">{cost}</b>
            <span className="spoken">{` ${unit}`}</span>
          </>
        )}
      </span>
      <span className={styles["acts"]}>{children}</span>
    </li>
  );
}
