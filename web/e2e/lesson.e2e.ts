/**
 * The guided first game, from the first page to its end, in a real browser.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "./helpers/browser";
import { dice } from "./helpers/chance";
import { serveSite } from "./helpers/site";
import { TablePlayer } from "./helpers/table-player";
import { TextPlayer } from "./helpers/text-player";

const site = serveSite();

/** What even somebody who clicks anywhere is taught in one game, however short it is. */
const AT_LEAST = 5;
/** More than this nobody keeps in mind. */
const AT_MOST = 10;
const A_FEW = 6;
const PATIENCE = 60_000;
const COACH = "[data-coach]";

/** From the first page to a guided game that asks something. */
async function learn(page: Page): Promise<void> {
  page.setDefaultTimeout(PATIENCE);
  await page.goto("/");
  await page.getByRole("link", { name: "Learn by playing" }).click();
  await page.getByRole("heading", { name: "What it is about" }).waitFor();
}

async function taught(page: Page): Promise<number> {
  const label = await page
    .getByRole("button", { name: /^Lessons so far/ })
    .getAttribute("aria-label");
  return Number(label?.replace(/\D/g, ""));
}

test("somebody new plays a whole game with the coach beside the table", async () => {
  const { page } = await site.visit();
  await learn(page);
  const player = new TablePlayer(page, dice(11));

  await player.play(A_FEW);
  for (const theme of ["dark", "light"]) {
    await page.evaluate((name) => {
      document.documentElement.dataset["theme"] = name;
    }, theme);
    expect(await axeViolations(page, COACH)).toEqual([]);
  }

  const before = await taught(page);
  await page.reload();
  await player.isAsked();
  expect(await taught(page)).toBe(before);

  await player.play();
  await page.getByRole("heading", { name: "The game is over" }).waitFor();
  const all = await taught(page);
  expect(all).toBeGreaterThanOrEqual(AT_LEAST);
  expect(all).toBeLessThanOrEqual(AT_MOST);

  await page.getByRole("button", { name: "Ask for a rematch" }).click();
  await page.getByRole("button", { name: `Lessons so far: ${all}` }).waitFor();
});

test("the same lessons are at the table in words, and the game can be gone on with", async () => {
  const { page } = await site.visit();
  await learn(page);
  const table = page.url().replace(/^.*\/table\//, "");

  const player = new TextPlayer(page, dice(12));
  await player.come(table);
  await page.getByRole("button", { name: "Next: Your turn: one action" }).click();
  await page.getByRole("heading", { name: "Your turn: one action" }).waitFor();
  await player.play(A_FEW);
  expect(await axeViolations(page)).toEqual([]);

  await page.goto("/learn");
  await page.getByRole("button", { name: "Go on with your game" }).click();
  await page.waitForURL(`**/table/${table}`);
});
