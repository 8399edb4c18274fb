/**
 * What people do beside playing: accounts, passwords, decks that are shared, reports.
 */
import type { ResetLink } from "@protocol";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fillIn, PASSWORD, register } from "./helpers/account";
import { ask } from "./helpers/browser";
import { dejarik } from "./helpers/server";
import { serveSite } from "./helpers/site";

const site = serveSite();
const ANOTHER = "another sentence of mine";

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
  await ann.page.getByText("Paste a list").click();
  await ann.page.getByLabel("The list").fill(list);
  await ann.page.getByRole("button", { name: "Use this list" }).click();
  await ann.page.getByLabel("Name of the deck").fill("Dark lord");
  await ann.page.getByRole("button", { name: "Keep the deck" }).click();
  await ann.page.getByRole("heading", { name: "Dark lord", level: 1 }).waitFor();
  await ann.page.getByRole("link", { name: "an account" }).click();
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

test("an account signs out and in again, and comes back with a token when it forgot the password", async () => {
  const [ann, keeper] = [await site.visit(), await site.visit()];
  await register(ann.page, "Ann-of-Jakku");
  await ann.page.goto("/settings");
  await ann.page.getByRole("button", { name: "Sign out" }).click();
  await ann.page.getByRole("link", { name: "Sign in" }).click();
  ann.expects(/status of 401/);
  await fillIn(ann.page, "Ann-of-Jakku", "a sentence that is not mine");
  await ann.page.getByRole("button", { name: "Sign in" }).click();
  await ann.page.getByRole("alert").waitFor();
  await fillIn(ann.page, "Ann-of-Jakku", PASSWORD);
  await ann.page.getByRole("button", { name: "Sign in" }).click();
  await ann.page.getByRole("heading", { name: "Lobby" }).waitFor();

  await dejarik(`dejarik admin Keeper --database ${site.server.database}`, PASSWORD);
  await keeper.page.goto("/sign-in");
  await fillIn(keeper.page, "Keeper", PASSWORD);
  await keeper.page.getByRole("button", { name: "Sign in" }).click();
  await keeper.page.getByRole("heading", { name: "Lobby" }).waitFor();
  const { id } = await ask<{ id: string }>(keeper, "/api/people/find", { name: "Ann-of-Jakku" });
  const { token } = await ask<ResetLink>(keeper, "/api/people/reset-link", { account: id });

  await ann.page.goto(`/reset#${token}`);
  await ann.page.getByLabel("The new password").fill(ANOTHER);
  await ann.page.getByRole("button", { name: "Change the password" }).click();
  await ann.page.getByRole("heading", { name: "Lobby" }).waitFor();
  await ann.page.getByRole("link", { name: "Ann-of-Jakku" }).first().waitFor();
});

test("what somebody says in the lobby can be hidden, reported and blocked", async () => {
  const [ann, bob] = [await site.visit(), await site.visit()];
  await register(ann.page, "Ann-of-Endor");
  await register(bob.page, "Bob-of-Endor");
  await bob.page.getByLabel("Say something").fill("Your deck is bad.");
  await bob.page.getByRole("button", { name: "Say", exact: true }).click();
  const line = ann.page.getByText("Your deck is bad.");
  await line.waitFor();
  await ann.page.getByRole("button", { name: "What to do about Bob-of-Endor" }).click();
  await ann.page.getByRole("button", { name: "Report" }).click();
  const dialog = ann.page.getByRole("dialog", { name: "Report Bob-of-Endor" });
  await dialog.getByLabel("What is wrong").fill("It is not that bad.");
  await dialog.getByRole("button", { name: "Send to the moderators" }).click();
  await dialog.getByText("The moderators have it").waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  await ann.page.getByRole("button", { name: "Block Bob-of-Endor" }).click();
  await line.waitFor({ state: "detached" });
  await ann.page.goto("/settings");
  await ann.page.getByRole("button", { name: "Unblock" }).click();
  await ann.page.getByText("Bob-of-Endor").waitFor({ state: "detached" });
});

test("a code that confirms nothing says so", async () => {
  const { page, expects } = await site.visit();
  expects(/status of 4\d\d/);
  await page.goto("/confirm#nothing");
  await page.getByRole("alert").waitFor();
});

test("a guest who has an account signs in from the bar above every page", async () => {
  const [ann, guest] = [await site.visit(), await site.visit()];
  await register(ann.page, "Ann-of-Takodana");
  await guest.page.setViewportSize({ width: 390, height: 844 });
  await guest.page.goto("/lobby");
  const bar = guest.page.getByRole("banner");
  await bar.getByRole("link", { name: /^Guest/ }).waitFor();
  await bar.getByRole("link", { name: "Sign in" }).click();
  await guest.page.getByText(/What that guest has stays with the guest/).waitFor();
  await fillIn(guest.page, "Ann-of-Takodana", PASSWORD);
  await guest.page.getByRole("button", { name: "Sign in" }).click();

  await bar.getByRole("link", { name: "Ann-of-Takodana" }).waitFor();
  expect(await bar.getByRole("link", { name: "Sign in" }).count()).toBe(0);
});
