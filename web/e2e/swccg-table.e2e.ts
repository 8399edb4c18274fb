/**
 * The Customizable Card Game at its table in a real browser: whole games with a mouse and on a
 * phone, and what axe says of them.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "./helpers/browser";
import { cardGameAgainstBot, cardPlayer } from "./helpers/card-player";
import { dice } from "./helpers/chance";
import { serveSite } from "./helpers/site";
import { TablePlayer, tap } from "./helpers/table-player";

const site = serveSite();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function clean(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page)).toEqual([]);
  }
}

test("a guest plays a whole game against the computer with a mouse", async () => {
  const watched = await site.visit({ viewport: { width: 1440, height: 900 } });
  const table = await cardGameAgainstBot(watched);
  const player = new TablePlayer(watched.page, dice(51), undefined, cardPlayer);
  await player.come(table.id);

  await player.play();

  expect(await player.result()).not.toBe("");
  for (const reason of ["starting_location", "respond", "force_to_lose"]) {
    expect(player.met).toContain(reason);
  }
});

test("a guest plays a whole game by touch on a phone", async () => {
  const watched = await site.visit(PHONE);
  const table = await cardGameAgainstBot(watched, "introductory-dark");
  const player = new TablePlayer(watched.page, dice(52), tap, cardPlayer);
  await player.come(table.id);

  await player.play();

  expect(await player.result()).not.toBe("");
});

test("axe finds nothing at the drawn table, in either theme", async () => {
  const watched = await site.visit();
  const table = await cardGameAgainstBot(watched);
  const player = new TablePlayer(watched.page, dice(53), undefined, cardPlayer);
  await player.come(table.id);
  for (const answers of [1, 12, 40]) {
    await player.play(answers);
    await clean(watched.page);
  }
});
