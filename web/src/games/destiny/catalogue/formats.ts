/**
 * Which printings are one card, and which formats have it.
 *
 * What belongs here: reading the catalogue. What does not: which decks are legal (the server says).
 */
import type { PrintedCard, Printings, WholeCatalogue } from "@/games/destiny/catalogue/printings";

/** The printing that one repeats in the end. */
export function firstOf(card: PrintedCard, printings: Printings): PrintedCard {
  const before = printings.get(card.reprint_of);
  return before === undefined || before === card ? card : firstOf(before, printings);
}

/** Whether a format has a card, in any of its printings. */
export function inFormat(
  { cards, formats }: Pick<WholeCatalogue, "cards" | "formats">,
  format: string,
): (card: PrintedCard) => boolean {
  const { sets = [], banned = [] } = formats.get(format) ?? {};
  const barred = new Set(
    banned.flatMap((code) => {
      const card = cards.get(code);
      return card === undefined ? [] : firstOf(card, cards);
    }),
  );
  const known = new Set(
    [...cards.values()].filter(({ set }) => sets.includes(set)).map((card) => firstOf(card, cards)),
  );
  return (card) => {
    const first = firstOf(card, cards);
    return !barred.has(first) && (sets.length === 0 || known.has(first));
  };
}

/** What a card costs in a team of a format, for one die, two dice and so on. */
export function pricesOf(
  { formats, cards }: WholeCatalogue,
  format: string,
  card: PrintedCard,
): ReadonlyArray<number> {
  const prices = formats.get(format)?.prices ?? {};
  const own = prices[card.code];
  if (own !== undefined) return own;
  // A format that names a printing means all of them.
  const first = firstOf(card, cards);
  const named = Object.keys(prices).find((code) => {
    const other = cards.get(code);
    return other !== undefined && firstOf(other, cards) === first;
  });
  return prices[named ?? ""] ?? card.points;
}
