import type { Line } from "@protocol";
import type { Decision } from "@/core/view/view";

/**
 * Passing until something happens: whether the page may pass for its person once more.
 *
 * Only while the decision is an action, passing is offered, and nothing has happened since
 * the person's own pass but passes.
 */

const NOTHING_HAPPENED: ReadonlySet<string> = new Set(["decided", "passed", "turn_began"]);

/** The place of the pass in a decision; -1 if passing is not offered. */
export function passOption({ options }: Decision): number {
  return options.findIndex((option) => option.kind === "pass_turn");
}

/** Whether to pass again, given the lines told since the person passed. */
export function passesAgain(decision: Decision, since: ReadonlyArray<Line>): boolean {
  if (decision.reason !== "action" || passOption(decision) < 0) {
    return false;
  }
  return nothingHappened(since);
}

/** Whether lines tell of nothing but passes. */
export function nothingHappened(since: ReadonlyArray<Line>): boolean {
  return since.every(({ event }) => NOTHING_HAPPENED.has(event.kind));
}
