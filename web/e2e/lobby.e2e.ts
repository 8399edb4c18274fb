/**
 * The lobby in two browsers: what one does, the other sees without asking, also after the server
 * was away.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Watched } from "./helpers/browser";
import { serveSite } from "./helpers/site";

/** Guests speak to each other here. */
const site = serveSite(async () => ({ words: ["--guests", "allowed"] }));
const PATIENCE = { timeout: 60_000 };
/** As long as the pages of before took to ask everything again. */
const A_WHILE = 12_000;
const LISTS = /\/api\/(seeks|tables|company|inbox|friends|chat)/;

async function toLobby({ page }: Watched): Promise<void> {
  await page.goto("/lobby");
  await page.getByRole("button", { name: "Find an opponent" }).waitFor();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel("Say something").fill(text);
  await page.getByRole("button", { name: "Say", exact: true }).click();
}

test("an offer and a line are seen by the other, who takes the offer", async () => {
  const [ann, bob] = [await site.visit(), await site.visit()];
  await toLobby(ann);
  await toLobby(bob);
  await ann.page.getByText("2 people.").waitFor(PATIENCE);
  await say(ann.page, "Anybody for a game?");
  await bob.page.getByText("Anybody for a game?").waitFor();
  await ann.page.getByRole("button", { name: "Find an opponent" }).click();
  await ann.page.getByText("Waiting for an opponent").waitFor();
  await bob.page.getByRole("button", { name: "Take this offer" }).waitFor();
  await ann.page.getByRole("button", { name: "Take the offer back" }).click();
  await bob.page.getByRole("button", { name: "Take this offer" }).waitFor({ state: "detached" });
  await ann.page.getByRole("button", { name: "Find an opponent" }).click();
  await bob.page.getByRole("button", { name: "Take this offer" }).click();
  await bob.page.getByRole("button", { name: /^Play / }).click();
  for (const { page } of [ann, bob]) await page.waitForURL(/\/table\//, PATIENCE);
});

test("while nothing happens nothing is asked", async () => {
  const ann = await site.visit();
  await toLobby(ann);
  await ann.page.getByRole("region", { name: "Here now" }).getByRole("listitem").first().waitFor();
  const asked: string[] = [];
  ann.page.on("request", (request) => asked.push(request.url()));
  await ann.page.waitForTimeout(A_WHILE);
  expect(asked.filter((url) => LISTS.test(url))).toEqual([]);
});

test("who was in the lobby while the server was away hears again by itself", async () => {
  const [ann, bob] = [await site.visit(), await site.visit()];
  for (const one of [ann, bob]) {
    one.expects(/WebSocket|ERR_CONNECTION|Failed to load/);
    await toLobby(one);
  }
  await site.server.kill();
  await site.server.start();
  await say(bob.page, "Still here.");
  await ann.page.getByText("Still here.").waitFor(PATIENCE);
});
