/** What can be done about what a check found in a list that is text. */
import type { Mends } from "@/core/decks/deck-report";
import { withLine, withMeant, withoutLine } from "@/core/decks/line-text";
import type { Printings } from "@/games/destiny/catalogue/printings";
import { linesOf, withoutCard } from "@/games/destiny/decks/list-text";

export function mendsOf(text: string, cards: Printings, change: (text: string) => void): Mends {
  return {
    mean: (line, meant) => change(withMeant(text, line, meant)),
    dropLine: ({ number }) => change(withoutLine(text, number)),
    takeOut(code) {
      const card = cards.get(code);
      if (card === undefined || linesOf(text, card).length === 0) return null;
      return { words: `Take ${card.title} out`, act: () => change(withoutCard(text, card)) };
    },
    add: (name) => change(withLine(text, name)),
  };
}
