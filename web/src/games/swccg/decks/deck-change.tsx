import type { Deck } from "@protocol";
import type { ReactElement } from "react";
import { ChangeBuilt } from "@/core/decks/change-built";
import { useAllFacts } from "@/games/swccg/catalogue/asked-facts";
import { DECK } from "@/games/swccg/decks/deck-kind";

/** Other cards for a stored deck. */
export function DeckChange({ deck }: { readonly deck: Deck }): ReactElement {
  return <ChangeBuilt deck={deck} kind={DECK} asked={useAllFacts()} />;
}
