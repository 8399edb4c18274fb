/**
 * What a lesson may look at: what the server has said, and nothing that is worked out.
 */
import type { Line } from "@protocol";
import type { TableState } from "@/core/store/state";
import type { View } from "@/core/view/view";

/** A moment of a game whose views are read as `V`. */
export interface MomentOf<V> {
  readonly view: V;
  readonly lines: ReadonlyArray<Line>;
  /** How the game ended; empty while it goes on. */
  readonly result: string;
}

/** The number of the question that is asked once a game is over. */
export const OVER = -2;

/** The moment of a state; null before the first view, and for who only watches. */
export function momentIn<V>(
  { view, lines, result }: TableState,
  read: (view: View) => V,
): MomentOf<V> | null {
  return view === null || view.seat < 0 ? null : { view: read(view), lines, result };
}
