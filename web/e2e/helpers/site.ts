/**
 * What every file of end-to-end tests stands on: a server, a browser, and pages that are watched.
 *
 * What belongs here: starting and ending them, and that no page of any test has erred or has
 * spoken to another host. What does not: what a test does.
 */
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launch, openPage, type Watched } from "./browser";
import { Server, type ServerOptions } from "./server";

/** Where pictures of pages lie on which a test has failed. */
const FAILED = join(tmpdir(), "dejarik-e2e-failed");

/** Nothing moves, so that nobody waits for it. */
const STILL: BrowserContextOptions = { reducedMotion: "reduce" };

export interface Site {
  /** The server of this file; killed and started again by whoever wants to. */
  readonly server: Server;
  /** A browser of somebody new, for as long as the test runs. */
  visit(options?: BrowserContextOptions): Promise<Watched>;
}

/** Serve the site for the tests of this file, with what it takes longer to find out, if anything. */
export function serveSite(options: () => Promise<ServerOptions> = async () => ({})): Site {
  let server: Server;
  let browser: Browser;
  const visitors: Watched[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([options().then(Server.start), launch()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.remove();
  });
  afterEach(async ({ task }) => {
    const all = visitors.splice(0);
    if (task.result?.state === "fail") await pictures(all, task.name);
    for (const { context } of all) await context.close();
    expect(all.flatMap(({ errors }) => errors)).toEqual([]);
  });

  return {
    get server() {
      return server;
    },
    async visit(options = {}) {
      const watched = await openPage(browser, server.url, { ...STILL, ...options });
      visitors.push(watched);
      return watched;
    },
  };
}

async function pictures(all: ReadonlyArray<Watched>, test: string): Promise<void> {
  mkdirSync(FAILED, { recursive: true });
  for (const [nth, { page }] of all.entries()) {
    const path = join(FAILED, `${test.replaceAll(/\W+/g, "-")}-${nth}.png`);
    await page.screenshot({ path });
    process.stderr.write(`${page.url()} is drawn in ${path}\n`);
  }
}
