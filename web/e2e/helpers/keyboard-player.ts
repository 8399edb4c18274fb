/**
 * Somebody who has no mouse: Tab, Enter, digits and the other keys of the table's map.
 *
 * What belongs here: finding things by their place in the order of Tab and using them.
 * What does not: choosing what to do (`table-player`).
 */
import type { Locator, Page } from "playwright-core";
import { type Pick, TablePlayer } from "./table-player";

/** No page has more stops than that. */
const MOST_STOPS = 150;
const DIGITS = 9;
const CHOICE = "[data-bar] [data-choice]:not(:disabled)";
const LIT = "[data-thing][data-standing='lit']";

/** Press Tab until what matches has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isFocused(page, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector} on ${page.url()}.`);
}

/** Tab to a button or link by its words, and press Enter. */
export async function enter(page: Page, words: string): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const focused = await page.evaluate(
      () => document.querySelector(":is(a, button):focus")?.textContent ?? "",
    );
    if (focused.includes(words)) {
      await page.keyboard.press("Enter");
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to "${words}" on ${page.url()}.`);
}

function isFocused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((one) => document.activeElement?.matches(one) === true, selector);
}

/**
 * What can be clicked and cannot be reached with Tab, in the words it has.
 *
 * What looks as if it could be clicked (the pointer says so) counts, too. Tabs of a list of
 * tabs and radio buttons are reached with arrows from the one that is chosen, older lines of the
 * log from the newest, what is not lit on a table along its row, on a map with its cursor.
 */
export async function unreachable(page: Page): Promise<ReadonlyArray<string>> {
  await page.evaluate(() => {
    const marks = globalThis as unknown as { stops: Set<Element> };
    marks.stops = new Set();
  });
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    const isNew = await page.evaluate(() => {
      const { stops } = globalThis as unknown as { stops: Set<Element> };
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return true;
      if (stops.has(focused)) return false;
      stops.add(focused);
      return true;
    });
    if (!isNew) break;
  }
  return page.evaluate(() => {
    const { stops } = globalThis as unknown as { stops: Set<Element> };
    const byArrows =
      "[role='tab'], input[type='radio'], [aria-label='What happened'] li, " +
      ":is([data-row], [data-zone='map']) [data-thing]";
    const reached = (element: Element): boolean =>
      [...stops].some((stop) => stop === element || stop.contains(element)) ||
      element.closest(byArrows) !== null ||
      element.closest("label")?.control != null;
    const isDrawn = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest(":disabled") === null;
    return [...document.body.querySelectorAll("*")]
      .filter(
        (element) =>
          getComputedStyle(element).cursor === "pointer" ||
          element.matches("button, a, input, select, textarea, summary"),
      )
      .filter((element) => isDrawn(element) && !reached(element))
      .map((element) => element.outerHTML.slice(0, 160));
  });
}

export class KeyboardPlayer extends TablePlayer {
  /** For each reason of a decision, what could only be clicked when it was met first. */
  readonly onlyClicked: string[] = [];

  override async answer(): Promise<void> {
    const { reason } = await this.asked();
    if (!this.met.has(reason)) await this.lookAround(reason);
    await super.answer();
  }

  private async lookAround(reason: string): Promise<void> {
    const found = await unreachable(this.page);
    this.onlyClicked.push(...found.map((words) => `${reason}: ${words}`));
  }

  protected override async choose(pick: Pick): Promise<void> {
    if (pick.kind === "thing") {
      await tabTo(this.page, `${LIT}[data-thing="${pick.id}"]`);
      await this.page.keyboard.press("Enter");
      await this.chooseWay();
      return;
    }
    const key = await this.keyOf(pick.place);
    if (key === "") await this.enterChoice(pick.place);
    else await this.page.keyboard.press(key);
  }

  /** The key that stands on a button of the bar: its own, or its number; empty without one. */
  private keyOf(place: number): Promise<string> {
    return this.page.locator(CHOICE).evaluateAll(
      (buttons, { nth, most }) => {
        const choices = buttons.filter((one) => one.checkVisibility());
        const [chosen, ...others] = [choices[nth], ...choices.slice(0, nth)];
        const { key } = (chosen as HTMLElement | undefined)?.dataset ?? {};
        if (key !== undefined) return key;
        const number = others.filter((one) => !("key" in (one as HTMLElement).dataset)).length + 1;
        return number > most ? "" : `${number}`;
      },
      { nth: place, most: DIGITS },
    );
  }

  protected override async use(target: Locator): Promise<void> {
    const name = await target.evaluate((button) => {
      button.setAttribute("data-wanted", "");
      return button.getAttribute("data-choice") ?? button.getAttribute("data-confirm");
    });
    if (name === null) throw new Error("Only what stands in the bar can be used.");
    await tabTo(this.page, "[data-wanted]");
    await target.evaluate((button) => button.removeAttribute("data-wanted"));
    await this.page.keyboard.press("Enter");
  }

  /** Where a thing stands for several options, the first of them has the focus. */
  private async chooseWay(): Promise<void> {
    const ways = await this.page
      .locator("[role='dialog'][aria-label='What to do with it'] button")
      .count();
    if (ways < 2) return;
    const steps = Math.floor(this.chance() * (ways - 1));
    for (let step = 0; step < steps; step += 1) await this.page.keyboard.press("Tab");
    await this.page.keyboard.press("Enter");
  }

  private async enterChoice(place: number): Promise<void> {
    const words = (await this.asked()).choices[place] ?? "";
    await tabTo(this.page, `[data-choice][aria-label="${words.replaceAll('"', '\\"')}"]`);
    await this.page.keyboard.press("Enter");
  }
}
