import type { CardFacts } from "@protocol/imperial-assault";
import type { ReactElement, ReactNode } from "react";
import { CardTile as AnyTile } from "@/core/decks/card-tile";
import { cardName, type Facts } from "@/games/imperial-assault/catalogue/facts";
import styles from "@/games/imperial-assault/decks/card-line.module.css";
import { toneOf } from "@/games/imperial-assault/decks/tones";
import { CardText } from "@/games/imperial-assault/drawing/card-text";
import { PoolMarks } from "@/games/imperial-assault/drawing/die";
import { LoneToken } from "@/games/imperial-assault/drawing/token";
import { faceOfCard } from "@/games/imperial-assault/reading/card-faces";
import { needsWords } from "@/games/imperial-assault/reading/cards";
import { outlineOf } from "@/games/imperial-assault/reading/faces";
import { Sign } from "@/kit/sign";

interface CardTileProps {
  readonly facts: Facts;
  readonly card: CardFacts;
  readonly isIn: boolean;
  /** How many there are, and the buttons that change it. */
  readonly children: ReactNode;
}

/** A card of the pool: its price, what it does, and of a group its token, health, speed and dice. */
export function CardTile({ facts, card, isIn, children }: CardTileProps): ReactElement {
  const { code, kind, title = "", cost = 0, affiliation = "" } = card;
  return (
    <AnyTile
      card={{
        code,
        name: cardName(facts, code),
        second: title,
        badge: cost,
        outline: outlineOf(affiliation),
        tone: toneOf(card),
        text: <CardText card={card} />,
        strip: kind === "group" ? <Numbers card={card} /> : null,
        about: needsWords(card),
        playable: card.playable ?? false,
      }}
      isIn={isIn}
    >
      {children}
    </AnyTile>
  );
}

function Numbers({ card }: { readonly card: CardFacts }): ReactElement {
  const { health = 0, speed = 0, attack_dice = [], defence_dice = [] } = card;
  return (
    <span className={styles["numbers"]}>
      <LoneToken face={faceOfCard(card)} size={30} />
      <span>
        <b className="num">{health}</b> health
      </span>
      <span>
        <b className="num">{speed}</b> speed
      </span>
      <span className={styles["dice"]}>
        <Sign name="target" />
        <PoolMarks dice={attack_dice} />
        <i />
        <PoolMarks dice={defence_dice} />
      </span>
    </span>
  );
}
