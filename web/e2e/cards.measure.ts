/**
 * How long somebody who types in the page of cards waits for each letter, in a real browser.
 *
 * It prints a line of JSON for each game and fails beyond the limit; a busy machine is no judge.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { serveSite } from "./helpers/site";

const site = serveSite();
const PATIENCE = 60_000;
const DESK = { viewport: { width: 1440, height: 900 } };
const TYPED = "text:damage cost<=3";
/** What is typed is drawn before anybody notices a delay. */
const NOTICED_MS = 50;

/** Milliseconds from each key to the picture that shows it. */
async function typingTimes(page: Page): Promise<ReadonlyArray<number>> {
  await page.evaluate(() => {
    const noted = window as unknown as { times: number[] };
    noted.times = [];
    const box = document.querySelector("input[type=search]");
    box?.addEventListener("input", (event) => {
      requestAnimationFrame(() =>
        setTimeout(() => noted.times.push(performance.now() - event.timeStamp)),
      );
    });
  });
  await page.getByRole("searchbox").pressSequentially(TYPED, { delay: 120 });
  return page.evaluate(() => (window as unknown as { times: number[] }).times);
}

test.each(["destiny", "swccg"])("typing in the cards of %s is not noticed", async (game) => {
  const { page } = await site.visit(DESK);
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`/cards?game=${game}`);
  await page.getByText(/^\d+ cards$/).waitFor();
  const times = (await typingTimes(page)).toSorted((one, other) => one - other);
  expect(times).toHaveLength(TYPED.length);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  const worst = times.at(-1) ?? 0;
  process.stdout.write(`${JSON.stringify({ game, median, worst })}\n`);
  expect(median).toBeLessThan(NOTICED_MS);
});
