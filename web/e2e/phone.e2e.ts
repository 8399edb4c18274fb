/**
 * A whole game on a phone: the narrow layout, and nothing but a finger.
 */
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { dice } from "./helpers/chance";
import { serveSite } from "./helpers/site";
import { TablePlayer, tap } from "./helpers/table-player";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const site = serveSite();

test("a guest plays a whole game by touch", async () => {
  const { page } = await site.visit(PHONE);
  await page.goto("/");
  await tap(page.getByRole("button", { name: "Play now against the computer" }));
  const player = new TablePlayer(page, dice(6), tap);
  await player.isThere();

  await player.play();

  expect(await player.result()).not.toBe("");
  expect(await belowBar(page.getByRole("complementary", { name: "The game is over" }))).toBe(true);
  await tap(page.getByRole("link", { name: "Replay" }));
  expect(await belowBar(page.getByRole("region", { name: "Replay" }))).toBe(true);
});

/** Whether something stands below the decision bar, and inside the window, instead of over it. */
async function belowBar(foot: Locator): Promise<boolean> {
  await foot.waitFor();
  return foot.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const bar = document.querySelector("[data-bar]")?.getBoundingClientRect();
    return bar !== undefined && top >= bar.bottom - 1 && bottom <= innerHeight + 1;
  });
}
