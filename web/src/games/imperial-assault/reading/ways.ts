/**
 * Spaces that a figure can go to from its menu: what they cost, and what is left for after it.
 *
 * What belongs here: reading what the server names. What does not: answering (`reading/options`).
 */
import type { WayView } from "@protocol/imperial-assault";
import type { Seen } from "@/games/imperial-assault/reading/seen";

/** The cheapest way to a space that is named beside the menu; none elsewhere. */
export function wayTo({ view }: Seen, space: number): WayView | undefined {
  const found = (view.decision?.ways ?? []).filter(({ target }) => target === space);
  return found.toSorted((one, other) => (one.cost ?? 0) - (other.cost ?? 0))[0];
}

/** Whether an action is left once a figure has gone there. */
export function leavesAction({ view }: Seen, { moves = 0 }: WayView): boolean {
  return (view.activations.at(-1)?.actions ?? 0) > moves;
}

/** Points and actions that going somewhere takes, in words. */
export function costWords(cost: number, moves: number): string {
  const points = cost === 1 ? "1 point" : `${cost} points`;
  if (moves === 0) return points;
  return `${points}, ${moves === 1 ? "1 action" : `${moves} actions`}`;
}
