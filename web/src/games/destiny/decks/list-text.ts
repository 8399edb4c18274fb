/**
 * Deck lists as text: writing one from codes, and finding a card in one.
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

/** Which lines name a card: by its code, or by its set and number. */
export function linesOf(text: string, card: PrintedCard): ReadonlyArray<number> {
  const ends = [card.code, `(${card.code})`, `(${card.set} ${card.number})`].map((one) =>
    one.toLowerCase(),
  );
  return text.split("\n").flatMap((line, place) => {
    const words = line.trim().toLowerCase();
    const isNamed = ends.some((end) => words.endsWith(end));
    return isNamed || words.replace(/^\d{1,2}\s*x?\s+/, "") === card.title.toLowerCase()
      ? [place + 1]
      : [];
  });
}

/** The list without a card. */
export function withoutCard(text: string, card: PrintedCard): string {
  const gone = new Set(linesOf(text, card));
  return text
    .split("\n")
    .filter((_, place) => !gone.has(place + 1))
    .join("\n");
}
