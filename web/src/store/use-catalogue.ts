import { useEffect, useState } from "react";
import { printings } from "@/net/catalogue";
import type { Catalogue } from "@/reading/catalogue";

const NO_CARDS: Catalogue = new Map();

/** The cards of an edition. Until they have come, or if they do not, things go by their codes. */
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
