/** Time that a test lets pass, and passages that were stored from real games. */
import type { Line, News, Whole } from "@protocol";
import { patched } from "@/core/net/patching";
import type { Act, Acts } from "@/core/staging/act";
import type { StageClock } from "@/core/staging/presentation";
import type { View } from "@/core/view/view";

export class FakeClock implements StageClock {
  hidden = false;
  private at = 0;
  private readonly timers = new Map<number, { readonly due: number; call(): void }>();
  private count = 0;

  now(): number {
    return this.at;
  }

  after(ms: number, call: () => void): () => void {
    this.count += 1;
    const key = this.count;
    this.timers.set(key, { due: this.at + ms, call });
    return () => this.timers.delete(key);
  }

  isHidden(): boolean {
    return this.hidden;
  }

  /** Let so much time pass; whatever is due on the way is done in its order. */
  pass(ms: number): void {
    const until = this.at + ms;
    for (;;) {
      const [next] = [...this.timers].sort(([, one], [, other]) => one.due - other.due);
      if (next === undefined || next[1].due > until) break;
      this.timers.delete(next[0]);
      this.at = next[1].due;
      next[1].call();
    }
    this.at = until;
  }
}

/** What a seat was sent while the other one acted. */
export interface StoredPassage {
  readonly whole: Whole;
  readonly news: ReadonlyArray<News>;
}

const FILES = import.meta.glob<StoredPassage>("../passages/*/*.json", {
  eager: true,
  import: "default",
});

export function storedPassage(title: string, name: string): StoredPassage {
  const found = FILES[`../passages/${title}/${name}.json`];
  if (found === undefined) throw new Error(`There is no passage ${title}/${name}.`);
  return found;
}

/** A line of the log that says little. */
export function lineOf(serial: number, kind: string, text: string): Line {
  return { text, event: { serial, cause: 0, kind } };
}

/** What a title makes of each message of a passage. */
export function actsThrough(
  { whole, news }: StoredPassage,
  acts: Acts,
): ReadonlyArray<ReadonlyArray<Act>> {
  let before = whole.view;
  return news.map(({ delta, lines }) => {
    const after = patched(before, delta) as View;
    const found = acts({ before, after, lines });
    before = after;
    return found;
  });
}
