/**
 * The cards of an edition for components: empty until they have come, so that everything can be
 * drawn with codes.
 */
import { useEffect, useState } from "react";
import { type Printings, printings } from "@/games/destiny/catalogue/printings";

const NONE: Printings = new Map();
/** The newest edition; pages that are about another one say which. */
export const CURRENT = "arh";

/** The printings of an edition; none while it has no name. */
export function usePrintings(edition: string = CURRENT): Printings {
  const [known, setKnown] = useState<Printings>(NONE);
  useEffect(() => {
    let isWanted = edition !== "";
    if (isWanted) {
      printings(edition).then(
        (found) => {
          if (isWanted) setKnown(found);
        },
        () => undefined,
      );
    }
    return () => {
      isWanted = false;
    };
  }, [edition]);
  return known;
}
