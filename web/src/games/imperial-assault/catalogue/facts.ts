/**
 * What the page knows of printed cards and of maps, by code and id.
 *
 * What belongs here: the shape that readings work with. What does not: asking for it (`asked-facts`).
 */
import type {
  CardFacts,
  Catalogue,
  FormatFacts,
  MapFacts,
  SetFacts,
} from "@protocol/imperial-assault";

export interface Facts {
  readonly cards: ReadonlyMap<string, CardFacts>;
  readonly maps: ReadonlyMap<string, MapFacts>;
  /** What conditions and keywords mean, by the word. */
  readonly terms: ReadonlyMap<string, string>;
  readonly sets: ReadonlyArray<SetFacts>;
  /** How large an army of each format is. */
  readonly formats: ReadonlyMap<string, FormatFacts>;
  /** How many cards a player opens with. */
  readonly hand: number;
}

export const NO_FACTS: Facts = {
  cards: new Map(),
  maps: new Map(),
  terms: new Map(),
  sets: [],
  formats: new Map(),
  hand: 0,
};

/** Facts out of lists of them. */
export function factsFrom({
  cards,
  maps,
  glossary,
  sets = [],
  formats = [],
  hand = 0,
}: Listed): Facts {
  return {
    cards: new Map(cards.map((card) => [card.code, card])),
    maps: new Map(maps.map((map) => [map.id, map])),
    terms: new Map(glossary.map(({ term, meaning }) => [term, meaning])),
    sets,
    formats: new Map(formats.map((format) => [format.code, format])),
    hand,
  };
}

type Listed = Pick<Catalogue, "cards" | "maps" | "glossary"> &
  Partial<Pick<Catalogue, "sets" | "formats" | "hand">>;

/** What a card is called: a code that nobody knows is better than nothing, none is hidden. */
export function cardName({ cards }: Facts, code: string): string {
  if (code === "") return "A hidden card";
  const card = cards.get(code);
  if (card === undefined) return `Card ${code}`;
  return card.elite === true && card.unique !== true ? `Elite ${card.name}` : card.name;
}

export function setName({ sets }: Facts, set: string): string {
  return sets.find(({ code }) => code === set)?.name ?? set;
}
