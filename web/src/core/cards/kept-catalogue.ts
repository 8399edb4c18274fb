/**
 * What is printed on the cards of a title: asked for once for each edition, and kept.
 *
 * What belongs here: asking and keeping. What does not: what a title makes of the file it gets.
 */
import { useEffect, useState } from "react";
import { cards as routes } from "@/core/net/api";
import { type Asked, useAsked } from "@/core/site/asked";

export interface KeptCatalogue<F> {
  /** The facts of an edition. Throws Refusal, and asks again the next time then. */
  of(edition: string): Promise<F>;
  /** The facts of an edition for components: none until they have come, or while it has no name. */
  useNow(edition: string): F;
  /** The same for a page that waits for them and says why they do not come. */
  useAsked(edition: string): Asked<F>;
}

/** The catalogue of a title, whose file is read as `F`. */
export function keptCatalogue<File, F extends object>(
  title: string,
  read: (file: File) => F,
  none: F,
): KeptCatalogue<F> {
  const asked = new Map<string, Promise<F>>();
  const of = (edition: string): Promise<F> => {
    const known = asked.get(edition);
    if (known !== undefined) return known;
    const asking = routes.catalogue<File>(title, edition).then(read);
    asked.set(edition, asking);
    asking.catch(() => asked.delete(edition));
    return asking;
  };
  return {
    of,
    useNow: (edition) => useSoon(of, edition, none),
    useAsked: (edition) => useAsked(() => of(edition), edition),
  };
}

/** What a question gives, once it has come; nothing is asked about nothing. */
function useSoon<F extends object>(ask: (about: string) => Promise<F>, about: string, none: F): F {
  const [known, setKnown] = useState(none);
  useEffect(() => {
    let isWanted = about !== "";
    if (isWanted) {
      ask(about).then(
        (found) => {
          if (isWanted) setKnown(found);
        },
        () => undefined,
      );
    }
    return () => {
      isWanted = false;
    };
  }, [ask, about]);
  return known;
}
