/**
 * The catalogue for components: empty until it has come, so that pages can be drawn with codes.
 */
import { useEffect, useState } from "react";
import { type Printings, printings } from "@/net/catalogue";

const NONE: Printings = new Map();
/** The newest edition; pages that are about another one say which. */
export const CURRENT = "arh";

export function usePrintings(edition: string = CURRENT): Printings {
  const [known, setKnown] = useState<Printings>(NONE);
  useEffect(() => {
    let wanted = true;
    printings(edition).then(
      (found) => {
        if (wanted) setKnown(found);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [edition]);
  return known;
}
