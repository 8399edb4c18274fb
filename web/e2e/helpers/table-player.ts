/**
 * Somebody who plays at the drawn table: clicks what is lit, or a button of the bar.
 */
import type { Page } from "playwright-core";

const PATIENCE = 60_000;
const CHOICE = "[data-bar] [data-choice]:not(:disabled)";
const LIT = "[data-thing][data-standing='lit']";
const OVER = "[data-bar][data-over]";
const CHOOSER = "[role='dialog'] button";

export class TablePlayer {
  clicks = 0;

  constructor(
    readonly page: Page,
    private readonly chance: () => number,
  ) {}

  async come(table: string): Promise<void> {
    await this.page.goto(`/table/${table}`);
    await this.page.locator("[data-bar]").waitFor();
  }

  /** Wait until something can be clicked; false once the game is over. */
  async isAsked(): Promise<boolean> {
    const found = this.page.locator(`${CHOICE}, ${LIT}, ${OVER}`).first();
    await found.waitFor({ timeout: PATIENCE });
    return (await this.page.locator(OVER).count()) === 0;
  }

  /** Click something lit if there is any, else press a button by its number. */
  async answer(): Promise<void> {
    this.clicks += 1;
    const lit = this.page.locator(LIT);
    const choices = this.page.locator(CHOICE);
    const [things, buttons] = [await lit.count(), await choices.count()];
    const before = await this.question();
    if (things > 0 && (buttons === 0 || this.chance() < 0.7)) {
      await lit.nth(Math.floor(this.chance() * things)).click({ timeout: PATIENCE });
      const chooser = this.page.locator(CHOOSER).first();
      if (await chooser.isVisible()) await chooser.click();
    } else {
      const place = Math.floor(this.chance() * Math.min(9, buttons));
      await this.page.keyboard.press(`${place + 1}`);
    }
    await this.moved(before);
  }

  private question(): Promise<string> {
    return this.page.locator("[data-bar]").evaluate((bar) => bar.dataset["decision"] ?? "");
  }

  /** Wait until what was clicked has been answered by the server. */
  private async moved(before: string): Promise<void> {
    await this.page.waitForFunction(
      (old) => {
        const bar = document.querySelector<HTMLElement>("[data-bar]");
        const now = bar?.dataset["decision"] ?? "";
        return now !== old || bar?.dataset["over"] !== undefined;
      },
      before,
      { timeout: PATIENCE },
    );
  }

  /** Play until the game is over, or so many clicks have been made. */
  async play(most = Number.POSITIVE_INFINITY): Promise<void> {
    const until = this.clicks + most;
    while (this.clicks < until && (await this.isAsked())) await this.answer();
  }

  async result(): Promise<string> {
    return (await this.page.locator(OVER).textContent()) ?? "";
  }
}
