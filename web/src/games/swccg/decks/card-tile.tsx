import type { CardFacts } from "@protocol/swccg";
import type { ReactElement, ReactNode } from "react";
import { CardTile as AnyTile } from "@/core/decks/card-tile";
import { cardName, type Facts } from "@/games/swccg/catalogue/facts";
import { aboutNumbers } from "@/games/swccg/decks/card-line";
import styles from "@/games/swccg/decks/card-line.module.css";
import { toneOf } from "@/games/swccg/decks/tones";
import { sideOfCard } from "@/games/swccg/drawing/card-face";
import { EmblemDrawn } from "@/games/swccg/drawing/emblem";
import { typeWords } from "@/games/swccg/reading/cards";
import { emblemOf } from "@/games/swccg/reading/emblems";
import { capital } from "@/kit/wording";

interface CardTileProps {
  readonly facts: Facts;
  readonly card: CardFacts;
  readonly isIn: boolean;
  /** How many there are, and the buttons that change it. */
  readonly children: ReactNode;
}

/** A card of the pool: its emblem, what it does, and its numbers. */
export function CardTile({ facts, card, isIn, children }: CardTileProps): ReactElement {
  const { code, text = [], playable = false } = card;
  const side = sideOfCard(card);
  return (
    <AnyTile
      card={{
        code,
        name: cardName(facts, code),
        second: typeWords(card),
        badge: <EmblemDrawn emblem={emblemOf(facts, code, side)} className={styles["emblem"]} />,
        outline: side === "dark" ? "cut" : "round",
        tone: toneOf(card),
        text: text.map((line) => <p key={line}>{line}</p>),
        strip: <small className="quiet">{capital(aboutNumbers(card))}</small>,
        about: null,
        playable,
      }}
      isIn={isIn}
    >
      {children}
    </AnyTile>
  );
}
