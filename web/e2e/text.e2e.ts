/**
 * Whole games through the text view, in a real browser against a real server.
 */
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { guestAgainstBot, launch, openPage, type Watched } from "./helpers/browser";
import { Server, sleep } from "./helpers/server";
import { dice, TextPlayer } from "./helpers/text-player";

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

test("a guest plays a whole game against a bot", async () => {
  const table = await guestAgainstBot(watched);
  const player = new TextPlayer(watched.page, dice(1));
  await player.come(table.id);

  await player.play();

  expect(await player.result()).not.toBe("");
  expect(player.answers).toBeGreaterThan(10);
  expect(watched.errors).toEqual([]);
});

test("a game goes on after its server was killed, without loading the page again", async () => {
  const table = await guestAgainstBot(watched);
  const { page } = watched;
  const player = new TextPlayer(page, dice(2));
  await player.come(table.id);
  await page.evaluate(() => {
    document.documentElement.dataset["loaded"] = "once";
  });
  await player.play(15);

  await player.isAsked();
  await server.kill();
  await player.answer();
  await page.getByText("Sent again when the connection is back.").waitFor();
  await sleep(2_000);
  await server.start();

  await player.play();
  expect(await player.result()).not.toBe("");
  expect(await page.evaluate(() => document.documentElement.dataset["loaded"])).toBe("once");
  expect(watched.errors).toEqual([]);
});

test("a browser without websockets polls", async () => {
  const { context, page } = watched;
  await context.addInitScript(() => {
    Object.defineProperty(window, "WebSocket", {
      value: class {
        constructor() {
          throw new Error("no sockets here");
        }
      },
    });
  });
  const table = await guestAgainstBot(watched);
  const player = new TextPlayer(page, dice(3));
  await player.come(table.id);
  await page.getByText("Connected by polling.").waitFor();

  await player.play(20);

  expect(player.answers).toBe(20);
  expect(watched.errors).toEqual([]);
});
