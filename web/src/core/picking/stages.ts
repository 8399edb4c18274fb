import type { Decision, Option } from "@/core/view/view";

/**
 * Decisions that are answered in stages: what was chosen before, and orders arranged at once.
 *
 * The server stages them and steps back; the page only remembers what it sent, so that what
 * was chosen stays marked.
 */

const STAGES_OF_A_GROUP = 256;

/** The number that all stages of one decision share. */
export function groupOf(decision: Decision): number {
  return Math.floor(decision.id / STAGES_OF_A_GROUP);
}

/** What was sent at each stage of a decision, by the things it named. */
export interface Sent {
  readonly group: number;
  readonly things: ReadonlyArray<ReadonlyArray<number>>;
}

export const NOTHING_SENT: Sent = { group: -1, things: [] };

/** What is remembered once an answer of this stage names these things. */
export function remember(sent: Sent, decision: Decision, things: ReadonlyArray<number>): Sent {
  const group = groupOf(decision);
  const before = sent.group === group ? sent.things.slice(0, decision.stage ?? 0) : [];
  return { group, things: [...before, things] };
}

/** How often each thing was chosen in the stages before this one. */
export function chosenBefore(sent: Sent, decision: Decision): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  if (sent.group !== groupOf(decision)) {
    return counts;
  }
  for (const id of sent.things.slice(0, decision.stage ?? 0).flat()) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** What an option is, apart from its place: the same at every stage. */
export function optionKey(option: Option): string {
  return [option.kind, option.source ?? 0, option.target ?? 0, option.value ?? 0].join(":");
}

/** An order that was arranged at once, to be sent stage by stage. */
export interface Plan {
  readonly group: number;
  readonly keys: ReadonlyArray<string>;
}

/** The place of what a plan says comes next; -1 if it says nothing of this decision. */
export function nextOfPlan(plan: Plan | null, decision: Decision): number {
  if (plan === null || plan.group !== groupOf(decision)) {
    return -1;
  }
  const places = plan.keys.map((key) =>
    decision.options.findIndex((option) => optionKey(option) === key),
  );
  return places.find((place) => place >= 0) ?? -1;
}
