/**
 * Whole games at the drawn table, in a real browser against a real server.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { FRESH_MS } from "@/core/scene/fresh-question";
import { guestAgainstBot } from "./helpers/browser";
import { dice } from "./helpers/chance";
import { serveSite } from "./helpers/site";
import { TablePlayer } from "./helpers/table-player";

const site = serveSite();

test("a guest plays a whole game against a bot by clicking what is lit", async () => {
  const watched = await site.visit();
  const table = await guestAgainstBot(watched);
  const player = new TablePlayer(watched.page, dice(3));
  await player.come(table.id);

  await player.play();

  expect(await player.result()).not.toBe("");
  expect(player.answers).toBeGreaterThan(10);
  await watched.page.getByRole("button", { name: "See the table" }).click();
  expect(await coversItself(watched.page)).toBe(false);
});

test("something that is not lit says why, beside it", async () => {
  const watched = await site.visit();
  const table = await guestAgainstBot(watched);
  const { page } = watched;
  const player = new TablePlayer(page, dice(4));
  await player.come(table.id);
  await player.isAsked();
  await page.waitForTimeout(FRESH_MS);

  await page.locator("[data-thing]:not([data-standing='lit'])").first().click();

  const note = page.getByRole("status", { name: "Why not" });
  await note.waitFor();
  expect(await note.textContent()).not.toBe("");
});

/** Whether the two lines of the bar lie on each other, by where their letters are. */
function coversItself(page: Page): Promise<boolean> {
  return page.locator("[data-bar]").evaluate((bar) => {
    const [first, second] = [...bar.querySelectorAll("p, h1")].map((line) => {
      const letters = document.createRange();
      letters.selectNodeContents(line);
      return letters.getBoundingClientRect();
    });
    if (first === undefined || second === undefined) throw new Error("the bar has no two lines");
    return (
      Math.min(first.right, second.right) > Math.max(first.left, second.left) &&
      Math.min(first.bottom, second.bottom) > Math.max(first.top, second.top)
    );
  });
}
