import type { ReactElement } from "react";
import { SetList } from "@/core/cards/set-list";
import { DESTINY } from "@/games/destiny/catalogue/id";
import { useCatalogue } from "@/games/destiny/catalogue/use-printings";

/** How much of each set can be played. */
export function Sets(): ReactElement {
  return (
    <SetList
      title={DESTINY}
      asked={useCatalogue()}
      counted={({ sets, cards }) => ({ sets, cards: [...cards.values()] })}
    />
  );
}
