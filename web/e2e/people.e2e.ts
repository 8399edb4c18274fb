/**
 * What people do beside playing: accounts, and decks that are shared.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { serveSite } from "./helpers/site";

const site = serveSite();
const PASSWORD = "a long sentence of mine";

async function fillIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

/** The list of a ready-made deck, as its page gives it. */
async function listOf(page: Page, deck: string): Promise<string> {
  await page.goto(`/decks/ready/${deck}`);
  const file = page.getByRole("link", { name: "Save as text" });
  await page.getByRole("heading", { name: "Legal in" }).or(file).first().waitFor();
  await expect.poll(() => file.getAttribute("href")).toContain("%0A");
  const address = (await file.getAttribute("href")) ?? "";
  return decodeURIComponent(address.slice(address.indexOf(",") + 1));
}

test("a guest keeps a deck, becomes an account, and shares it with somebody who plays it", async () => {
  const [ann, bob] = [await site.visit(), await site.visit()];
  const list = await listOf(ann.page, "sith");
  await ann.page.goto("/decks/new");
  await ann.page.getByLabel("The list").fill(list);
  await ann.page.getByLabel("Name of the deck").fill("Dark lord");
  await ann.page.getByRole("button", { name: "Keep the deck" }).click();
  await ann.page.getByRole("heading", { name: "Dark lord", level: 1 }).waitFor();
  await ann.page.getByRole("link", { name: "Become one" }).click();
  await fillIn(ann.page, "Ann-of-Naboo", PASSWORD);
  await ann.page.getByRole("button", { name: "Make the account" }).click();
  await ann.page.getByRole("button", { name: "Sign out" }).waitFor();

  await ann.page.getByRole("link", { name: "Decks" }).click();
  await ann.page.getByRole("link", { name: /Dark lord/ }).click();
  await ann.page.getByRole("button", { name: "Share by a link" }).click();
  const link = await ann.page.getByLabel("Link").inputValue();

  await bob.page.goto(link);
  await bob.page.getByRole("heading", { name: "Dark lord", level: 1 }).waitFor();
  await bob.page.getByRole("button", { name: "Play the computer" }).click();
  await bob.page.locator("[data-reason='mulligan']").waitFor();

  await ann.page.getByRole("button", { name: "Share it no longer" }).click();
  await ann.page.getByRole("button", { name: "Share by a link" }).waitFor();
  bob.expects(/status of 404/);
  await bob.page.goto(link);
  await bob.page.getByRole("alert").waitFor();
});
