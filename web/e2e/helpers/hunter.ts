/**
 * Somebody who plays a skirmish with a mouse: goes up to an enemy, attacks it, and counts the clicks.
 *
 * What belongs here: what is clicked, and how often. What does not: what a test looks at.
 */
import type { Table } from "@protocol";
import type { Locator, Page } from "playwright-core";
import { FRESH_MS } from "@/core/scene/fresh-question";
import { ask, type Watched } from "./browser";

export const PATIENCE = 60_000;
const MOST_ASKED = 150;
export const MAP = "[data-zone='map'] svg[role='group']";
export const LIT = "[data-thing][data-standing='lit']";
const CHOICE = "[data-bar] [data-choice]:not(:disabled)";
/** What asks once more before it is done. */
const REALLY = "[data-bar] [data-really], [data-bar] [data-confirm]";

/** Clicks by the figure that acts, in the order of activations. */
export class Hunter {
  readonly clicks: number[] = [];
  /** Menus with nothing but one answer. */
  readonly forced: string[] = [];
  private hasMoved = false;
  private acting = "";
  /** Clicks that said who is next. */
  private choosing = 0;

  constructor(readonly page: Page) {}

  /** Play until it is enough, or the game is over. */
  async play(isEnough: (hunter: Hunter) => boolean | Promise<boolean>): Promise<void> {
    for (let nth = 0; nth < MOST_ASKED && !(await isEnough(this)); nth += 1) {
      const found = this.page.locator(`${CHOICE}, ${LIT}, [data-bar][data-over]`).first();
      await found.waitFor({ timeout: PATIENCE });
      if ((await this.page.locator("[data-bar][data-over]").count()) > 0) return;
      // A question that has just changed takes no click.
      const before = await this.question();
      await this.page.waitForTimeout(2 * FRESH_MS);
      if ((await this.question()) === before) await this.answer();
    }
  }

  private question(): Promise<string | null> {
    return this.page.locator("[data-bar]").getAttribute("data-decision");
  }

  private async answer(): Promise<void> {
    const bar = this.page.locator("[data-bar]");
    const [asked, reason] = await Promise.all([
      bar.getAttribute("data-decision"),
      bar.getAttribute("data-reason"),
    ]);
    if (reason === null) return;
    const choices = await this.page.locator(CHOICE).allTextContents();
    const lit = await this.page.locator(LIT).count();
    const isForced = reason === "menu" && choices.length === 1 && lit === 0;
    if (isForced) this.forced.push(`${reason}: ${choices[0]}`);
    const sentence = (await this.page.locator("[data-sentence]").textContent()) ?? "";
    if (reason === "menu") this.begin(sentence.replace(/ do\? .*/, ""));
    const target = await this.wanted(reason);
    if (reason === "activate" || reason === "figure") this.choosing += 1;
    else if (this.clicks.length > 0)
      this.clicks[this.clicks.length - 1] = (this.clicks.at(-1) ?? 0) + 1;
    await target.click({ timeout: PATIENCE });
    await this.page.waitForFunction(
      ({ old, really }) => {
        const now = document.querySelector<HTMLElement>("[data-bar]");
        const isAsked = document.querySelector(really) !== null;
        return now?.dataset["decision"] !== old || now?.dataset["over"] !== undefined || isAsked;
      },
      { old: asked, really: REALLY },
      { timeout: PATIENCE },
    );
  }

  /** Another figure acts: what said so counts as its first click. */
  private begin(figure: string): void {
    if (figure === this.acting) return;
    this.acting = figure;
    this.hasMoved = false;
    this.clicks.push(this.choosing);
    this.choosing = 0;
  }

  /** What is clicked: a foe, else a space beside one, else the end; of other questions the first. */
  private async wanted(reason: string): Promise<Locator> {
    const { page } = this;
    const last = page.locator(CHOICE).last();
    const really = page.locator(REALLY).first();
    if ((await really.count()) > 0) return really;
    if (reason === "surges") return page.locator(CHOICE).first();
    if (reason === "activate" || reason === "figure") {
      const own = page.locator(`${MAP} ${LIT}`);
      return (await own.count()) > 0 ? this.nearest(own) : page.locator(LIT).first();
    }
    if (reason !== "menu") return last;
    const foes = page.locator(`${MAP} ${LIT}[aria-label*='opponent’s']`);
    if ((await foes.count()) > 0) return foes.first();
    const spaces = page.locator(`[data-reach] ${LIT}`);
    if (!this.hasMoved && (await spaces.count()) > 0) {
      this.hasMoved = true;
      return this.nearest(spaces);
    }
    return page.locator(CHOICE).filter({ hasText: "End the activation" });
  }

  /** Of these the one that is nearest to an enemy. */
  private async nearest(found: Locator): Promise<Locator> {
    const id = await found.evaluateAll((all, map) => {
      const middle = (one: Element): readonly [number, number] => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      const foes = [...document.querySelectorAll(`${map} [aria-label*='opponent’s']`)].map(middle);
      const far = (one: Element): number => {
        const [x, y] = middle(one);
        return Math.min(...foes.map(([left, top]) => Math.hypot(left - x, top - y)));
      };
      const [first] = all.toSorted((one, other) => far(one) - far(other));
      return first?.getAttribute("data-thing") ?? "";
    }, MAP);
    return this.page.locator(`${MAP} [data-thing='${id}']`).first();
  }
}

/** The guided skirmish, without its lessons. */
export async function beginGuided(watched: Watched): Promise<void> {
  await ask(watched, "/api/people/guest", {});
  const table = await ask<Table>(watched, "/api/tables/guided", { title: "imperial-assault" });
  await watched.page.goto(`/table/${table.id}`);
  await watched.page.locator(MAP).waitFor({ timeout: PATIENCE });
}
