import type { ReactElement } from "react";
import { SetList } from "@/core/cards/set-list";
import { useAllFacts } from "@/games/swccg/catalogue/asked-facts";
import { SWCCG } from "@/games/swccg/catalogue/id";

/** How much of each set can be played. */
export function Sets(): ReactElement {
  return (
    <SetList
      title={SWCCG}
      asked={useAllFacts()}
      counted={({ sets, cards }) => ({
        sets,
        // What waits for nothing has no list of it over the wire.
        cards: [...cards.values()].map((card) => ({ ...card, needs: card.needs ?? [] })),
      })}
    />
  );
}
