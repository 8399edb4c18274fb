/**
 * The cards of a table by name, asked one by one as they come into sight.
 *
 * What belongs here: asking once for each code. What does not: what is said of a card.
 */
import type { CardSheet, SeatView } from "@protocol";
import { useEffect, useRef, useState } from "react";
import type { CardFacts, Catalogue } from "@/reading/catalogue";
import { copiesOf } from "@/reading/things";
import type { TableStore } from "@/store/store";

export function useSeenCards(store: TableStore, view: SeatView | null): Catalogue {
  const [catalogue, setCatalogue] = useState<Catalogue>(new Map());
  const wanted = useRef(new Set<string>());
  useEffect(() => {
    const fresh = codesIn(view).filter((code) => !wanted.current.has(code));
    for (const code of fresh) {
      wanted.current.add(code);
      void store.ask({ type: "card", code }).then((asked) => {
        if (asked.done && asked.reply.type === "card_sheet") {
          const facts = factsOf(asked.reply);
          setCatalogue((before) => new Map(before).set(code, facts));
        } else {
          wanted.current.delete(code);
        }
      });
    }
  }, [store, view]);
  return catalogue;
}

/** The codes of everything in a view that is not hidden. */
export function codesIn(view: SeatView | null): ReadonlyArray<string> {
  if (view === null) return [];
  const cards = view.players.flatMap((player) => [
    ...player.hand,
    ...player.known_deck,
    ...player.discard,
    ...player.aside,
    ...player.defeated,
  ]);
  const codes = [
    ...copiesOf(view).map((copy) => copy.code),
    ...view.dice.map((die) => die.code),
    ...[...cards, ...view.limbo].flatMap((card) => [card.code ?? "", card.under_code ?? ""]),
    view.decision?.asked_by ?? "",
  ];
  return [...new Set(codes)].filter((code) => code !== "");
}

function factsOf(sheet: CardSheet): CardFacts {
  // The server's card sheets have these facts; `hosting.card_sheets` writes them.
  return { ...sheet.facts, text: sheet.text } as unknown as CardFacts;
}
