import type { ReactElement } from "react";
import type { OfTitle } from "@/core/client/titles";
import { NewBuilt } from "@/core/decks/new-built";
import { ARMY } from "@/games/imperial-assault/decks/army-kind";

/** Build an army from nothing, from one that comes with the program, or from a text. */
export function NewArmy({ title }: OfTitle): ReactElement {
  return <NewBuilt title={title} kind={ARMY} />;
}
