/**
 * A browser for end-to-end tests, and what every one of them does first.
 *
 * What belongs here: launching Chromium (`CHROMIUM` names another one), pages that complain
 * about errors, becoming a guest and opening a table. What does not: what a test looks at.
 */
import { readFileSync } from "node:fs";
import type { CreateTable, Decks, Table } from "@protocol";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";

const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
const AXE = new URL("../../node_modules/axe-core/axe.min.js", import.meta.url);
const NONCE = "0123456789abcdef".repeat(4);

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
}

/** A page in a context of its own, and what went wrong in it. */
export interface Watched {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors that no part of the page has caught, what its policy forbids, and other hosts. */
  readonly errors: ReadonlyArray<string>;
  /** From now on errors that look like this are part of the test. */
  expects(pattern: RegExp): void;
}

/** Nobody waits for what others do: that is looked at where it is what a test is about. */
function hurry(): void {
  localStorage.setItem(
    "dejarik.settings",
    localStorage.getItem("dejarik.settings") ?? JSON.stringify({ staging: 0 }),
  );
}

/** How a browser writes into its console that somebody new is not signed in. */
const NOBODY_YET = /status of 401 .*\/api\/people\/me/;
export async function openPage(
  browser: Browser,
  site: string,
  options: BrowserContextOptions = {},
): Promise<Watched> {
  const context = await browser.newContext({ baseURL: site, ...options });
  await context.addInitScript(hurry);
  const page = await context.newPage();
  const errors: string[] = [];
  const expected = [NOBODY_YET];
  const note = (error: string): void => {
    if (!expected.some((pattern) => pattern.test(error))) errors.push(error);
  };
  const visited = (address: string): void => {
    const { host, protocol } = new URL(address);
    if (/^(http|ws)s?:$/.test(protocol) && host !== new URL(site).host) note(`Asked ${address}`);
  };
  context.on("request", (request) => visited(request.url()));
  page.on("websocket", (socket) => visited(socket.url()));
  page.on("pageerror", (error) => note(error.message));
  page.on("console", (said) => {
    const isRefused = said.text().includes("Content Security Policy");
    if (said.type() === "error" || isRefused) note(`${said.text()} (${said.location().url})`);
  });
  return { page, context, errors, expects: (pattern) => expected.push(pattern) };
}

/** Ask the server as the page would, with its cookie. */
export async function ask<T>({ context }: Watched, path: string, body?: object): Promise<T> {
  const headers = { "X-Dejarik": "1" };
  const response = await context.request.fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers,
    ...(body === undefined ? {} : { data: body }),
  });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  // The server's own types; these helpers ask only what the page asks, too.
  return (await response.json()) as T;
}

/** Become a guest with a game against a bot that has begun. */
export async function guestAgainstBot(watched: Watched, bot = "greedy"): Promise<Table> {
  await ask(watched, "/api/people/guest", {});
  const { ready } = await ask<Decks>(watched, "/api/decks");
  const deck = ready[0];
  if (deck === undefined) throw new Error("No deck comes with the program.");
  const wish: CreateTable = {
    terms: { format: deck.format, edition: deck.edition },
    deck: { kind: "ready", name: deck.name },
    against: { bot },
  };
  const table = await ask<Table>(watched, "/api/tables/create", wish);
  return ask<Table>(watched, "/api/tables/nonce", { table: table.id, nonce: NONCE });
}

const IN_NAME = "label-content-name-mismatch";

/**
 * What axe finds on a page or a part of it, colours and all: each rule with its first place.
 *
 * Text that is a symbol (`data-symbol`: letters and counters on a token) is a picture, whose
 * meaning the name says in words; all other text of a button must stand in its name.
 */
export async function axeViolations(page: Page, part = "html"): Promise<ReadonlyArray<string>> {
  const isThere = await page.evaluate(() => "axe" in globalThis);
  if (!isThere) await page.evaluate(readFileSync(AXE, "utf-8"));
  return page.evaluate(
    async ({ selector, inName }) => {
      const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
      const all = await axe.run(selector, { rules: { [inName]: { enabled: false } } });
      const symbols = [...document.querySelectorAll<SVGElement>("[data-symbol]")];
      for (const { style } of symbols) style.visibility = "hidden";
      const names = await axe.run(selector, { runOnly: [inName] });
      for (const { style } of symbols) style.removeProperty("visibility");
      return [...all.violations, ...names.violations].map(
        ({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`,
      );
    },
    { selector: part, inName: IN_NAME },
  );
}
