/**
 * What the page knows of printed cards, by code.
 *
 * What belongs here: the shape that readings work with. What does not: asking for it (`asked-facts`).
 */
import type { CardFacts, Catalogue, FormatFacts, SetFacts } from "@protocol/swccg";

export interface Facts {
  readonly cards: ReadonlyMap<string, CardFacts>;
  /** The sets in the order in which they came out. */
  readonly sets: ReadonlyArray<SetFacts>;
  /** How large a deck of each format is, and of what. */
  readonly formats: ReadonlyMap<string, FormatFacts>;
  /** How many cards a player opens with. */
  readonly hand: number;
}

export const NO_FACTS: Facts = { cards: new Map(), sets: [], formats: new Map(), hand: 0 };

/** Facts out of lists of them. */
export function factsFrom({ cards, sets = [], formats = [], hand = 0 }: Listed): Facts {
  return {
    cards: new Map(cards.map((card) => [card.code, card])),
    sets,
    formats: new Map(formats.map((format) => [format.code, format])),
    hand,
  };
}

type Listed = Pick<Catalogue, "cards"> & Partial<Pick<Catalogue, "sets" | "formats" | "hand">>;

/** What a card is called: a code that nobody knows is better than nothing, none is hidden. */
export function cardName({ cards }: Facts, code: string): string {
  if (code === "") return "A hidden card";
  return cards.get(code)?.title ?? `Card ${code}`;
}

export function setName({ sets }: Facts, set: string): string {
  return sets.find(({ code }) => code === set)?.name ?? set;
}
