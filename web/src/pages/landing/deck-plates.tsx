import type { Deck } from "@protocol";
import type { ReactElement } from "react";
import { classes } from "@/drawing/classes";
import { Die } from "@/drawing/die";
import type { PrintedCard, Printings } from "@/net/catalogue";
import styles from "@/pages/landing/deck-plates.module.css";
import { teamOf } from "@/pages/landing/picks";
import { sideOf, sideWords, spelled, teamWords } from "@/pages/parts/deck-words";
import { readSide } from "@/reading/sides";

interface DeckPlatesProps {
  readonly decks: ReadonlyArray<Deck>;
  readonly chosen: string;
  readonly cards: Printings;
  readonly choose: (name: string) => void;
}

/** Decks side by side, one of them chosen. */
export function DeckPlates({ decks, chosen, cards, choose }: DeckPlatesProps): ReactElement {
  return (
    <fieldset className={styles["plates"]}>
      <legend className="spoken">The deck to play with</legend>
      {decks.map((deck) => {
        const team = teamOf(deck);
        const name = teamWords(team, cards) || spelled(deck.name);
        return (
          <label key={deck.name} className={classes(styles["plate"], styles[sideOf(team, cards)])}>
            <input
              type="radio"
              name="deck"
              value={deck.name}
              checked={deck.name === chosen}
              onChange={() => choose(deck.name)}
            />
            <span className={styles["words"]}>
              <b>{name}</b>
              <small>{sideWords(team, cards) || "A deck that comes with the program"}</small>
            </span>
            <TeamDice team={team} cards={cards} />
          </label>
        );
      })}
    </fieldset>
  );
}

function TeamDice({
  team,
  cards,
}: {
  readonly team: ReadonlyArray<string>;
  readonly cards: Printings;
}): ReactElement {
  const members = [...new Set(team)].flatMap((code) => cards.get(code) ?? []);
  return (
    <span className={styles["dice"]} aria-hidden="true">
      {members.map((card) => (
        <Die key={card.code} colour={card.colour} side={readSide(bestSide(card))} silent />
      ))}
    </span>
  );
}

/** The side that a die is shown with: its second, as the first is often the weakest. */
function bestSide(card: PrintedCard): string {
  return card.sides[1] ?? card.sides[0] ?? "-";
}
