import type { CardFacts } from "@protocol/imperial-assault";
import type { ReactElement, ReactNode } from "react";
import { CardLine as AnyLine } from "@/core/decks/card-line";
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

/** A card in a list, with the token and the dice of a group. */
export function CardLine({ facts, card, note = "", children }: CardLineProps): ReactElement {
  const { code, kind } = card;
  return (
    <AnyLine
      card={{
        title: IMPERIAL_ASSAULT,
        code,
        name: cardName(facts, code),
        second: card.title ?? "",
        about: <About card={card} />,
        playable: card.playable ?? false,
        cost: card.cost ?? 0,
        unit: "points",
      }}
      face={kind === "group" ? <LoneToken face={faceOfCard(card)} size={32} /> : null}
      note={note}
    >
      {children}
    </AnyLine>
  );
}

function About({ card }: { readonly card: CardFacts }): ReactElement {
  return (
    <>
      {needsWords(card)}
      {card.kind === "group" ? (
        <span className={styles["dice"]}>
          <PoolMarks dice={card.attack_dice ?? []} />
          <i />
          <PoolMarks dice={card.defence_dice ?? []} />
        </span>
      ) : null}
    </>
  );
}
