import type { SeatView } from "@protocol";

/**
 * What waits to resolve, as far as the seat may know it.
 */

export interface Waiting {
  readonly key: string;
  /** The number of the card it comes from; 0 if it has none. */
  readonly id: number;
  readonly code: string;
  readonly seat: number;
  /** Whether it is the one being resolved. */
  readonly now: boolean;
}

/** The queue of a view, first to last; a card that is being played comes before it. */
export function waitingIn(view: SeatView): ReadonlyArray<Waiting> {
  return view.limbo.map((card, place) => ({
    key: `limbo ${place}`,
    id: -card.handle,
    code: card.code ?? "",
    seat: view.turn,
    now: true,
  }));
}
