import type { CardFacts } from "@protocol/imperial-assault";
import type { ReactElement, ReactNode } from "react";
import { Link } from "wouter";
import { cardPath } from "@/core/cards/card-path";
import { cardName, type Facts } from "@/games/imperial-assault/catalogue/facts";
import { IMPERIAL_ASSAULT } from "@/games/imperial-assault/catalogue/id";
import styles from "@/games/imperial-assault/decks/card-line.module.css";
import { PoolMarks } from "@/games/imperial-assault/drawing/die";
import { LoneToken } from "@/games/imperial-assault/drawing/token";
import { faceOfCard } from "@/games/imperial-assault/reading/card-faces";
import { needsWords } from "@/games/imperial-assault/reading/cards";

interface CardLineProps {
  readonly facts: Facts;
  readonly card: CardFacts;
  /** What the check has to say of it. */
  readonly note?: string;
  /** What can be done with it, at the end of the line. */
  readonly children?: ReactNode;
}

/** A card in a list: who it is, what it costs, what it has and what it needs. */
export function CardLine({ facts, card, note = "", children }: CardLineProps): ReactElement {
  const { code, cost = 0, kind, playable = false } = card;
  return (
    <li className={styles["line"]} data-card={code}>
      {kind === "group" ? (
        <LoneToken face={faceOfCard(card)} size={32} />
      ) : (
        <span className={styles["blank"]} aria-hidden="true" />
      )}
      <span className={styles["words"]}>
        <span className={styles["head"]}>
          <Link href={cardPath(IMPERIAL_ASSAULT, code)} className={styles["name"]}>
            {cardName(facts, code)}
          </Link>
          {card.title ? <small>{card.title}</small> : null}
        </span>
        <small>
          {needsWords(card)}
          {kind === "group" ? (
            <span className={styles["dice"]}>
              <PoolMarks dice={card.attack_dice ?? []} />
              <i />
              <PoolMarks dice={card.defence_dice ?? []} />
            </span>
          ) : null}
        </small>
        {playable ? null : <small className={styles["missing"]}>Not playable yet</small>}
        {note === "" ? null : <small className={styles["missing"]}>{note}</small>}
      </span>
      <span className={styles["cost"]}>
        <b className="num">{cost}</b>
        <span className="spoken"> points</span>
      </span>
      <span className={styles["acts"]}>{children}</span>
    </li>
  );
}
