import type { Line, SeatView } from "@protocol";

/**
 * Passing until something happens: whether the page may pass for its person once more.
 *
 * Only while the decision is an action, passing is offered, and nothing has happened since
 * the person's own pass but passes.
 */

const NOTHING_HAPPENED: ReadonlySet<string> = new Set(["decided", "passed", "turn_began"]);

/** The place of the pass in the decision; -1 if passing is not offered. */
export function passOption(view: SeatView): number {
  return view.decision?.options.findIndex((option) => option.kind === "pass_turn") ?? -1;
}

/** Whether to pass again, given the lines told since the person passed. */
export function passesAgain(view: SeatView, since: ReadonlyArray<Line>): boolean {
  if (view.decision?.reason !== "action" || passOption(view) < 0) {
    return false;
  }
  return nothingHappened(since);
}

/** Whether lines tell of nothing but passes. */
export function nothingHappened(since: ReadonlyArray<Line>): boolean {
  return since.every(({ event }) => NOTHING_HAPPENED.has(event.kind));
}
