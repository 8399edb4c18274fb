/**
 * A view in two parts: the head that the views of all titles share, and a title's own board.
 *
 * What belongs here: where both lie in what the server sends. Nothing else in `core` and `pages`
 * looks into a view, so a server that sends them in another shape changes this file alone.
 * What does not: what a title makes of its board (`games/<title>/reading`).
 */
import type { DecisionKind, Whole } from "@protocol";

/** A view as it was sent; read it with `headOf` and `boardOf`. */
export type View = Whole["view"];

/** One answer; the kinds from the kernel on are the title's own. */
export interface Option {
  readonly kind: string;
  readonly source?: number;
  readonly target?: number;
  readonly value?: number;
}

/** What this seat is asked. The reason is a word of the title, the kind one of the kernel. */
export interface Decision {
  readonly id: number;
  readonly kind: DecisionKind;
  readonly reason: string;
  readonly options: ReadonlyArray<Option>;
  readonly source?: number;
  readonly stage?: number;
  /** Whether one can step back inside it. */
  readonly back?: boolean;
  /** The name of the sheet of what asks, even if that has left by now. */
  readonly asked_by?: string;
  /** How many are chosen over all stages of a choice of several. */
  readonly least?: number;
  readonly most?: number;
}

/** What every title tells of a table. */
export interface Head {
  /** Whose view it is; -1 watches. */
  readonly seat: number;
  /** The seats that are to decide. */
  readonly deciding: ReadonlyArray<number>;
  readonly decision: Decision | null;
  /** Sides from best to worst once the game is over. */
  readonly outcome: ReadonlyArray<ReadonlyArray<number>> | null;
}

/** The head of a view; the same object for the same view. */
export function headOf(view: View): Head {
  return view;
}

const boards = new WeakMap<View, unknown>();

/**
 * The board of a view with the head in it, as the title has both; the same object for the same view.
 *
 * Whoever asks names the type: only the title of the table knows it. What the title says of a
 * question stands beside what the head says of it.
 */
export function boardOf<B>(view: View): B {
  const known = boards.get(view);
  if (known !== undefined) return known as B;
  const { board, decision, ...head } = view;
  const asked = decision === null ? null : { ...decision, ...(decision.details as object | null) };
  const made = { ...(board as object), ...head, decision: asked };
  boards.set(view, made);
  return made as B;
}

/** The board alone, for whoever knows nothing of its title; null where none was sent. */
export function plainBoardOf({ board }: View): object | null {
  return typeof board === "object" ? board : null;
}

/** What a view asks; null while it asks nothing or there is none. */
export function decisionIn(view: View | null): Decision | null {
  return view === null ? null : headOf(view).decision;
}

/** What the title adds to a question, by its names; a title compares it, core does not know them. */
export function detailsOf(decision: Decision): object {
  const { details } = decision as { readonly details?: unknown };
  return typeof details === "object" && details !== null ? details : {};
}

/** The same view without its question. */
export function unasked(view: View): View {
  return { ...view, decision: null };
}
