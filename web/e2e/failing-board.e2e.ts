/**
 * What fails while it is drawn: the question stays, and the game goes on in words.
 */
import type { Page, WebSocketRoute } from "playwright-core";
import { expect, test } from "vitest";
import { guestAgainstBot } from "./helpers/browser";
import { dice } from "./helpers/chance";
import { serveSite } from "./helpers/site";
import { TextPlayer } from "./helpers/text-player";

const site = serveSite();
const NOT_WATCHED = "Nothing can be watched in this browser.";

/** A browser in which the board fails, and nothing else: only the board watches its own size. */
function withoutWatching(words: string): void {
  globalThis.ResizeObserver = class {
    constructor() {
      throw new Error(words);
    }
  } as unknown as typeof ResizeObserver;
}

/** The whole view without a pile that every player has: no part of the table can be drawn. */
function lacking(text: string): string {
  const message = JSON.parse(text);
  for (const player of message.type === "whole" ? message.view.board.players : []) {
    player.discard = null;
  }
  return JSON.stringify(message);
}

/** From what has failed to the table in words, where the question is answered. */
async function goOnInWords(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Play in words" }).click();
  await page.getByRole("heading", { name: "Table in words" }).waitFor();
  const player = new TextPlayer(page, dice(5));
  expect(await player.isAsked()).toBe(true);
  await player.answer();
  expect(player.answers).toBe(1);
}

test("a board that fails leaves the question, and playing in words as the way on", async () => {
  const watched = await site.visit();
  const { page } = watched;
  watched.expects(new RegExp(NOT_WATCHED));
  await page.addInitScript(withoutWatching, NOT_WATCHED);
  const table = await guestAgainstBot(watched);
  await page.goto(`/table/${table.id}`);
  const lost = page.getByRole("heading", { name: "The board could not be drawn" });
  await lost.waitFor();

  const bar = page.getByRole("region", { name: "Decision" });
  await bar.getByRole("button").first().waitFor();
  expect(await bar.getByRole("heading").first().textContent()).not.toBe("");
  await page.getByRole("button", { name: "Draw it again" }).click();
  await lost.waitFor();

  await goOnInWords(page);
});

test("a table of which nothing can be drawn says so, and is played in words", async () => {
  const watched = await site.visit();
  const { page } = watched;
  watched.expects(/null/);
  let fails = true;
  await page.routeWebSocket(/\/api\/socket/, (socket: WebSocketRoute) => {
    const server = socket.connectToServer();
    server.onMessage((said) => socket.send(fails ? lacking(said.toString()) : said));
  });
  const table = await guestAgainstBot(watched);
  await page.goto(`/table/${table.id}`);
  await page.getByRole("heading", { name: "The table could not be drawn" }).waitFor();

  fails = false;
  await goOnInWords(page);
});
