import type { Deck } from "@protocol";
import type { ReactElement } from "react";
import { classes } from "@/drawing/classes";
import type { Printings } from "@/net/catalogue";
import styles from "@/pages/landing/deck-plates.module.css";
import { teamOf } from "@/pages/landing/picks";
import { DeckFace, deckClass } from "@/pages/parts/deck-face";
import { sideWords, spelled, teamWords } from "@/pages/parts/deck-words";

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
              title={teamWords(team, cards) || spelled(deck.name)}
              lines={[sideWords(team, cards) || "A deck that comes with the program"]}
              team={team}
              cards={cards}
            />
          </label>
        );
      })}
    </fieldset>
  );
}
