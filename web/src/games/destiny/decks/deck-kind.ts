import type { Cards } from "@protocol/destiny";
import type { DeckKind } from "@/core/decks/built-deck";
import { CATALOGUE, type WholeCatalogue } from "@/games/destiny/catalogue/printings";
import { CURRENT } from "@/games/destiny/catalogue/use-printings";
import { isEmpty, NO_DECK } from "@/games/destiny/decks/deck";
import { DeckMaker } from "@/games/destiny/decks/deck-maker";
import { deckText } from "@/games/destiny/decks/list-text";

/** How decks are built: a team with its dice, a battlefield, and the cards that are drawn. */
export const DECK: DeckKind<WholeCatalogue, Cards> = {
  edition: CURRENT,
  noun: ["a", "deck"],
  empty: [{ key: "", words: "An empty deck", deck: NO_DECK }],
  usualFormat: "INF",
  example: `2 Rey, Force Prodigy (AW 38)
2 Mobilize (TPG 14)
1 Hangar Bay (TPG 23)`,
  useFacts: CATALOGUE.useAsked,
  // The server's own record of this title.
  read: (cards) => cards as Cards,
  text: (deck, { cards }) => deckText(deck, cards),
  isEmpty,
  Builder: DeckMaker,
};
