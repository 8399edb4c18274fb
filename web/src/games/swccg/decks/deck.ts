/**
 * A deck while it is built: cards come and go, and it is added up.
 *
 * What belongs here: pure functions over codes and facts. What does not: what is allowed (the
 * check on the server says), and drawing.
 */
import type { Deck } from "@protocol";
import type { CardFacts, Cards } from "@protocol/swccg";
import type { BuiltSection } from "@/core/decks/built-lists";
import type { DeckSection } from "@/core/decks/deck-sections";
import { cardName, type Facts } from "@/games/swccg/catalogue/facts";
import { toneOf } from "@/games/swccg/decks/tones";

export function emptyDeck(side: string): Cards {
  return { side, cards: [] };
}

/** What is in a deck of this title. */
export function cardsOf({ cards }: Pick<Deck, "cards">): Cards {
  // The server's own record of this title.
  return cards as Cards;
}

export function copiesOf({ cards }: Cards, code: string): number {
  return cards.find(([one]) => one === code)?.[1] ?? 0;
}

/** The deck with one more of a card, or with one less. */
export function withCopies(deck: Cards, code: string, by: 1 | -1): Cards {
  const count = copiesOf(deck, code) + by;
  if (count < 0) return deck;
  const isKnown = deck.cards.some(([one]) => one === code);
  const cards: Cards["cards"] = isKnown
    ? deck.cards.map((line) => (line[0] === code ? [code, count] : line))
    : [...deck.cards, [code, count]];
  return { ...deck, cards: cards.filter(([, copies]) => copies > 0) };
}

export function isEmpty({ cards }: Cards): boolean {
  return cards.length === 0;
}

export function sizeOf({ cards }: Cards): number {
  return cards.reduce((sum, [, count]) => sum + count, 0);
}

/** What the cards of a deck come to on average when they are drawn for destiny; 0 for none. */
export function meanDestiny(deck: Cards, { cards }: Facts): number {
  const drawn = deck.cards.flatMap(([code, count]) => {
    const [destiny] = cards.get(code)?.destiny ?? [];
    return destiny === undefined ? [] : [[destiny, count] as const];
  });
  const all = drawn.reduce((sum, [, count]) => sum + count, 0);
  const total = drawn.reduce((sum, [destiny, count]) => sum + destiny * count, 0);
  return all === 0 ? 0 : total / all;
}

export interface DeckLine {
  readonly code: string;
  readonly count: number;
  readonly card: CardFacts | null;
}

export interface Section extends DeckSection<DeckLine> {
  readonly count: number;
}

/** The types in the order in which a deck is read. */
const TYPES: ReadonlyArray<readonly [type: string, title: string]> = [
  ["location", "Locations"],
  ["character", "Characters"],
  ["starship", "Starships"],
  ["vehicle", "Vehicles"],
  ["creature", "Creatures"],
  ["weapon", "Weapons"],
  ["device", "Devices"],
  ["effect", "Effects"],
  ["interrupt", "Interrupts"],
];

/** A deck sorted for reading: by type, in each the most copies first. */
export function sections(deck: Cards, facts: Facts): ReadonlyArray<Section> {
  const lines = deck.cards
    .map(([code, count]) => ({ code, count, card: facts.cards.get(code) ?? null }))
    .toSorted(
      (one, other) =>
        other.count - one.count ||
        cardName(facts, one.code).localeCompare(cardName(facts, other.code)),
    );
  const known = new Set(TYPES.map(([type]) => type));
  const parts = [
    ...TYPES.map(
      ([type, title]) => [title, lines.filter(({ card }) => card?.type === type)] as const,
    ),
    ["Other cards", lines.filter(({ card }) => !known.has(card?.type ?? ""))] as const,
  ];
  return parts
    .filter(([, found]) => found.length > 0)
    .map(([title, found]) => ({
      title,
      lines: found,
      count: found.reduce((sum, { count }) => sum + count, 0),
    }));
}

/** The same in short lines. */
export function builtSections(deck: Cards, facts: Facts): ReadonlyArray<BuiltSection> {
  return sections(deck, facts).map(({ title, count, lines }) => ({
    title,
    count,
    lines: lines.map(({ code, count: copies, card }) => ({
      code,
      name: cardName(facts, code),
      count: copies,
      tone: toneOf(card ?? { type: "" }),
      cost: card?.numbers?.["deploy"],
    })),
  }));
}
