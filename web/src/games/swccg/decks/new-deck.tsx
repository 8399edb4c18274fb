import type { ReactElement } from "react";
import type { OfTitle } from "@/core/client/titles";
import { NewBuilt } from "@/core/decks/new-built";
import { DECK } from "@/games/swccg/decks/deck-kind";

/** Build a deck from nothing, from a boxed one, or from a text. */
export function NewDeck({ title }: OfTitle): ReactElement {
  return <NewBuilt title={title} kind={DECK} />;
}
