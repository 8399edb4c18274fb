/**
 * Facts of a card as drawings want them.
 */
import type { Affiliation, CardType, Colour } from "@/drawing/types";
import type { PrintedCard } from "@/net/catalogue";

const COLOURS: ReadonlyArray<Colour> = ["red", "blue", "yellow", "gray"];
const SIDES: ReadonlyArray<Affiliation> = ["hero", "villain", "neutral"];
const TYPES: ReadonlyArray<CardType> = [
  "character",
  "upgrade",
  "support",
  "event",
  "battlefield",
  "plot",
  "downgrade",
];

export function colourOf({ colour }: PrintedCard): Colour {
  return COLOURS.find((known) => known === colour) ?? "gray";
}

export function affiliationOf({ affiliation }: PrintedCard): Affiliation {
  return SIDES.find((known) => known === affiliation) ?? "neutral";
}

export function typeOf({ type }: PrintedCard): CardType {
  return TYPES.find((known) => known === type) ?? "event";
}
