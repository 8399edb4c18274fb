/**
 * The presentation of a table: what the server has said, shown state by state with its acts.
 *
 * What belongs here: the queue between a store and what is drawn of it, and its time. What does
 * not: what is worth an act (the title), and how one looks (`stage-view`).
 *
 * Whatever is waited for, skipped or missed: no state is left out of the log, and it ends with
 * the newest one. Nothing can be answered before that is on the table.
 */
import type { Order, Said } from "@protocol";
import type { Act, Acts } from "@/core/staging/act";
import type { Outcome, Question, Reply, TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { unasked, type View } from "@/core/view/view";

/** More acts than these are not waited for: they are told as a number. */
export const MOST_WAITING = 8;
/** What part of its time an act is shown before it lands. */
export const LANDS_AT = 0.5;
/** An act without a card to read takes less time. */
const UNREAD = 0.75;

/** How long things take: acts of others in milliseconds, the speed of motion; 0 is not at all. */
export interface Pace {
  readonly staging: number;
  readonly speed: number;
}

/** What is on stage. */
export interface Stage {
  readonly act: Act;
  /** Counts acts, so that the same one twice is seen twice. */
  readonly number: number;
  readonly phase: "shown" | "landed";
  /** Whether it waits for somebody to let it go on. */
  readonly isHeld: boolean;
  /** How long it takes from its beginning to its end, in milliseconds. */
  readonly ms: number;
  /** Whether the deed was on stage already. */
  readonly goesOn: boolean;
  /** How many acts of other deeds wait behind it. */
  readonly behind: number;
  /** The steps of the deed that were told before. */
  readonly earlier: ReadonlyArray<string>;
}

/** Time, and whether anybody looks; a test has its own. */
export interface StageClock {
  now(): number;
  after(ms: number, call: () => void): () => void;
  isHidden(): boolean;
}

export const BROWSER_CLOCK: StageClock = {
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  isHidden: () => document.hidden,
};

/** What of a state is shown in its turn; everything else is shown at once. */
type Shown = Pick<TableState, "version" | "view" | "prompt" | "lines" | "result">;

interface Frame {
  readonly shown: Shown;
  /** What is left of it to be played. */
  acts: ReadonlyArray<Act>;
}

/** A table that is shown state by state. */
export class Presentation implements TableStore {
  private readonly listeners = new Set<() => void>();
  private readonly waiting: Frame[] = [];
  private stage: Stage | null = null;
  private missed = 0;
  private count = 0;
  private newest: Shown;
  private now: Shown;
  private drawn: TableState;
  private detach: () => void = () => undefined;
  private cancel: () => void = () => undefined;
  private dueAt = 0;
  private left = 0;
  /** What is done when the time is up. */
  private due: () => void = () => undefined;
  private told: ReadonlyArray<string> = [];
  private deed = "";

  constructor(
    private readonly store: TableStore,
    private readonly acts: Acts | undefined,
    private readonly pace: () => Pace,
    private readonly clock: StageClock = BROWSER_CLOCK,
  ) {
    this.drawn = store.getSnapshot();
    this.newest = shownOf(this.drawn);
    this.now = this.newest;
  }

  // --- what is shown ---

  subscribe(listener: () => void): () => void {
    if (this.listeners.size === 0) this.attend();
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.detach();
    };
  }

  getSnapshot(): TableState {
    return this.listeners.size === 0 ? this.store.getSnapshot() : this.drawn;
  }

  /** What is on stage now; null while nothing is. */
  readonly getStage = (): Stage | null => this.stage;
  /** How many acts were not shown since somebody was last told so. */
  readonly getMissed = (): number => this.missed;

  private attend(): void {
    const stop = this.store.subscribe(() => this.hear());
    this.drawn = this.store.getSnapshot();
    this.newest = shownOf(this.drawn);
    this.now = this.newest;
    this.detach = () => {
      stop();
      this.cancel();
      this.waiting.length = 0;
      this.stage = null;
    };
  }

  private hear(): void {
    const state = this.store.getSnapshot();
    const before = this.newest;
    if (!isSame(before, state)) {
      this.newest = shownOf(state);
      this.take(before, this.newest);
    }
    this.draw();
  }

  /** A state that has just come: behind what waits, or at once where nothing is to be seen. */
  private take(before: Shown, after: Shown): void {
    if (!followsOn(before, after)) {
      this.jump();
      return;
    }
    const acts = this.wanted(this.actsBetween(before, after));
    this.waiting.push({ shown: after, acts });
    const staged = this.waiting.flatMap((frame) => frame.acts).filter(isStaged);
    if (this.clock.isHidden() || staged.length > MOST_WAITING) {
      this.missed += staged.length + (this.stage?.act.kind === "staged" ? 1 : 0);
      this.jump();
    } else if (this.stage === null) {
      this.goOn();
    } else {
      this.stage = { ...this.stage, behind: this.othersBehind(this.stage.act.deed) };
    }
  }

  private actsBetween(before: Shown, after: Shown): ReadonlyArray<Act> {
    if (this.acts === undefined || before.view === null || after.view === null) return [];
    const last = before.lines.at(-1)?.event.serial ?? 0;
    const lines = after.lines.filter(({ event }) => event.serial > last);
    if (lines.length === 0) return [];
    return this.acts({ before: before.view, after: after.view, lines });
  }

  private wanted(acts: ReadonlyArray<Act>): ReadonlyArray<Act> {
    const { staging, speed } = this.pace();
    return acts
      .map((act): Act => (isStaged(act) && staging === 0 ? { ...act, kind: "flow" } : act))
      .filter((act) => (isStaged(act) ? staging > 0 : speed > 0 && act.ms > 0));
  }

  /** Show the newest state and forget whatever waits. */
  private jump(): void {
    this.cancel();
    this.waiting.length = 0;
    this.stage = null;
    this.now = this.newest;
  }

  /** Begin what comes next: states without acts are shown at once. */
  private goOn(): void {
    this.stage = null;
    let frame = this.waiting[0];
    while (frame !== undefined && frame.acts.length === 0) {
      this.now = frame.shown;
      this.waiting.shift();
      frame = this.waiting[0];
    }
    const act = frame?.acts[0];
    if (frame === undefined || act === undefined) return;
    frame.acts = frame.acts.slice(1);
    this.begin(frame, act);
  }

  private begin(frame: Frame, act: Act): void {
    const goesOn = act.deed !== "" && act.deed === this.deed;
    const earlier = goesOn ? this.told : [];
    this.deed = act.deed;
    this.told = [...earlier, ...act.steps];
    this.count += 1;
    const ms = this.lengthOf(act);
    const isLast = frame.acts.length === 0;
    this.stage = {
      act,
      number: this.count,
      phase: "shown",
      isHeld: false,
      ms,
      goesOn,
      behind: this.othersBehind(act.deed),
      earlier,
    };
    // Dice fall on the table that they will lie on; everything else begins on the one before.
    if (act.kind === "roll") {
      const view = act.during ?? frame.shown.view;
      this.now = { ...frame.shown, view, lines: this.now.lines, result: "" };
    }
    const lands = isStaged(act) && isLast ? ms * LANDS_AT : ms;
    this.wait(lands, () => (isStaged(act) && isLast ? this.land(frame) : this.end()));
  }

  /** The effect is there: its numbers change, and are looked at for the rest of the time. */
  private land(frame: Frame): void {
    if (this.stage === null) return;
    this.now = frame.shown;
    this.stage = { ...this.stage, phase: "landed" };
    this.wait(this.stage.ms * (1 - LANDS_AT), () => this.end());
    this.draw();
  }

  private end(): void {
    this.goOn();
    this.draw();
  }

  private lengthOf(act: Act): number {
    const { staging, speed } = this.pace();
    if (!isStaged(act)) return act.ms / speed;
    return act.held === "" ? staging * UNREAD : staging;
  }

  private othersBehind(deed: string): number {
    const acts = this.waiting.flatMap((frame) => frame.acts);
    return new Set(acts.filter((act) => isStaged(act) && act.deed !== deed)).size;
  }

  private wait(ms: number, due: () => void): void {
    this.due = due;
    this.left = ms;
    if (this.stage?.isHeld) return;
    this.dueAt = this.clock.now() + ms;
    this.cancel = this.clock.after(ms, due);
  }

  private draw(): void {
    const live = this.store.getSnapshot();
    const isBehind = this.stage !== null || this.waiting.length > 0;
    this.drawn = isBehind ? { ...live, ...this.now, ...notAsked(this.now.view) } : live;
    for (const listener of [...this.listeners]) listener();
  }

  // --- what a person can do about it ---

  /** End the deed that is on stage, with all of it that has come so far. */
  readonly skip = (): void => {
    if (this.stage === null) return;
    const { deed } = this.stage.act;
    this.cancel();
    do this.goOn();
    while (this.stage !== null && deed !== "" && this.stageDeed() === deed && this.stopped());
    this.draw();
  };

  /** Show the newest state now. */
  readonly skipAll = (): void => {
    this.jump();
    this.draw();
  };

  /** Stop the time of what is on stage, or let it go on. */
  readonly hold = (): void => {
    if (this.stage === null) return;
    const isHeld = !this.stage.isHeld;
    this.stage = { ...this.stage, isHeld };
    if (isHeld) {
      this.cancel();
      this.left = Math.max(0, this.dueAt - this.clock.now());
    } else {
      this.wait(this.left, this.due);
    }
    this.draw();
  };

  /** Nobody looks any more: whatever waits is on the table when they come back. */
  readonly lookAway = (): void => {
    if (this.stage === null) return;
    const staged = this.waiting.flatMap((frame) => frame.acts).filter(isStaged);
    this.missed += staged.length + (isStaged(this.stage.act) ? 1 : 0);
    this.skipAll();
  };

  /** Somebody has read how much was not shown. */
  readonly noteMissed = (): void => {
    this.missed = 0;
    this.draw();
  };

  private stageDeed(): string {
    return this.stage?.act.deed ?? "";
  }

  /** The time of what has just begun is over at once. */
  private stopped(): boolean {
    this.cancel();
    return true;
  }

  // --- what a person can do at the table ---

  answer(choice: number, joined = false): Promise<Outcome> {
    if (this.stage !== null) {
      this.skip();
      return Promise.resolve({ done: false, refusal: NOT_SHOWN_YET });
    }
    this.missed = 0;
    return this.store.answer(choice, joined);
  }

  back(): Promise<Outcome> {
    return this.store.back();
  }
  concede(): Promise<Outcome> {
    return this.store.concede();
  }
  offerDraw(): Promise<Outcome> {
    return this.store.offerDraw();
  }
  answerDraw(accept: boolean): Promise<Outcome> {
    return this.store.answerDraw(accept);
  }
  askUndo(): Promise<Outcome> {
    return this.store.askUndo();
  }
  answerUndo(accept: boolean, always?: boolean): Promise<Outcome> {
    return this.store.answerUndo(accept, always);
  }
  giveOrder(order: Order | null): Promise<Outcome> {
    return this.store.giveOrder(order);
  }
  ask(question: Question): Promise<Reply> {
    return this.store.ask(question);
  }
  say(text: string): Promise<Outcome> {
    return this.store.say(text);
  }

  sayQuick(word: string): Promise<Outcome> {
    return this.store.sayQuick(word);
  }
  recall(earlier: ReadonlyArray<Said>): void {
    this.store.recall(earlier);
  }
  reportBug(note: string): Promise<Outcome> {
    return this.store.reportBug(note);
  }
  refresh(): void {
    this.store.refresh();
  }
  dismissRefusal(): void {
    this.store.dismissRefusal();
  }
  dismissSettled(): void {
    this.store.dismissSettled();
  }
  connectNow(): void {
    this.store.connectNow();
  }
  leave(): void {
    this.store.leave();
  }
}

const NOT_SHOWN_YET = {
  ref: 0,
  of: "answer",
  code: "not_shown_yet",
  message: "Something is still being shown.",
  advice: "Answer when it is over.",
} as const;

function isStaged({ kind }: Act): boolean {
  return kind === "staged";
}

function shownOf({ version, view, prompt, lines, result }: TableState): Shown {
  return { version, view, prompt, lines, result };
}

function isSame(shown: Shown, state: TableState): boolean {
  const { version, view, prompt, lines, result } = state;
  return (
    shown.version === version &&
    shown.view === view &&
    shown.prompt === prompt &&
    shown.lines === lines &&
    shown.result === result
  );
}

/** Whether a state comes after another: after a return or a new beginning it does not. */
function followsOn(before: Shown, after: Shown): boolean {
  if (before.view === null || after.version < before.version) return false;
  const last = before.lines.at(-1)?.event.serial ?? 0;
  return (after.lines.at(-1)?.event.serial ?? 0) >= last;
}

const quiet = new WeakMap<View, View>();

/** A view while something is shown: nothing is asked; the same object for the same view. */
function notAsked(view: View | null): Pick<TableState, "view" | "prompt"> {
  if (view === null) return { view, prompt: null };
  const known = quiet.get(view) ?? unasked(view);
  quiet.set(view, known);
  return { view: known, prompt: null };
}
