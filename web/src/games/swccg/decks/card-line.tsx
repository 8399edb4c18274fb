import type { CardFacts } from "@protocol/swccg";
import type { ReactElement, ReactNode } from "react";
import { CardLine as AnyLine } from "@/core/decks/card-line";
import { cardName, type Facts } from "@/games/swccg/catalogue/facts";
import { SWCCG } from "@/games/swccg/catalogue/id";
import styles from "@/games/swccg/decks/card-line.module.css";
import { sideOfCard } from "@/games/swccg/drawing/card-face";
import { EmblemDrawn } from "@/games/swccg/drawing/emblem";
import { destinyWords, typeWords } from "@/games/swccg/reading/cards";
import { emblemOf } from "@/games/swccg/reading/emblems";

interface CardLineProps {
  readonly facts: Facts;
  readonly card: CardFacts;
  /** What the check has to say of it. */
  readonly note?: string;
  /** What can be done with it, at the end of the line. */
  readonly children?: ReactNode;
}

/** A card in a list: its emblem, what it is, its numbers, what it costs to deploy. */
export function CardLine({ facts, card, note = "", children }: CardLineProps): ReactElement {
  const { code, numbers = {}, playable = false } = card;
  return (
    <AnyLine
      card={{
        title: SWCCG,
        code,
        name: cardName(facts, code),
        about: aboutWords(card),
        playable,
        cost: numbers["deploy"],
        unit: "Force to deploy",
      }}
      face={
        <EmblemDrawn
          emblem={emblemOf(facts, code, sideOfCard(card))}
          className={styles["emblem"]}
        />
      }
      note={note}
    >
      {children}
    </AnyLine>
  );
}

/** "Character, Imperial · destiny 1 · deploy 6, power 6, ability 6, forfeit 8". */
function aboutWords(card: CardFacts): string {
  return [typeWords(card), aboutNumbers(card)].filter(Boolean).join(" · ");
}

/** "Destiny 1 · deploy 6, power 6, ability 6, forfeit 8". */
export function aboutNumbers(card: CardFacts): string {
  const { numbers = {}, type, dark_icons = 0, light_icons = 0 } = card;
  const destiny = destinyWords(card);
  const values = ["deploy", "power", "ability", "forfeit"].flatMap((name) =>
    numbers[name] === undefined ? [] : `${name} ${numbers[name]}`,
  );
  const icons = type === "location" ? `${dark_icons} Dark, ${light_icons} Light icons` : "";
  return [destiny && `destiny ${destiny}`, values.join(", "), icons].filter(Boolean).join(" · ");
}
