import type { Deck } from "@protocol";
import type { ReactElement } from "react";
import { ChangeBuilt } from "@/core/decks/change-built";
import { ARMY } from "@/games/imperial-assault/decks/army-kind";

/** Other cards for a stored army. */
export function ArmyChange({ deck }: { readonly deck: Deck }): ReactElement {
  return <ChangeBuilt deck={deck} kind={ARMY} />;
}
