import type { Cards } from "@protocol/imperial-assault";
import type { DeckKind } from "@/core/decks/built-deck";
import { CURRENT, useAskedFacts } from "@/games/imperial-assault/catalogue/asked-facts";
import type { Facts } from "@/games/imperial-assault/catalogue/facts";
import { isEmpty, NO_ARMY } from "@/games/imperial-assault/decks/army";
import { ArmyBuilder } from "@/games/imperial-assault/decks/army-builder";
import { armyText } from "@/games/imperial-assault/decks/army-words";

/** How armies are built. */
export const ARMY: DeckKind<Facts, Cards> = {
  edition: CURRENT,
  noun: ["an", "army"],
  empty: [{ key: "", words: "An empty army", deck: NO_ARMY }],
  example: `1 Darth Vader
2 Elite Stormtrooper
1 Planning`,
  useFacts: useAskedFacts,
  // The server's own record of this title.
  read: (cards) => cards as Cards,
  text: armyText,
  isEmpty,
  Builder: ArmyBuilder,
};
