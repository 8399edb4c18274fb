/**
 * A view of Destiny with everything that is read from it: what every part of its table is given.
 */
import type { SeatView } from "@protocol/destiny";
import type { Catalogue } from "@/games/destiny/catalogue/catalogue";
import { type Board, boardOf } from "@/games/destiny/reading/board";

export interface Seen {
  readonly view: SeatView;
  readonly board: Board;
  readonly catalogue: Catalogue;
}

/** A view as it is read; null while it lacks a side. */
export function seenIn(view: SeatView, catalogue: Catalogue): Seen | null {
  const board = boardOf(view);
  return board === null ? null : { view, board, catalogue };
}
