/**
 * What was said at a table before the page was loaded.
 *
 * What belongs here: asking for it once. What does not: what is said from now on, which the
 * table's connection brings.
 */
import type { ChatLine, Said } from "@protocol";
import { useEffect } from "react";
import { lobby } from "@/core/net/api";
import type { TableStore } from "@/core/store/store";

/** Bring what was said earlier to a table as soon as it is known who listens there. */
export function useEarlierTalk(store: TableStore | null, table: string): void {
  useEffect(() => {
    if (store === null) return;
    let isAsked = false;
    const look = (): void => {
      const { welcome } = store.getSnapshot();
      if (isAsked || welcome === null) return;
      isAsked = true;
      lobby.hear({ table, watching: welcome.seat < 0 }).then(
        ({ lines }) => store.recall(lines.map(saidIn)),
        // Not for everybody to hear; what is said from now on comes all the same.
        () => undefined,
      );
    };
    look();
    return store.subscribe(look);
  }, [store, table]);
}

function saidIn({ name, text, at, place }: ChatLine): Said {
  return { type: "said", name, text, at, where: place.split(".")[0] ?? "", word: "" };
}
