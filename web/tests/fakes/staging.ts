/** A table that stages a choice of several things as the kernel does: onwards, with a stop. */
import type { Decision, Option, Whole } from "@protocol";
import { optionKey } from "@/core/picking/stages";
import type { Outcome } from "@/core/store/state";
import { FakeStore } from "./store";

interface Staging {
  readonly least?: number;
  readonly most: number;
  /** Whether something may be picked after these; everything may without. */
  accepts?(picks: ReadonlyArray<number>, target: number, all: ReadonlyArray<number>): boolean;
}

export class StagingStore extends FakeStore {
  /** The targets that the table has taken, stop as 0. */
  readonly taken: number[] = [];
  private readonly first: Decision;
  private readonly found: ReadonlyArray<Option>;
  private readonly words: ReadonlyMap<string, string>;
  private readonly text: string;
  private picks: ReadonlyArray<number> = [];

  constructor(
    whole: Whole,
    private readonly staging: Staging,
  ) {
    super(whole);
    const { decision } = whole.view;
    if (decision === null) throw new Error("Nothing is asked there.");
    this.first = decision;
    this.text = whole.prompt?.text ?? "";
    this.found = decision.options.filter(({ kind }) => kind === "entity");
    this.words = new Map(
      decision.options.map((option, place) => [
        optionKey(option),
        whole.prompt?.options[place] ?? "",
      ]),
    );
    this.stage();
  }

  /** The numbers of what can be picked, in the table's order. */
  get targets(): ReadonlyArray<number> {
    return this.found.map(({ target }) => target ?? 0);
  }

  /** Ask it all from the beginning. */
  askAnew(): void {
    this.picks = [];
    this.stage();
  }

  override answer(choice: number): Promise<Outcome> {
    const option = this.getSnapshot().view?.decision?.options[choice];
    if (option === undefined) throw new Error(`Nothing is offered at ${choice}.`);
    this.taken.push(option.target ?? 0);
    const picks = [...this.picks, option.target ?? 0];
    if (option.kind === "stop" || picks.length === this.staging.most) this.close();
    else {
      this.picks = picks;
      this.stage();
    }
    return super.answer(choice);
  }

  override back(): Promise<Outcome> {
    this.picks = this.picks.slice(0, -1);
    this.taken.pop();
    this.stage();
    return super.back();
  }

  private stage(): void {
    const { view, version } = this.getSnapshot();
    const { least = 0, most } = this.staging;
    if (view === null) throw new Error("There is no view.");
    const options = this.offered(least);
    const stage = this.picks.length;
    const id = this.first.id + stage;
    const decision = { ...this.first, id, stage, back: stage > 0, options, least, most };
    const words = options.map((option) => this.words.get(optionKey(option)) ?? "");
    this.change({
      version: version + 1,
      view: { ...view, decision },
      prompt: { text: this.text, options: words },
    });
  }

  private offered(least: number): ReadonlyArray<Option> {
    const spread = this.first.kind === "distribute" ? 0 : 1;
    const last = this.picks.at(-1);
    const start = last === undefined ? 0 : this.targets.indexOf(last) + spread;
    const missing = least - this.picks.length;
    const fits = this.found.filter(
      ({ target = 0 }, place) =>
        place >= start &&
        (spread === 0 || this.found.length - place >= missing) &&
        (this.staging.accepts?.(this.picks, target, this.targets) ?? true),
    );
    return missing <= 0 || fits.length === 0 ? [...fits, { kind: "stop" }] : fits;
  }

  private close(): void {
    const { view, version } = this.getSnapshot();
    if (view !== null) {
      this.change({ version: version + 1, view: { ...view, decision: null }, prompt: null });
    }
  }
}
