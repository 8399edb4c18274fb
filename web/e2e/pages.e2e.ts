/**
 * Every page of the site for those who do not see it, or see it small: axe finds nothing, in
 * either theme, on a desk and on a phone.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { register } from "./helpers/account";
import { axeViolations, type Watched } from "./helpers/browser";
import { dice } from "./helpers/chance";
import { serveSite } from "./helpers/site";
import { TablePlayer } from "./helpers/table-player";

const site = serveSite();
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const LIST = `2 Darth Vader, Sith Lord (AW 10)
2 Force Throw
1 Forse Choke
1 Emperor's Throne Room (AW 167)`;

/** What axe finds on the page that is shown, in both themes and sizes. */
async function look(page: Page, name: string): Promise<ReadonlyArray<string>> {
  const found: string[] = [];
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      const violations = await axeViolations(page);
      found.push(...violations.map((one) => `${name}, ${viewport.width}, ${colorScheme}: ${one}`));
    }
  }
  return found;
}

/** Go to an address, wait for its words, and look. */
async function lookAt(page: Page, address: string, words: string | RegExp) {
  await page.goto(address);
  await page.getByText(words).first().waitFor();
  return look(page, address);
}

test("pages for everybody", async () => {
  const { page } = await site.visit();
  const found = [
    ...(await lookAt(page, "/", "Choose a deck")),
    ...(await lookAt(page, "/sign-in", "I have an account")),
    ...(await lookAt(page, "/reset", "A new password")),
    ...(await lookAt(page, "/forgot", "Forgot your password?")),
    ...(await lookAt(page, "/house-rules", "Be good company")),
    ...(await lookAt(page, "/privacy", "What is kept")),
    ...(await lookAt(page, "/decks", /Darth Vader/)),
    ...(await lookAt(page, "/decks/ready/sith", /Darth Vader/)),
    ...(await lookAt(page, "/cards?q=vader", /Darth Vader/)),
    ...(await lookAt(page, "/cards/01010", /Darth Vader/)),
    ...(await lookAt(page, "/games?title=destiny", /No game that is over passes/)),
    ...(await lookAt(page, "/rules?words=shield", "Our answer:")),
    ...(await lookAt(page, "/rules?game=imperial-assault&words=massive", /Massive/)),
    ...(await lookAt(page, "/nowhere", "There is nothing here")),
    ...(await lookAt(page, "/lobby", "Nobody has said anything yet.")),
    ...(await lookAt(page, "/settings", "Where you are signed in")),
    ...(await lookAt(page, "/learn", "What it is about")),
  ];
  expect(found).toEqual([]);
});

test("a deck that is pasted, kept, changed and shared", async () => {
  const watched = await site.visit();
  const { page } = watched;
  await register(page, "Deck-builder");
  const found: string[] = [];
  await page.goto("/decks/new");
  await page.getByText("Paste a list").click();
  await page.getByLabel("The list").fill(LIST);
  await page.getByRole("button", { name: "Use this list" }).click();
  await page.getByText("Line 3: Forse Choke").waitFor();
  found.push(...(await look(page, "a list with a slip")));
  await page.getByRole("button", { name: "Force Choke (AW 13)" }).click();
  await page.getByRole("button", { name: "Use this list" }).click();
  await page.getByRole("button", { name: "One Force Throw more" }).waitFor();
  await page.getByLabel("Name of the deck").fill("Dark lord");
  await page.getByRole("button", { name: "Keep the deck" }).click();
  await page.getByRole("button", { name: "Share by a link" }).click();
  const link = await page.getByLabel("Link").inputValue();
  found.push(...(await look(page, "a deck of one's own")));
  await page.getByRole("link", { name: "Change the list" }).click();
  await page.getByRole("button", { name: "Keep the new list" }).waitFor();
  found.push(...(await look(page, "another list")));
  found.push(...(await lookAt(page, link, "Dark lord")));
  found.push(...(await lookAt(page, "/settings", "Change the password")));
  expect(found).toEqual([]);
});

/** A page that says that there is nothing: the browser writes the refusal into its console. */
async function lookAtRefusal({ page, expects }: Watched, address: string) {
  expects(/status of 4\d\d/);
  await page.goto(address);
  await page.getByRole("alert").waitFor();
  return look(page, address);
}

test("a table before, in and after its game", async () => {
  const watched = await site.visit();
  const { page } = watched;
  const found: string[] = [];
  await page.goto("/");
  await page.getByRole("button", { name: "Play a friend" }).click();
  await page.getByText("Invite a friend").waitFor();
  found.push(...(await look(page, "the waiting room")));
  await page.goto("/");
  await page.getByRole("button", { name: "Play now against the computer" }).click();
  const player = new TablePlayer(page, dice(41));
  await player.isThere();
  await player.play(9);
  await player.isAsked();
  found.push(...(await look(page, "the table")));
  await page.getByRole("button", { name: "Menu" }).click();
  found.push(...(await look(page, "the menu")));
  await page.getByRole("link", { name: "The table in words" }).click();
  await page
    .getByRole("heading", { name: "Decision" })
    .or(page.locator("[data-option]"))
    .first()
    .waitFor();
  found.push(...(await look(page, "the text view")));
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("button", { name: "Yes, I concede" }).click();
  await page.goBack();
  await page.getByRole("complementary", { name: "The game is over" }).waitFor();
  found.push(...(await look(page, "after the game")));
  await page.getByRole("link", { name: "Replay" }).click();
  await page.getByLabel("Place in the game").waitFor();
  found.push(...(await look(page, "the replay")));
  await page.getByRole("link", { name: "Check the dice" }).click();
  await page.getByText(": agrees").first().waitFor();
  found.push(...(await look(page, "the receipt")));
  found.push(...(await lookAtRefusal(watched, "/confirm#nothing")));
  found.push(...(await lookAtRefusal(watched, "/deck/nothing")));
  expect(found).toEqual([]);
});
