import type { ReactElement } from "react";
import { DeckWords } from "@/core/decks/deck-words";
import type { PrintedCard, Printings } from "@/games/destiny/catalogue/printings";
import styles from "@/games/destiny/decks/deck-face.module.css";
import { sideOf } from "@/games/destiny/decks/deck-words";
import { Die } from "@/games/destiny/drawing/die";
import { outlineClass } from "@/games/destiny/drawing/outline";
import { readSide } from "@/games/destiny/reading/sides";
import { classes } from "@/kit/classes";

const MOST_DICE = 3;

/** The outline of a deck, by the side its team is on; whatever can be pressed may wear it. */
export function deckClass(team: ReadonlyArray<string>, cards: Printings): string {
  return classes(outlineClass(sideOf(team, cards)), styles["deck"]);
}

interface DeckFaceProps {
  readonly title: string;
  /** Smaller lines below. */
  readonly lines: ReadonlyArray<string>;
  readonly team: ReadonlyArray<string>;
  readonly cards: Printings;
}

/** What is drawn of a deck: words, and a die of each of its team. */
export function DeckFace({ title, lines, team, cards }: DeckFaceProps): ReactElement {
  const members = [...new Set(team)].flatMap((code) => cards.get(code) ?? []);
  return (
    <>
      <DeckWords title={title} lines={lines} />
      <span className={styles["dice"]} aria-hidden="true">
        {members.slice(0, MOST_DICE).map((card) => (
          <Die key={card.code} colour={card.colour} side={readSide(bestSide(card))} silent />
        ))}
      </span>
    </>
  );
}

/** The side that a die is shown with: its second, as the first is often the weakest. */
function bestSide(card: PrintedCard): string {
  return card.sides[1] ?? card.sides[0] ?? "-";
}
