/**
 * The cards of an edition for the table in words.
 */
import { useEffect, useState } from "react";
import { printings } from "@/net/catalogue";
import type { Catalogue } from "@/reading/catalogue";

const NO_CARDS: Catalogue = new Map();

/** Until the cards have come, or if they do not, things are called by their codes. */
export function useCatalogue(edition: string): Catalogue {
  const [cards, setCards] = useState(NO_CARDS);
  useEffect(() => {
    let isWanted = edition !== "";
    if (isWanted) {
      printings(edition).then(
        (found) => {
          if (isWanted) setCards(found);
        },
        () => undefined,
      );
    }
    return () => {
      isWanted = false;
    };
  }, [edition]);
  return cards;
}
