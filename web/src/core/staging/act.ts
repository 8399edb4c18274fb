/**
 * Acts: what a title wants shown of the way from one state of a table to the next.
 *
 * What belongs here: the shape of an act, and what a title is given to make them of. What does
 * not: when they are shown (`presentation`), and how (`stage-view`, and a title's own motion).
 */
import type { Line } from "@protocol";
import type { View } from "@/core/view/view";

/** One message of the server: the views around it, and the lines that came with it. */
export interface Passage {
  readonly before: View;
  readonly after: View;
  readonly lines: ReadonlyArray<Line>;
}

/** What comes of an act for one thing. */
export interface Landing {
  readonly thing: number;
  /** The number that changes; nothing where none does. */
  readonly count?: number;
  readonly words: string;
  /** Whether it hurts, helps, or neither. */
  readonly tone: "hit" | "help" | "plain";
}

/**
 * Something that happens, for as long as it is shown.
 *
 * `staged`: what somebody else does, before a veil. `roll`: chance decides, and nothing of it is
 * told before it lies. `flow`: one's own deed, from its cause to its number.
 */
export interface Act {
  readonly kind: "staged" | "roll" | "flow";
  /** Acts of one deed follow each other without a new beginning. */
  readonly deed: string;
  /** Who acts. */
  readonly seat: number;
  readonly title: string;
  /** What happens one after the other, in words. */
  readonly steps: ReadonlyArray<string>;
  /** The name of the sheet that is held up; empty for none. */
  readonly held: string;
  /** What was turned up or thrown away with it. */
  readonly beside: ReadonlyArray<string>;
  /** The thing on the table that does it; 0 for none. */
  readonly cause: number;
  readonly landings: ReadonlyArray<Landing>;
  /** What is thrown, in the order in which it settles. */
  readonly dice: ReadonlyArray<number>;
  /** The table while it is thrown, which does not know yet what it will show; null as it is after. */
  readonly during: View | null;
  /** The table after it, for a title's own motion; what is thrown shows its result there. */
  readonly after: View | null;
  /** What was told with it, for a title's own motion. */
  readonly lines: ReadonlyArray<Line>;
  /** How long a roll or a flow takes as it was designed, in milliseconds; staged without a stage, too. */
  readonly ms: number;
}

/** What a title makes of a message; nothing where nothing is worth a look. */
export type Acts = (passage: Passage) => ReadonlyArray<Act>;

const NOTHING: Omit<Act, "kind" | "deed" | "seat" | "title"> = {
  steps: [],
  held: "",
  beside: [],
  cause: 0,
  landings: [],
  dice: [],
  during: null,
  after: null,
  lines: [],
  ms: 0,
};

/** An act with what is left out as usual. */
export function actOf(some: Pick<Act, "kind" | "deed" | "seat" | "title"> & Partial<Act>): Act {
  return { ...NOTHING, ...some };
}

/** The lines worth a step, as they are said on stage: without the full stop and the card in brackets. */
export function stepsOf(lines: ReadonlyArray<Line>): ReadonlyArray<string> {
  return lines
    .filter((line) => line.minor !== true)
    .map(({ text }) => text.replace(/\.$/, "").replace(/ \([^()]*\)$/, ""));
}

/** Who has answered, so that this happened; nobody where nobody alone did. */
export function actorOf(lines: ReadonlyArray<Line>): number {
  const answers = lines.filter(({ event }) => event.kind === "decided");
  const seats = (answers[0]?.event as { seats?: ReadonlyArray<number> } | undefined)?.seats ?? [];
  return answers.length === 1 && seats.length === 1 ? (seats[0] ?? -1) : -1;
}
