/**
 * Somebody who plays through the text view: reads the question and presses a button.
 */
import type { Page } from "playwright-core";
import { FRESH_MS } from "@/core/scene/fresh-question";

const PATIENCE = 60_000;
const OPEN_OPTION = "[data-option]:not([aria-disabled='true'])";
const QUESTION = "[data-answers][data-decision]";
const SENT = "[data-option][aria-disabled='true']";
/** What ruins one's own game asks once more: nothing is sent then. */
const MEANT_MS = 3_000;
const UNPICKED = "[data-option][aria-pressed='false']";
const RESULT = "[data-testid='result']";

export class TextPlayer {
  answers = 0;

  constructor(
    readonly page: Page,
    private readonly chance: () => number,
  ) {}

  async come(table: string): Promise<void> {
    await this.page.goto(`/text/${table}`);
    await this.page.getByRole("heading", { level: 1 }).waitFor();
  }

  /** Wait until something is asked; false once the game is over. */
  async isAsked(): Promise<boolean> {
    const found = this.page.locator(`${OPEN_OPTION}, ${RESULT}`).first();
    await found.waitFor({ timeout: PATIENCE });
    return (await this.page.locator(RESULT).count()) === 0;
  }

  /** Press any of the buttons, every third time by its number. */
  async answer(): Promise<void> {
    const options = this.page.locator(OPEN_OPTION);
    const { decision, picks } = await this.asked();
    if (picks.length === 0) return;
    const place = Math.floor(this.chance() * picks.length);
    await this.page.waitForTimeout(FRESH_MS);
    // The table may have passed, or an answer was still on its way.
    if ((await this.asked()).decision !== decision) return;
    this.answers += 1;
    if (picks.length <= 9 && this.answers % 3 === 0) await this.page.keyboard.press(`${place + 1}`);
    else await options.nth(place).click();
    if (picks[place]) await this.send();
    await this.taken(decision);
  }

  /** What is asked now, and of each option whether it is one of several to pick. */
  private asked(): Promise<{ decision: string; picks: boolean[] }> {
    return this.page.locator(QUESTION).evaluate(
      (section, open) => ({
        decision: (section as HTMLElement).dataset["decision"] ?? "",
        picks: [...section.querySelectorAll(open)].map((one) => one.ariaPressed !== null),
      }),
      OPEN_OPTION,
    );
  }

  /** Wait until an answer has been sent, or asks once more whether it is meant. */
  private async taken(before: string): Promise<void> {
    const taken = this.page.locator(
      `${QUESTION}:not([data-decision=${JSON.stringify(before)}]), ${SENT}, ${RESULT}`,
    );
    await taken
      .first()
      .waitFor({ state: "attached", timeout: MEANT_MS })
      .catch(() => undefined);
  }

  /** Pick more until it is enough, and send what is picked. */
  private async send(): Promise<void> {
    await this.page.waitForTimeout(FRESH_MS);
    const send = this.page.locator("[data-send]");
    await send.waitFor();
    while (await send.isDisabled()) await this.page.locator(UNPICKED).last().click();
    await send.click();
  }

  /** Play until the game is over, or so many answers have been given. */
  async play(most = Number.POSITIVE_INFINITY): Promise<void> {
    const until = this.answers + most;
    while (this.answers < until && (await this.isAsked())) await this.answer();
  }

  async result(): Promise<string> {
    return (await this.page.locator(RESULT).textContent()) ?? "";
  }
}
