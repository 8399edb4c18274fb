/** An army while it is built, with what the server says of it. */
import type { Cards } from "@protocol/imperial-assault";
import { useState } from "react";
import { type DeckCheck, useDeckCheck } from "@/core/decks/use-deck-check";
import { CURRENT } from "@/games/imperial-assault/catalogue/asked-facts";
import type { Facts } from "@/games/imperial-assault/catalogue/facts";
import { armyText } from "@/games/imperial-assault/decks/army-words";

export interface BuiltArmy {
  readonly army: Cards;
  readonly setArmy: (army: Cards) => void;
  readonly text: string;
  readonly check: DeckCheck;
}

export function useArmy(first: Cards, title: string, format: string, facts: Facts): BuiltArmy {
  const [army, setArmy] = useState(first);
  const text = armyText(army, facts);
  const check = useDeckCheck({ text, format, edition: CURRENT, title });
  return { army, setArmy, text, check };
}
