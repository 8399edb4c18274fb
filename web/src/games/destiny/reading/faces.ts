/**
 * The catalogue's facts as the drawings take them.
 * A word the page does not know becomes the plainest drawing there is, so a new kind of card still shows.
 */

import type { CardFacts } from "@/games/destiny/catalogue/catalogue";
import type { Affiliation, CardData, CardType, Colour } from "@/games/destiny/reading/drawn";
import { readSide } from "@/games/destiny/reading/sides";

const TYPES: ReadonlyMap<string, CardType> = names([
  "character",
  "upgrade",
  "support",
  "event",
  "battlefield",
  "plot",
  "downgrade",
]);
const COLOURS: ReadonlyMap<string, Colour> = names(["red", "blue", "yellow", "gray"]);
const AFFILIATIONS: ReadonlyMap<string, Affiliation> = names(["hero", "villain", "neutral"]);

function names<Name extends string>(known: readonly Name[]): ReadonlyMap<string, Name> {
  return new Map(known.map((name) => [name, name]));
}

/** A card's type; events are drawn as plainly as a card can be. */
export function typeOf(word: string): CardType {
  return TYPES.get(word) ?? "event";
}

/** A card's colour. */
export function colourOf(word: string): Colour {
  return COLOURS.get(word) ?? "gray";
}

/** The colour of a card's dice; what is unknown is gray. */
export function dieColour(facts: CardFacts | undefined): Colour {
  return colourOf(facts?.colour ?? "");
}

/** A card's affiliation. */
export function affiliationOf(word: string): Affiliation {
  return AFFILIATIONS.get(word) ?? "neutral";
}

/** A card as it is drawn. */
export function faceOf(facts: CardFacts): CardData {
  return {
    code: facts.code,
    title: facts.title,
    subtitle: facts.subtitle,
    type: typeOf(facts.type),
    colour: colourOf(facts.colour),
    affiliation: affiliationOf(facts.affiliation),
    unique: facts.unique,
    cost: facts.cost,
    points: facts.points,
    health: facts.health > 0 ? facts.health : null,
    subtypes: facts.subtypes,
    sides: facts.sides.map(readSide),
    text: facts.text,
  };
}
