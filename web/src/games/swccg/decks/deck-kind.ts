import type { Cards } from "@protocol/swccg";
import type { DeckKind } from "@/core/decks/built-deck";
import { CURRENT, useAskedFacts } from "@/games/swccg/catalogue/asked-facts";
import type { Facts } from "@/games/swccg/catalogue/facts";
import { emptyDeck, isEmpty } from "@/games/swccg/decks/deck";
import { DeckMaker } from "@/games/swccg/decks/deck-maker";
import { deckText } from "@/games/swccg/decks/deck-words";

/** How decks are built: a deck is of one side of the Force. */
export const DECK: DeckKind<Facts, Cards> = {
  edition: CURRENT,
  noun: ["a", "deck"],
  empty: [
    { key: "dark", words: "An empty Dark Side deck", deck: emptyDeck("dark") },
    { key: "light", words: "An empty Light Side deck", deck: emptyDeck("light") },
  ],
  example: `Dark Side
7 Stormtrooper
3 Vader (101_5)
1 Tatooine: Mos Eisley`,
  useFacts: useAskedFacts,
  // The server's own record of this title.
  read: (cards) => cards as Cards,
  text: deckText,
  isEmpty,
  Builder: DeckMaker,
};
