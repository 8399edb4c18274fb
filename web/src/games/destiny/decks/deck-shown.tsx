import type { ReactElement } from "react";
import { calledOf } from "@/core/cards/called";
import type { DeckShownProps } from "@/core/client/titles";
import { DeckSheet } from "@/core/decks/deck-sheet";
import { CATALOGUE } from "@/games/destiny/catalogue/printings";
import { DeckAnalysis } from "@/games/destiny/decks/analysis";
import { DeckContents } from "@/games/destiny/decks/deck-contents";
import { sideWords, teamWords } from "@/games/destiny/decks/deck-words";
import { deckText } from "@/games/destiny/decks/list-text";
import { cardsOf } from "@/games/destiny/reading/sent";

/** A deck: what is in it, where it is legal, and a game with it. */
export function DeckShown(props: DeckShownProps): ReactElement {
  const { deck } = props;
  const facts = CATALOGUE.useNow(deck.checked.edition);
  const { cards } = facts;
  const listed = cardsOf(deck);
  const team = listed.team.map(([code]) => code);
  return (
    <DeckSheet
      {...props}
      heading={calledOf(deck)}
      about={[teamWords(team, cards), sideWords(team, cards)].filter(Boolean).join(" · ")}
      text={deckText(listed, cards)}
      nameOf={(code) => cards.get(code)?.title ?? code}
      numbers={<DeckAnalysis deck={listed} facts={facts} />}
      checkedText={deckText(listed, new Map())}
    >
      <DeckContents deck={listed} cards={cards} />
    </DeckSheet>
  );
}
