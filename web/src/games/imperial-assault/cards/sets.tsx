import type { ReactElement } from "react";
import { SetList } from "@/core/cards/set-list";
import { useAllFacts } from "@/games/imperial-assault/catalogue/asked-facts";
import { IMPERIAL_ASSAULT } from "@/games/imperial-assault/catalogue/id";

/** How much of each set can be played. */
export function Sets(): ReactElement {
  return (
    <SetList
      title={IMPERIAL_ASSAULT}
      asked={useAllFacts()}
      counted={({ sets, cards }) => ({ sets, cards: [...cards.values()] })}
    />
  );
}
