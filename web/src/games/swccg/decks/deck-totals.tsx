import type { Cards } from "@protocol/swccg";
import type { ReactElement } from "react";
import { Totals } from "@/core/decks/totals";
import type { Facts } from "@/games/swccg/catalogue/facts";
import { meanDestiny, sections, sizeOf } from "@/games/swccg/decks/deck";

interface DeckTotalsProps {
  readonly deck: Cards;
  readonly facts: Facts;
  readonly format: string;
}

/** What a deck comes to, beside how many cards its format wants. */
export function DeckTotals({ deck, facts, format }: DeckTotalsProps): ReactElement {
  const parts = sections(deck, facts);
  const count = (title: string): number =>
    parts.find((section) => section.title === title)?.count ?? 0;
  return (
    <Totals
      label="What the deck comes to"
      totals={[
        { words: "Cards", value: sizeOf(deck), most: facts.formats.get(format)?.size },
        { words: "Locations", value: count("Locations") },
        { words: "Characters", value: count("Characters") },
        { words: "Interrupts", value: count("Interrupts") },
        { words: "Mean destiny", value: Math.round(meanDestiny(deck, facts) * 100) / 100 },
      ]}
    />
  );
}
