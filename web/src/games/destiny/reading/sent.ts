/**
 * What the messages of every title leave open, as Destiny's server fills it.
 *
 * What belongs here: one function for each such place, which says that what lies there is
 * Destiny's. This is safe: only tables and decks of Destiny are given to its client.
 * What does not: reading any of it.
 */
import type { Deck, Line } from "@protocol";
import type { Cards, SeatView, Told } from "@protocol/destiny";
import { boardOf, type View } from "@/core/view/view";

/** A view with what lies on the table; the same object for the same view. */
export function seatViewOf(view: View): SeatView {
  return boardOf<SeatView>(view);
}

/** What a line of the log tells. */
export function toldOf({ event }: Line): Told {
  return event as Told;
}

/** What is in a deck. */
export function cardsOf({ cards }: Deck): Cards {
  return cards as Cards;
}
