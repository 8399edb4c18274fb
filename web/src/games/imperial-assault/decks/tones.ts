/** The colour that a card has among others of an army, by its side. */
import type { CardFacts } from "@protocol/imperial-assault";
import type { TileTone } from "@/core/decks/card-tile";

const TONES: Readonly<Record<string, TileTone>> = {
  rebel: "blue",
  imperial: "red",
  mercenary: "yellow",
};

export function toneOf({ affiliation = "" }: Pick<CardFacts, "affiliation">): TileTone {
  return TONES[affiliation] ?? "gray";
}
