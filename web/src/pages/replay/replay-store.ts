/**
 * A game that was played, as a table one looks at: the same states, and nothing can be done.
 *
 * What belongs here: going to a place of the replay. What does not: drawing it (`core/table`).
 */
import type { GameSummary, Replay } from "@protocol";
import { heard } from "@/core/store/reducer";
import {
  NOTHING_YET,
  type Outcome,
  type Refusal,
  type Reply,
  type TableState,
} from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { unasked } from "@/core/view/view";

const DONE: Refusal = {
  ref: 0,
  of: "answer",
  code: "replay",
  message: "This is a replay: nothing can be done in it.",
  advice: "Play on from here against the computer to try something else.",
};

function beginning(replay: Replay, game: GameSummary): TableState {
  return {
    ...NOTHING_YET,
    connection: { status: "open", by: "socket", retryAt: 0, notice: null },
    welcome: {
      type: "welcome",
      table: replay.game,
      seat: replay.seat,
      sitters: game.players,
      title: game.title,
      edition: game.edition,
      commitment: game.commitment,
      branch: "",
    },
    sitters: game.players.map((player) => ({ ...player, present: true })),
  };
}

/** The same table without a question: nobody is asked anything in a replay. */
function unaskedAt(state: TableState): TableState {
  const view = state.view === null ? null : unasked(state.view);
  return { ...state, view, prompt: null };
}

export class ReplayStore implements TableStore {
  private readonly states: TableState[] = [];
  private readonly listeners = new Set<() => void>();
  private shown: TableState;

  constructor(
    private readonly replay: Replay,
    private readonly game: GameSummary,
    at: number,
  ) {
    this.shown = unaskedAt(this.at(at));
  }

  /** The state after a message, with what was asked then. */
  at(place: number): TableState {
    const last = Math.min(Math.max(place, 0), this.replay.messages.length - 1);
    for (let next = this.states.length; next <= last; next += 1) {
      const message = this.replay.messages[next];
      const before = this.states[next - 1] ?? beginning(this.replay, this.game);
      this.states.push(message === undefined ? before : heard(before, message, 0));
    }
    return this.states[last] ?? beginning(this.replay, this.game);
  }

  goTo(place: number): void {
    this.shown = unaskedAt(this.at(place));
    for (const listener of this.listeners) listener();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  getSnapshot(): TableState {
    return this.shown;
  }

  private refuse(): Promise<Outcome> {
    return Promise.resolve({ done: false, refusal: DONE });
  }

  answer = (): Promise<Outcome> => this.refuse();
  back = (): Promise<Outcome> => this.refuse();
  concede = (): Promise<Outcome> => this.refuse();
  offerDraw = (): Promise<Outcome> => this.refuse();
  answerDraw = (): Promise<Outcome> => this.refuse();
  askUndo = (): Promise<Outcome> => this.refuse();
  answerUndo = (): Promise<Outcome> => this.refuse();
  giveOrder = (): Promise<Outcome> => this.refuse();
  say = (): Promise<Outcome> => this.refuse();
  sayQuick = (): Promise<Outcome> => this.refuse();
  reportBug = (): Promise<Outcome> => this.refuse();
  ask = (): Promise<Reply> => Promise.resolve({ done: false, refusal: DONE });
  recall(): void {}
  refresh(): void {}
  dismissRefusal(): void {}
  dismissSettled(): void {}
  connectNow(): void {}
  leave(): void {}
}
