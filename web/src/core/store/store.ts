import type { Order, Said } from "@protocol";
import type { Outcome, Question, Reply, TableState } from "@/core/store/state";

/**
 * A table as components see it: a state to listen to, and what a person can do.
 *
 * Actions send at once and never throw: what came of them is in the state, and in the promise
 * for whoever cares.
 */
export interface TableStore {
  /** Call `listener` after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** The state now; the same object until something changes. */
  getSnapshot(): TableState;

  /**
   * Choose an option of the decision in the view by its place.
   *
   * A `joined` one belongs to the answer before, and is taken back with it.
   */
  answer(choice: number, joined?: boolean): Promise<Outcome>;
  /** Step back inside a decision that is answered in stages. */
  back(): Promise<Outcome>;
  concede(): Promise<Outcome>;
  offerDraw(): Promise<Outcome>;
  answerDraw(accept: boolean): Promise<Outcome>;
  askUndo(): Promise<Outcome>;
  /** `always` refuses from now on. */
  answerUndo(accept: boolean, always?: boolean): Promise<Outcome>;
  /** Have the table answer for this seat from now on; null ends that. */
  giveOrder(order: Order | null): Promise<Outcome>;
  /** Ask what changes nothing: explain, why, odds, card. */
  ask(question: Question): Promise<Reply>;
  say(text: string): Promise<Outcome>;
  /** Say a ready phrase, by its name. */
  sayQuick(word: string): Promise<Outcome>;
  /** Put what was said earlier before what was heard since. */
  recall(earlier: ReadonlyArray<Said>): void;
  reportBug(note: string): Promise<Outcome>;
  /** Ask for the whole view again. */
  refresh(): void;
  /** Take the last refusal off the screen. */
  dismissRefusal(): void;
  /** Take what became of the last offer off the screen. */
  dismissSettled(): void;

  /** Try to connect now instead of waiting. */
  connectNow(): void;
  /** Leave the table for good. */
  leave(): void;
}
