import type { Deck } from "@protocol";
import type { ReactElement } from "react";
import { ChangeBuilt } from "@/core/decks/change-built";
import { DECK } from "@/games/swccg/decks/deck-kind";

/** Other cards for a stored deck. */
export function DeckChange({ deck }: { readonly deck: Deck }): ReactElement {
  return <ChangeBuilt deck={deck} kind={DECK} />;
}
