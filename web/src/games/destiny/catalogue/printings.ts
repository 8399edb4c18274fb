/**
 * The catalogue of cards, asked for once for each edition.
 *
 * What belongs here: filling in what the server leaves out of the file.
 * What does not: what a card looks like (`drawing`) and what it means at a table (`reading`).
 */
import type { CardFacts, Catalogue, FormatFacts, SetFacts } from "@protocol/destiny";
import { keptCatalogue } from "@/core/cards/kept-catalogue";
import { DESTINY } from "@/games/destiny/catalogue/id";

/** A printing with everything the file may leave out. */
export type PrintedCard = Required<CardFacts>;

/** Every printing by its code. */
export type Printings = ReadonlyMap<string, PrintedCard>;

export interface WholeCatalogue {
  readonly sets: ReadonlyArray<SetFacts>;
  readonly cards: Printings;
  /** What decks of each format are built by. */
  readonly formats: ReadonlyMap<string, FormatFacts>;
  /** How many cards a player opens with. */
  readonly hand: number;
}

const LEFT_OUT = {
  subtitle: "",
  unique: false,
  cost: null,
  health: 0,
  points: [],
  subtypes: [],
  sides: [],
  deck_limit: 2,
  reprint_of: "",
  playable: false,
  text: [],
  missing: [],
  lasting: [],
};

const NOTHING: WholeCatalogue = { sets: [], cards: new Map(), formats: new Map(), hand: 0 };

/** Sets and printings, edition by edition. */
export const CATALOGUE = keptCatalogue<Catalogue, WholeCatalogue>(
  DESTINY,
  ({ sets, cards, formats, hand }) => ({
    sets,
    hand,
    cards: new Map(cards.map((card) => [card.code, { ...LEFT_OUT, ...card }])),
    formats: new Map(formats.map((format) => [format.code, format])),
  }),
  NOTHING,
);

/** All printings of an edition. Throws Refusal. */
export async function printings(edition: string): Promise<Printings> {
  return (await CATALOGUE.of(edition)).cards;
}
