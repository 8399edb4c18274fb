/**
 * Deck lists as text: writing one from codes.
 *
 * What belongs here: pure functions over text. What does not: understanding a list (the server
 * does), and drawing.
 */
import type { Cards } from "@protocol/destiny";
import type { PrintedCard, Printings } from "@/games/destiny/catalogue/printings";

/** A card as a line of a list names it. */
export function written(card: PrintedCard): string {
  const name = card.subtitle === "" ? card.title : `${card.title}, ${card.subtitle}`;
  return `${name} (${card.set} ${card.number})`;
}

function named(code: string, cards: Printings): string {
  const card = cards.get(code);
  return card === undefined ? code : written(card);
}

function counted(codes: ReadonlyArray<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** A deck as plain lines; the number before a character is that of its dice. */
export function deckText(deck: Cards, cards: Printings): string {
  const team = deck.team.map(([code, dice]) => `${dice} ${named(code, cards)}`);
  const fields = deck.battlefields.map((code) => `1 ${named(code, cards)}`);
  const rest = [...counted(deck.cards)].map(([code, count]) => `${count} ${named(code, cards)}`);
  const parts = [
    ["Team:", team],
    ["Battlefield:", fields],
    ["Deck:", rest],
  ] as const;
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [heading, ...lines].join("\n"))
    .join("\n\n");
}
