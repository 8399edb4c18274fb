/**
 * Somebody who plays at the drawn table with a mouse or a finger: what is lit, or a button of
 * the bar.
 *
 * What belongs here: seeing what is asked, choosing, doing it, waiting for what comes of it.
 * What does not: the keyboard (`keyboard-player`), what a test looks at.
 */
import type { Locator, Page } from "playwright-core";
import { FRESH_MS } from "@/core/scene/fresh-question";

const PATIENCE = 60_000;
/** What the table is about to pass by itself is not asked. */
const CHOICE = "[data-bar]:not([data-passing]) [data-choice]:not(:disabled)";
const AWAKE = "body:not(:has([data-bar][data-passing]))";
const LIT = "[data-thing][data-standing='lit']";
const MAP = "[data-zone='map'] svg[role='group']";
const OVER = "[data-bar][data-over]";
const CHOOSER = "[role='dialog'][aria-label='What to do with it'] button";
const TAPPED = "[data-tapped] button[data-answers]:enabled";
/** What asks once more before it is done. */
const REALLY = "[data-bar] [data-really]:visible, [data-bar] [data-confirm]:visible";
const SEND = "[data-bar] [data-choice='several']";
const STOP = "[data-bar][data-several] [data-choice]:not([aria-pressed], [data-choice='several'])";
/** What can still be picked: in the bar; on a phone, on the board; or where one piece is already. */
const UNPICKED = "[data-bar] [data-choice][aria-pressed='false']";
const PICKED = "[data-bar] [data-choice][aria-pressed='true']:enabled";
/** What changes an answer before it is given: a number, an order. */
const ARRANGE =
  "[data-bar] [aria-label='One less']:enabled, [data-bar] [aria-label$=': later']:enabled";

/** How something is chosen. */
export type Touch = (target: Locator) => Promise<void>;

export const click: Touch = (target) => target.click({ timeout: PATIENCE });
export const tap: Touch = (target) => target.tap({ timeout: PATIENCE });

/** What can be chosen now. */
export interface Asked {
  readonly decision: string;
  readonly reason: string;
  /** The numbers of what is lit. */
  readonly lit: ReadonlyArray<string>;
  readonly choices: ReadonlyArray<string>;
  /** Whether several things are collected before they are sent. */
  readonly several: boolean;
}

/** Something lit by its number, or a button of the bar by its place. */
export type Pick =
  | { readonly kind: "thing"; readonly id: string }
  | { readonly kind: "choice"; readonly place: number };

/** What somebody likes to do with what is asked. */
export type Taste = (asked: Asked, chance: () => number, page: Page) => Pick | Promise<Pick>;

export class TablePlayer {
  answers = 0;
  /** The reasons of all decisions that were met. */
  readonly met = new Set<string>();

  constructor(
    readonly page: Page,
    protected readonly chance: () => number,
    private readonly touch: Touch = click,
    private readonly taste: Taste = pickFrom,
  ) {}

  async come(table: string): Promise<void> {
    await this.page.goto(`/table/${table}`);
    await this.isThere();
  }

  async isThere(): Promise<void> {
    await this.page.locator("[data-bar]").waitFor({ timeout: PATIENCE });
  }

  /** Wait until something can be chosen; false once the game is over. */
  async isAsked(): Promise<boolean> {
    const found = this.page.locator(`${CHOICE}, ${AWAKE} ${LIT}, ${OVER}`);
    // The first of them may lie outside of what is shown, as the deck of a folded board.
    await found.filter({ visible: true }).first().waitFor({ timeout: PATIENCE });
    return !(await this.isOver());
  }

  async isOver(): Promise<boolean> {
    return (await this.page.locator(OVER).count()) > 0;
  }

  /** Choose something, and wait until the table has it. */
  async answer(): Promise<void> {
    const asked = await this.asked();
    // The table may have passed meanwhile: what is asked then is looked at anew.
    if (!asked.several && asked.lit.length + asked.choices.length === 0) return;
    this.answers += 1;
    this.met.add(asked.reason);
    if (asked.several) await this.chooseSeveral();
    else {
      const pick = await this.taste(asked, this.chance, this.page);
      // A question that has just changed takes no click, and one that answers itself is gone.
      await this.page.waitForTimeout(FRESH_MS);
      if ((await this.asked()).decision !== asked.decision) return;
      await this.choose(pick, asked.decision);
    }
    await this.insist();
    await this.moved(asked.decision);
  }

  /** Collect some of what can be picked, in any order, and send them; or stop with none. */
  private async chooseSeveral(): Promise<void> {
    await this.page.waitForTimeout(FRESH_MS);
    const stop = this.page.locator(STOP);
    if ((await stop.count()) > 0 && this.chance() < 0.3) return this.use(stop);
    const send = this.page.locator(SEND);
    do {
      await this.page
        .locator(`${UNPICKED}, ${LIT}, ${PICKED}`)
        .first()
        .waitFor({ timeout: PATIENCE });
      const counts = [UNPICKED, LIT, PICKED].map((one) => this.page.locator(one));
      const found = await Promise.all(counts.map((one) => one.count()));
      const free = counts[found.findIndex((count) => count > 0)] ?? this.page.locator(UNPICKED);
      await this.use(free.nth(Math.floor(this.chance() * (await free.count()))));
      await send.waitFor({ timeout: PATIENCE });
    } while (await send.isDisabled());
    await this.use(send);
  }

  /** What ruins one's own game asks once: it is meant. */
  private async insist(): Promise<void> {
    const really = this.page.locator(REALLY).first();
    if ((await really.count()) === 0) return;
    await this.page.waitForTimeout(FRESH_MS);
    if ((await really.count()) > 0) await this.use(really);
  }

  /** Press a button. */
  protected use(target: Locator): Promise<void> {
    return this.touch(target);
  }

  protected async choose(pick: Pick, decision: string): Promise<void> {
    if (pick.kind === "thing") {
      await this.touch(this.page.locator(`[data-thing="${pick.id}"][data-standing='lit']`).first());
      await this.taken(decision);
      const ways = this.page.locator(CHOOSER);
      const count = await ways.count();
      // The last button does nothing.
      if (count > 1) await this.touch(ways.nth(Math.floor(this.chance() * (count - 1))));
      // Where a first tap only shows what it would do, that is offered as a button.
      const shown = this.page.locator(TAPPED).first();
      if ((await shown.count()) > 0) await this.touch(shown);
      return;
    }
    const arrange = this.page.locator(ARRANGE).first();
    if (this.chance() < 0.5 && (await arrange.count()) > 0) await this.touch(arrange);
    await this.touch(this.page.locator(CHOICE).filter({ visible: true }).nth(pick.place));
  }

  /** Activate a character, if that can be done now; false if not. */
  async activate(): Promise<boolean> {
    const { decision, reason } = await this.asked();
    const own = this.page.locator(`[data-edge='bottom'] ${LIT}`);
    const ready = own.filter({ hasText: "Activate" }).first();
    if (reason !== "action" || (await ready.count()) === 0) return false;
    this.answers += 1;
    await this.page.waitForTimeout(FRESH_MS);
    await this.touch(ready);
    const way = this.page.locator(CHOOSER).filter({ hasText: "Activate" }).first();
    if ((await way.count()) > 0) await this.touch(way);
    await this.moved(decision);
    return true;
  }

  /** What is asked now. */
  async asked(): Promise<Asked> {
    return this.page.locator("[data-bar]").evaluate(
      (bar, { lit, choice, map }) => {
        const found = (selector: string): HTMLElement[] => [
          ...document.querySelectorAll<HTMLElement>(selector),
        ];
        // A map cannot be scrolled by a browser: of it only what is in sight is touched.
        const isInReach = (one: HTMLElement): boolean => {
          if (one.closest(map) === null) return true;
          const { x, y, width, height } = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        };
        const all = bar.dataset["passing"] === undefined ? found(lit) : [];
        const inReach = all.filter(isInReach);
        return {
          decision: bar.dataset["decision"] ?? "",
          reason: bar.dataset["reason"] ?? "",
          lit: (inReach.length > 0 ? inReach : all).map((one) => one.dataset["thing"] ?? ""),
          several: bar.dataset["several"] !== undefined,
          // What is rare may be folded away.
          choices: found(choice)
            .filter((one) => one.checkVisibility())
            .map((one) => one.ariaLabel ?? one.textContent ?? ""),
        };
      },
      { lit: LIT, choice: CHOICE, map: MAP },
    );
  }

  /** Wait until a touch has come to something: an answer that was sent, or something more to press. */
  private async taken(before: string): Promise<void> {
    await this.page.waitForFunction(
      ({ old, more }) => {
        const bar = document.querySelector<HTMLElement>("[data-bar]");
        const now = bar?.dataset["decision"] ?? "";
        const isSent = bar?.querySelector("[aria-busy='true']") != null;
        return now !== old || isSent || document.querySelector(more) !== null;
      },
      { old: before, more: `${CHOOSER}, ${TAPPED}, [data-really], [data-confirm], [data-over]` },
      { timeout: PATIENCE },
    );
  }

  /** Wait until what was chosen has been answered by the server. */
  protected async moved(before: string): Promise<void> {
    if (await this.hasMoved(before, TAPPED)) return;
    // What a first tap would do is looked up, and offered as a button a moment later; what was
    // pressed already is gone by then.
    await this.page.waitForTimeout(4 * FRESH_MS);
    const shown = this.page.locator(TAPPED).first();
    if (!(await this.hasMoved(before, "body")) && (await shown.count()) > 0)
      await this.touch(shown);
    await this.hasMoved(before, OVER);
  }

  /** Wait until something else is asked, or something more can be pressed: then false. */
  private async hasMoved(before: string, more: string): Promise<boolean> {
    const moved = await this.page.waitForFunction(
      ({ old, pressed }) => {
        const bar = document.querySelector<HTMLElement>("[data-bar]");
        const now = bar?.dataset["decision"] ?? "";
        if (now !== old || bar?.dataset["over"] !== undefined) return "moved";
        return document.querySelector(pressed) === null ? null : "more";
      },
      { old: before, pressed: more },
      { timeout: PATIENCE },
    );
    return (await moved.jsonValue()) === "moved";
  }

  /** Play until the game is over, or so many answers have been given. */
  async play(most = Number.POSITIVE_INFINITY): Promise<void> {
    const until = this.answers + most;
    while (this.answers < until && (await this.isAsked())) await this.answer();
  }

  async result(): Promise<string> {
    return (await this.page.locator(OVER).textContent()) ?? "";
  }
}

const FIRST_DIE = 1000;
const FIRST_COPY = 10_000;
const QUIET = /^(pass|claim|discard|stop|no|done)/i;

/** Anything, but rather dice than cards, and rather something than nothing: games should end. */
export function pickFrom({ lit, choices }: Asked, chance: () => number): Pick {
  const picks = [
    ...lit.map((id) => ({ pick: { kind: "thing", id } as const, weight: weightOf(Number(id)) })),
    ...choices.map((words, place) => ({
      pick: { kind: "choice", place } as const,
      weight: QUIET.test(words) && lit.length + choices.length > 1 ? 0.3 : 1,
    })),
  ];
  const all = picks.reduce((sum, { weight }) => sum + weight, 0);
  let left = chance() * all;
  const found = picks.find(({ weight }) => {
    left -= weight;
    return left <= 0;
  });
  const last = found ?? picks.at(-1);
  if (last === undefined) throw new Error("Nothing can be chosen.");
  return last.pick;
}

function weightOf(id: number): number {
  if (id >= FIRST_COPY) return 2;
  return id >= FIRST_DIE ? 6 : 1;
}
