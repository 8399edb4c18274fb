import type { ReactElement } from "react";
import { calledOf } from "@/core/cards/called";
import type { DeckShownProps } from "@/core/client/titles";
import { DeckSheet } from "@/core/decks/deck-sheet";
import { useFacts } from "@/games/swccg/catalogue/asked-facts";
import { cardName } from "@/games/swccg/catalogue/facts";
import { DeckAnalysis } from "@/games/swccg/decks/analysis";
import { cardsOf, sizeOf } from "@/games/swccg/decks/deck";
import { DeckContents } from "@/games/swccg/decks/deck-contents";
import { DeckTotals } from "@/games/swccg/decks/deck-totals";
import { deckText, sideWords } from "@/games/swccg/decks/deck-words";

/** A deck: what is in it, where it is legal, and a game with it. */
export function DeckShown(props: DeckShownProps): ReactElement {
  const { deck } = props;
  const { edition, format } = deck.checked;
  const facts = useFacts(edition);
  const cards = cardsOf(deck);
  return (
    <DeckSheet
      {...props}
      heading={calledOf(deck)}
      about={`${sideWords(cards.side)}, ${sizeOf(cards)} cards`}
      text={deckText(cards, facts)}
      nameOf={(code) => cardName(facts, code)}
      numbers={<DeckAnalysis deck={cards} facts={facts} />}
    >
      <DeckTotals deck={cards} facts={facts} format={format} />
      <DeckContents deck={cards} facts={facts} />
    </DeckSheet>
  );
}
