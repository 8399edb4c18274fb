/**
 * The store of one table: a link, the reducer, and promises for whoever waits for a reply.
 *
 * What belongs here: sending, matching replies with what was sent, telling listeners.
 * What does not: how the state changes (`reducer`), and how the connection lives (`core/net/link`).
 */
import type { Accepted, Message, Order, Refused, Reply, Said } from "@protocol";
import { BROWSER, Link, type LinkOptions, type World } from "@/core/net/link";
import { PatchError } from "@/core/net/patching";
import { newTrace } from "@/core/net/trace";
import * as reducer from "@/core/store/reducer";
import {
  NOTHING_YET,
  type Outcome,
  type Question,
  type QuestionReply,
  type Refusal,
  type Reply as Replied,
  type TableState,
} from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { decisionIn } from "@/core/view/view";

/** The choice that steps back inside a group. */
const BACK = -1;
/**
 * So long nobody is told that an answer is on its way, in milliseconds: most are played by then,
 * and a table that is drawn in between is drawn for nothing while the reply waits.
 */
export const TOLD_AFTER = 80;

const LOST = {
  code: "lost",
  message: "The connection was lost before the table replied.",
  advice: "It comes back by itself. Look whether it was done, and try again if not.",
} as const;
const OFFLINE = {
  code: "offline",
  message: "There is no connection to the table now.",
  advice: "It comes back by itself; try again then.",
} as const;
const NOT_ASKED = {
  code: "not_asked",
  message: "Nothing is asked of you now.",
  advice: "",
} as const;
const MOVED_ON = {
  code: "moved_on",
  message: "The connection was lost, and the table has moved on since.",
  advice: "Look at the log whether your choice was played.",
} as const;
const ON_ITS_WAY = {
  code: "on_its_way",
  message: "Your last choice is still on its way.",
  advice: "",
} as const;

type Trouble = Omit<Refusal, "ref" | "of">;
type Result = { readonly accepted: Accepted } | { readonly reply: QuestionReply } | Refusal;

interface Waiter {
  readonly message: Message;
  settle(result: Result): void;
}

/** A message without the `ref`, which the store gives it. */
type Draft = Message extends infer M ? (M extends Message ? Omit<M, "ref"> : never) : never;

export class LiveTableStore implements TableStore {
  private state: TableState = NOTHING_YET;
  private readonly listeners = new Set<() => void>();
  private readonly waiters = new Map<number, Waiter>();
  private readonly link: Link;
  private lastRef = 0;
  private askedThen: reducer.AskedThen | null = null;
  /** The answer that is on its way without anybody having been told; 0 is none. */
  private untold = 0;

  constructor(
    options: LinkOptions,
    private readonly world: World = BROWSER,
  ) {
    this.link = new Link(
      options,
      {
        changed: (link) => this.become(reducer.linked(this.state, link)),
        delivered: (message) => this.hear(message),
        doubted: () => this.doubt(),
        synced: () => {
          this.settleDoubt();
        },
      },
      world,
    );
  }

  start(): void {
    this.link.start();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  getSnapshot(): TableState {
    return this.state;
  }

  // --- what a person can do ---

  answer(choice: number, joined = false): Promise<Outcome> {
    const { pending, prompt, version, view } = this.state;
    const decision = decisionIn(view);
    if (decision === null) return this.notDone("answer", NOT_ASKED);
    if (pending !== null && pending.ref === this.untold) {
      return Promise.resolve({ done: false, refusal: { ref: 0, of: "answer", ...ON_ITS_WAY } });
    }
    if (pending !== null) return this.notDone("answer", ON_ITS_WAY);
    if (this.state.connection.status === "closed") return this.notDone("answer", OFFLINE);
    const ref = this.nextRef();
    const more = joined ? { joined } : {};
    const message: Message = {
      type: "answer",
      version,
      decision: decision.id,
      choice,
      ref,
      ...more,
    };
    // Without a connection it waits for one: if the table is unchanged then, it still stands.
    const stage = this.link.isOpen() ? "sent" : "doubtful";
    this.askedThen = { decision, prompt };
    const sent = { ref, version, decision: decision.id, choice, stage, storedIn: -1 } as const;
    this.becomeLater(reducer.answering(this.state, sent), ref);
    return this.outcome(message);
  }

  back(): Promise<Outcome> {
    return this.answer(BACK);
  }

  concede(): Promise<Outcome> {
    return this.command({ type: "concede" });
  }

  offerDraw(): Promise<Outcome> {
    return this.command({ type: "offer_draw" });
  }

  answerDraw(accept: boolean): Promise<Outcome> {
    return this.command({ type: "answer_draw", accept });
  }

  askUndo(): Promise<Outcome> {
    return this.command({ type: "ask_undo", version: Math.max(0, this.state.version) });
  }

  answerUndo(accept: boolean, always = false): Promise<Outcome> {
    return this.command({ type: "answer_undo", accept, always });
  }

  giveOrder(order: Order | null): Promise<Outcome> {
    return this.command({ type: "give_order", ...(order === null ? {} : { order }) });
  }

  say(text: string): Promise<Outcome> {
    return this.command({ type: "say", text });
  }

  sayQuick(word: string): Promise<Outcome> {
    return this.command({ type: "quick", word });
  }

  recall(earlier: ReadonlyArray<Said>): void {
    this.become(reducer.recalled(this.state, earlier));
  }

  reportBug(note: string): Promise<Outcome> {
    return this.command({ type: "bug", note });
  }

  async ask(question: Question): Promise<Replied> {
    const ref = this.nextRef();
    this.become(reducer.questioned(this.state, ref, question));
    const result = await this.send({ ...question, ref });
    if ("reply" in result) return { done: true, reply: result.reply };
    if ("accepted" in result) throw new Error("A question cannot be accepted.");
    return { done: false, refusal: result };
  }

  refresh(): void {
    this.link.missed();
  }

  dismissRefusal(): void {
    if (this.state.refusal !== null) this.become({ ...this.state, refusal: null });
  }

  dismissSettled(): void {
    if (this.state.settled !== null) this.become({ ...this.state, settled: null });
  }

  connectNow(): void {
    this.link.hurry();
  }

  leave(): void {
    this.link.leave();
    this.failAll(LOST);
  }

  // --- sending ---

  private nextRef(): number {
    this.lastRef += 1;
    return this.lastRef;
  }

  private command(draft: Draft): Promise<Outcome> {
    if (!this.link.isOpen()) return this.notDone(draft.type, OFFLINE);
    return this.outcome({ ...draft, ref: this.nextRef() });
  }

  private async outcome(message: Message): Promise<Outcome> {
    const result = await this.send(message);
    if ("accepted" in result) return { done: true, accepted: result.accepted };
    if ("reply" in result) throw new Error("Only questions have replies.");
    return { done: false, refusal: result };
  }

  private send(message: Message): Promise<Result> {
    return new Promise((settle) => {
      const ref = message.ref ?? 0;
      const traced = { ...message, trace: newTrace() };
      this.waiters.set(ref, { message: traced, settle });
      if (this.link.isOpen()) this.link.send(traced);
      else if (message.type !== "answer") this.fail(ref, OFFLINE);
    });
  }

  private notDone(of: Message["type"], trouble: Trouble): Promise<Outcome> {
    const refusal: Refusal = { ref: 0, of, ...trouble };
    this.become(reducer.refused(this.state, refusal));
    return Promise.resolve({ done: false, refusal });
  }

  // --- hearing ---

  private hear(message: Reply): void {
    switch (message.type) {
      case "accepted":
        this.hearStored(message);
        this.settle(message.ref, { accepted: message });
        break;
      case "refused":
        this.hearRefusal(message);
        break;
      case "explained":
      case "chances":
      case "card_sheet":
        this.become(reducer.replied(this.state, message));
        this.settle(message.ref, { reply: message });
        break;
      default:
        this.hearTable(message);
    }
  }

  /** What was played is told with what came of it. */
  private hearStored({ ref, version }: Accepted): void {
    const state = reducer.stored(this.state, ref, version);
    if (this.untold === ref && state.pending !== null) this.state = state;
    else this.become(state);
  }

  private hearTable(message: Reply): void {
    try {
      this.become(reducer.heard(this.state, message, this.world.now()));
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      this.link.missed();
    }
  }

  private hearRefusal(message: Refused): void {
    const { ref, code, advice = "" } = message;
    this.fail(ref, { code, message: message.message, advice });
  }

  /** A message was not done. Refusals of nothing we wait for are the link's own. */
  private fail(ref: number, trouble: Trouble): void {
    const waiter = this.waiters.get(ref);
    if (waiter === undefined) return;
    const refusal: Refusal = { ref, of: waiter.message.type, ...trouble };
    const isQuestion = this.state.asked.some((one) => one.ref === ref);
    const change = isQuestion ? reducer.unanswered : reducer.refused;
    this.become(change(this.state, refusal));
    this.settle(ref, refusal);
  }

  private settle(ref: number, result: Result): void {
    const waiter = this.waiters.get(ref);
    this.waiters.delete(ref);
    waiter?.settle(result);
  }

  // --- doubt ---

  private doubt(): void {
    this.become(reducer.doubted(this.state));
    const { pending, connection } = this.state;
    const isOver = connection.status === "closed";
    for (const ref of [...this.waiters.keys()]) {
      if (ref !== pending?.ref || isOver) this.fail(ref, LOST);
    }
  }

  private failAll(trouble: Trouble): void {
    for (const ref of [...this.waiters.keys()]) this.fail(ref, trouble);
  }

  /** The table is known as it is: an answer in doubt is sent again or forgotten. */
  private settleDoubt(): void {
    const { pending } = this.state;
    if (pending === null) return;
    const waiter = this.waiters.get(pending.ref);
    if (reducer.mustSendAgain(this.state, this.askedThen) && waiter !== undefined) {
      this.become(reducer.answering(this.state, { ...pending, stage: "sent" }));
      this.link.send(waiter.message);
      return;
    }
    this.become(reducer.undoubted(this.state));
    // It was played, or something else came before it: the log tells.
    if (pending.stage === "doubtful") {
      this.settle(pending.ref, { ref: pending.ref, of: "answer", ...MOVED_ON });
    }
  }

  private become(state: TableState): void {
    if (state === this.state) return;
    this.state = state;
    this.tell();
  }

  /** An answer is on its way: listeners are told if it takes its time, or if there is more to tell. */
  private becomeLater(state: TableState, ref: number): void {
    const { refusal, settled } = this.state;
    if (state.pending?.stage !== "sent" || refusal !== null || settled !== null) {
      this.become(state);
      return;
    }
    this.state = state;
    this.untold = ref;
    this.world.after(TOLD_AFTER, () => {
      if (this.untold === ref) this.tell();
    });
  }

  private tell(): void {
    this.untold = 0;
    for (const listener of [...this.listeners]) listener();
  }
}
