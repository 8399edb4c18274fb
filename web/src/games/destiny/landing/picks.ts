/**
 * Which decks the landing page offers, and who plays against which.
 */
import type { Deck } from "@protocol";
import type { Printings } from "@/games/destiny/catalogue/printings";
import { sideOf } from "@/games/destiny/decks/deck-words";
import { cardsOf } from "@/games/destiny/reading/sent";

const OFFERED = 4;
/** Decks as they come in a box are smaller than others; whoever wants them finds them in the list. */
const BOXED = "starter";

export function teamOf(deck: Deck): ReadonlyArray<string> {
  return cardsOf(deck).team.map(([code]) => code);
}

/** A few decks, sides in turn, as they stand in the list of the program. */
export function picks(decks: ReadonlyArray<Deck>, cards: Printings): ReadonlyArray<Deck> {
  const made = decks.filter(({ checked }) => checked.format !== BOXED && checked.playable);
  const bySide = new Map<string, Deck[]>();
  for (const deck of made) {
    const side = sideOf(teamOf(deck), cards);
    bySide.set(side, [...(bySide.get(side) ?? []), deck]);
  }
  const sides = [...bySide.values()];
  const inTurn = made.flatMap((_, nth) => sides.flatMap((side) => side[nth] ?? []));
  return inTurn.slice(0, OFFERED);
}

/** A deck for the opponent: of the same format, if possible of another side, never the same. */
export function opponentOf(
  deck: Deck,
  decks: ReadonlyArray<Deck>,
  cards: Printings,
  chance: () => number,
): Deck {
  const same = decks.filter(
    (other) => other.checked.format === deck.checked.format && other.name !== deck.name,
  );
  const side = sideOf(teamOf(deck), cards);
  const others = same.filter((other) => sideOf(teamOf(other), cards) !== side);
  const from = others.length > 0 ? others : same;
  return from[Math.floor(chance() * from.length)] ?? deck;
}
