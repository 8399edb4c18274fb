import type { Deck } from "@protocol";
import type { ReactElement } from "react";
import { calledOf } from "@/core/cards/called";
import type { Printings } from "@/games/destiny/catalogue/printings";
import { DeckFace, deckClass } from "@/games/destiny/decks/deck-face";
import { teamWords } from "@/games/destiny/decks/deck-words";
import styles from "@/games/destiny/landing/deck-plates.module.css";
import { teamOf } from "@/games/destiny/landing/picks";
import { classes } from "@/kit/classes";

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
        return (
          <label key={deck.name} className={classes(deckClass(team, cards), styles["plate"])}>
            <input
              type="radio"
              name="deck"
              value={deck.name}
              checked={deck.name === chosen}
              onChange={() => choose(deck.name)}
            />
            <DeckFace
              title={calledOf(deck)}
              lines={[teamWords(team, cards) || "A deck that comes with the program"]}
              team={team}
              cards={cards}
            />
          </label>
        );
      })}
    </fieldset>
  );
}
