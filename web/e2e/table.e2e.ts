/**
 * Whole games at the drawn table, in a real browser against a real server.
 */
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { guestAgainstBot, launch, openPage, type Watched } from "./helpers/browser";
import { Server } from "./helpers/server";
import { TablePlayer } from "./helpers/table-player";
import { dice } from "./helpers/text-player";

let server: Server;
let browser: Browser;
let watched: Watched;

beforeAll(async () => {
  server = await Server.start();
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  await server.remove();
});

beforeEach(async () => {
  watched = await openPage(browser, server.url);
});

afterEach(async () => {
  await watched.context.close();
});

test("a guest plays a whole game against a bot by clicking what is lit", async () => {
  const table = await guestAgainstBot(watched);
  const player = new TablePlayer(watched.page, dice(3));
  await player.come(table.id);

  await player.play();

  expect(await player.result()).not.toBe("");
  expect(player.clicks).toBeGreaterThan(10);
  expect(watched.errors).toEqual([]);
});

test("something that is not lit says why, beside it", async () => {
  const table = await guestAgainstBot(watched);
  const { page } = watched;
  const player = new TablePlayer(page, dice(4));
  await player.come(table.id);
  await player.isAsked();

  await page.locator("[data-thing]:not([data-standing='lit'])").first().click();

  const note = page.getByRole("status", { name: "Why not" });
  await note.waitFor();
  expect(await note.textContent()).not.toBe("");
});
