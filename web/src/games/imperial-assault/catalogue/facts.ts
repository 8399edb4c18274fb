/**
 * What the page knows of printed cards and of maps, by code and id.
 *
 * What belongs here: the shape that readings work with. What does not: asking for it (`asked-facts`).
 */
import type { CardFacts, MapFacts } from "@protocol/imperial-assault";

export interface Facts {
  readonly cards: ReadonlyMap<string, CardFacts>;
  readonly maps: ReadonlyMap<string, MapFacts>;
}

export const NO_FACTS: Facts = { cards: new Map(), maps: new Map() };

/** Facts out of lists of them. */
export function factsFrom(cards: ReadonlyArray<CardFacts>, maps: ReadonlyArray<MapFacts>): Facts {
  return {
    cards: new Map(cards.map((card) => [card.code, card])),
    maps: new Map(maps.map((map) => [map.id, map])),
  };
}

/** What a card is called: a code that nobody knows is better than nothing, none is hidden. */
export function cardName({ cards }: Facts, code: string): string {
  if (code === "") return "A hidden card";
  const card = cards.get(code);
  if (card === undefined) return `Card ${code}`;
  return card.elite === true && card.unique !== true ? `Elite ${card.name}` : card.name;
}
