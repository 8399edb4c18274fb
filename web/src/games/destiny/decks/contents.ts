/**
 * A deck sorted for reading: team, battlefield, then the deck by type.
 */
import type { Cards } from "@protocol/destiny";
import type { BuiltSection } from "@/core/decks/built-lists";
import type { DeckSection } from "@/core/decks/deck-sections";
import type { PrintedCard, Printings } from "@/games/destiny/catalogue/printings";
import { colourOf } from "@/games/destiny/reading/faces";

export interface DeckLine {
  readonly code: string;
  /** Copies; of a member of the team, its dice. */
  readonly count: number;
  readonly card: PrintedCard | null;
}

export interface Section extends DeckSection<DeckLine> {
  readonly count: number;
}

const TYPES: ReadonlyArray<readonly [type: string, title: string]> = [
  ["upgrade", "Upgrades"],
  ["downgrade", "Downgrades"],
  ["support", "Supports"],
  ["event", "Events"],
];

export function sections(deck: Cards, cards: Printings): ReadonlyArray<Section> {
  const line = (code: string, count: number): DeckLine => ({
    code,
    count,
    card: cards.get(code) ?? null,
  });
  const drawn = counted(deck.cards).map(([code, count]) => line(code, count));
  const known = new Set(TYPES.map(([type]) => type));
  const parts: ReadonlyArray<readonly [string, ReadonlyArray<DeckLine>]> = [
    ["Team, by dice", deck.team.map(([code, dice]) => line(code, dice))],
    ["Battlefield", counted(deck.battlefields).map(([code, count]) => line(code, count))],
    ...TYPES.map(
      ([type, title]) => [title, drawn.filter(({ card }) => card?.type === type)] as const,
    ),
    ["Other cards", drawn.filter(({ card }) => card === null || !known.has(card.type))],
    ["Set aside", counted(deck.aside).map(([code, count]) => line(code, count))],
  ];
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => ({ title, lines, count: sum(lines.map(({ count }) => count)) }));
}

function counted(codes: ReadonlyArray<string>): ReadonlyArray<[code: string, count: number]> {
  const copies = new Map<string, number>();
  for (const code of codes) copies.set(code, (copies.get(code) ?? 0) + 1);
  return [...copies];
}

/** The same without the team, in short lines. */
export function builtSections(deck: Cards, cards: Printings): ReadonlyArray<BuiltSection> {
  return sections({ ...deck, team: [] }, cards).map(({ title, count, lines }) => ({
    title,
    count,
    lines: lines.map(({ code, count: copies, card }) => ({
      code,
      name: card?.title ?? code,
      count: copies,
      tone: colourOf(card?.colour ?? ""),
      cost: card?.cost,
    })),
  }));
}

function sum(numbers: ReadonlyArray<number>): number {
  return numbers.reduce((total, one) => total + one, 0);
}
