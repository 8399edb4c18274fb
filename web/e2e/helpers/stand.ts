/**
 * Stored views in a real browser: the stand of the development server, with cards of a real one.
 *
 * What belongs here: starting both, and showing a view in a window of some size. What does not:
 * what a test measures there.
 */
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll } from "vitest";
import type { Stand } from "../../tests/stand/stand";
import { launch } from "./browser";
import { Server } from "./server";

const WEB = fileURLToPath(new URL("../..", import.meta.url));

declare global {
  /** Only on the page of the stand. */
  var stand: Stand;
}

export interface StandHouse {
  /** A page that shows a stored view, of the first title or of one that is named. */
  visit(view: string, options?: BrowserContextOptions, title?: string): Promise<Page>;
}

/** Put the stand up for the tests of this file. */
export function putUpStand(): StandHouse {
  let cards: Server;
  let house: ViteDevServer;
  let browser: Browser;

  beforeAll(async () => {
    [cards, browser] = await Promise.all([Server.start(), launch()]);
    house = await createServer({
      root: WEB,
      logLevel: "error",
      server: { port: 0, hmr: false, proxy: { "/api": { target: cards.url } } },
    });
    await house.listen();
  });
  afterAll(async () => {
    await browser.close();
    await house.close();
    await cards.remove();
  });

  return {
    async visit(view, options = {}, title = "") {
      const context = await browser.newContext({ ...options, baseURL: addressOf(house) });
      const page = await context.newPage();
      await page.goto(`/tests/stand/?view=${view}&title=${title}`);
      await page.waitForFunction(() => "stand" in globalThis);
      await page.locator("[data-bar]").waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      return page;
    },
  };
}

function addressOf(house: ViteDevServer): string {
  const [url] = house.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error("The development server has no address.");
  return url;
}
