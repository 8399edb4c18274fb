/**
 * Cards and maps of an edition, asked for once; empty until they have come.
 */
import type { Catalogue } from "@protocol/imperial-assault";
import { useEffect, useState } from "react";
import { cards as routes } from "@/core/net/api";
import { type Asked, useAsked } from "@/core/site/asked";
import { type Facts, factsFrom, NO_FACTS } from "@/games/imperial-assault/catalogue/facts";
import { IMPERIAL_ASSAULT } from "@/games/imperial-assault/catalogue/id";

const asked = new Map<string, Promise<Facts>>();

/** The edition that pages around the tables show. */
export const CURRENT = "print";

/** The facts of an edition. Throws Refusal, and asks again the next time then. */
export function factsOf(edition: string): Promise<Facts> {
  const known = asked.get(edition);
  if (known !== undefined) return known;
  const asking = routes.catalogue<Catalogue>(IMPERIAL_ASSAULT, edition).then(factsFrom);
  asked.set(edition, asking);
  asking.catch(() => asked.delete(edition));
  return asking;
}

/** The facts of an edition for components; none while it has no name. */
export function useFacts(edition: string): Facts {
  const [known, setKnown] = useState<Facts>(NO_FACTS);
  useEffect(() => {
    let isWanted = edition !== "";
    if (isWanted) {
      factsOf(edition).then(
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

/** All facts for a page that waits for them and says why they do not come. */
export function useAllFacts(): Asked<Facts> {
  return useAsked(() => factsOf(CURRENT), CURRENT);
}
