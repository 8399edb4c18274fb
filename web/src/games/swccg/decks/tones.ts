/** The colour that a card has among others of a deck, by what it is. */
import type { CardFacts } from "@protocol/swccg";
import type { TileTone } from "@/core/decks/card-tile";

const TONES: Readonly<Record<string, TileTone>> = {
  character: "blue",
  location: "yellow",
  starship: "red",
  vehicle: "red",
};

export function toneOf({ type }: Pick<CardFacts, "type">): TileTone {
  return TONES[type] ?? "gray";
}
