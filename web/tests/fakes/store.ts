import type { Reply as Message, Order, Said, Whole } from "@protocol";
import { heard } from "@/core/store/reducer";
import {
  NOTHING_YET,
  type Outcome,
  type Question,
  type Reply,
  type TableState,
} from "@/core/store/state";
import type { TableStore } from "@/core/store/store";

/** A table that shows one stored view and remembers what was done at it. */
export class FakeStore implements TableStore {
  readonly done: string[] = [];
  readonly asked: Question[] = [];
  /** Whether it is said at once what comes of the options that are asked. */
  foretells = true;
  private state: TableState;
  private readonly listeners = new Set<() => void>();

  constructor(whole: Whole) {
    this.state = {
      ...NOTHING_YET,
      connection: { ...NOTHING_YET.connection, status: "open" },
      version: whole.version,
      foretold: whole.version,
      view: whole.view,
      prompt: whole.prompt,
      lines: whole.lines,
      result: whole.result ?? "",
      sitters: [{ name: "Ann" }, { name: "Bob" }],
      clocks: { clock: { left: [707_000, 872_000], running: [] }, at: 0, receivedAt: Date.now() },
    };
  }

  /** Put something else on the table. */
  change(some: Partial<TableState>): void {
    const next = { ...this.state, ...some };
    this.state = this.foretells ? { ...next, foretold: next.version } : next;
    for (const listener of this.listeners) listener();
  }

  /** Hear what the server says. */
  hear(message: Message): void {
    this.change(heard(this.state, message, Date.now()));
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  getSnapshot(): TableState {
    return this.state;
  }

  ask(question: Question): Promise<Reply> {
    this.asked.push(question);
    const reply = {
      type: "explained" as const,
      ref: 1,
      lines: ["It is exhausted."],
      rulings: ["r.1"],
    };
    return Promise.resolve({ done: true, reply });
  }

  private note(what: string): Promise<Outcome> {
    this.done.push(what);
    return Promise.resolve({ done: true, accepted: { type: "accepted", ref: 1, version: 2 } });
  }

  answer(choice: number): Promise<Outcome> {
    return this.note(`answer ${choice}`);
  }
  back(): Promise<Outcome> {
    return this.note("back");
  }
  concede(): Promise<Outcome> {
    return this.note("concede");
  }
  offerDraw(): Promise<Outcome> {
    return this.note("offer draw");
  }
  answerDraw(accept: boolean): Promise<Outcome> {
    return this.note(`answer draw ${accept}`);
  }
  askUndo(): Promise<Outcome> {
    return this.note("ask undo");
  }
  answerUndo(accept: boolean): Promise<Outcome> {
    return this.note(`answer undo ${accept}`);
  }
  giveOrder(order: Order | null): Promise<Outcome> {
    return this.note(`order ${JSON.stringify(order)}`);
  }
  say(text: string): Promise<Outcome> {
    return this.note(`say ${text}`);
  }

  sayQuick(word: string): Promise<Outcome> {
    return this.note(`quick ${word}`);
  }
  reportBug(text: string): Promise<Outcome> {
    return this.note(`bug ${text}`);
  }
  recall(earlier: ReadonlyArray<Said>): void {
    this.change({ said: [...earlier, ...this.state.said] });
  }
  refresh(): void {}
  dismissRefusal(): void {
    this.change({ refusal: null });
  }
  dismissSettled(): void {
    this.change({ settled: null });
  }
  connectNow(): void {}
  leave(): void {}
}
