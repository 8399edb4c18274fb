/**
 * A deck from nothing to a game: built card by card, checked, mended, tried, kept, changed,
 * shared and played; by keyboard, on a phone, and on paper.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { register } from "./helpers/account";
import { axeViolations } from "./helpers/browser";
import { serveSite } from "./helpers/site";

const site = serveSite();
const PATIENCE = 60_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const WIDTHS = [390, 768, 1024, 1440];
const LEGAL = "Legal in the format “Galactic Infinite”, and every card can be played.";

/** How far a page reaches over its window. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

test("a deck is built, mended, tried, kept, changed, put back, shared and played", async () => {
  const [ann, bob] = [await site.visit(), await site.visit()];
  const { page } = ann;
  page.setDefaultTimeout(PATIENCE);
  await register(page, "Deck-smith");
  await page.goto("/decks/new?game=destiny");
  await page.getByLabel("Title or text").fill("darth vader");
  await page.getByRole("button", { name: "Add Darth Vader" }).first().click();
  await page.getByText("The deck has 0 cards; it must have exactly 30.").waitFor();
  expect(await axeViolations(page)).toEqual([]);

  // From a whole one: a card too many is named, and the button beside it takes it out.
  await page.getByLabel("Start from").selectOption("sith");
  await page.getByText(LEGAL).waitFor();
  await page.getByRole("button", { name: "One Lightsaber more" }).click();
  await page.getByText("The deck has 31 cards; it must have exactly 30.").waitFor();
  await page.getByRole("button", { name: "Take one Lightsaber out" }).click();
  await page.getByText(LEGAL).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("The deck has 31 cards; it must have exactly 30.").waitFor();
  await page.getByRole("button", { name: "One Lightsaber less" }).click();
  await page.getByText(LEGAL).waitFor();

  // Tried as it stands, and there again after it.
  await page.getByRole("button", { name: "Try it" }).click();
  await page.locator("[data-bar]").waitFor();
  await page.goto("/decks/new?game=destiny");
  await page.getByText(LEGAL).waitFor();
  expect(await page.getByLabel("Start from").inputValue()).toBe("draft");

  await page.getByLabel("Name of the deck").fill("Hunt in the dark");
  await page.getByRole("button", { name: "Keep the deck" }).click();
  await page.getByRole("heading", { name: "Hunt in the dark", level: 1 }).waitFor();
  await page.getByRole("link", { name: "Change the list" }).click();
  await page.getByRole("button", { name: "One Lightsaber less" }).click();
  await page.getByLabel("Note").fill("Without a blade");
  await page.getByRole("button", { name: "Keep the new list" }).click();
  await page.getByText("Without a blade").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Put version 1 back" }).click();
  await page.getByText("Version 1 again").waitFor();

  await page.getByRole("button", { name: "Share by a link" }).click();
  const link = await page.getByLabel("Link").inputValue();
  bob.page.setDefaultTimeout(PATIENCE);
  await bob.page.goto(link);
  await bob.page.getByRole("heading", { name: "Hunt in the dark", level: 1 }).waitFor();
  await bob.page.getByRole("button", { name: "Play the computer" }).click();
  await bob.page.locator("[data-bar]").waitFor();
});

test("a guest's list travels in a link, and whoever opens it keeps it as a deck of their own", async () => {
  const [ann, bob] = [await site.visit(), await site.visit()];
  for (const { page } of [ann, bob]) page.setDefaultTimeout(PATIENCE);
  await ann.page.goto("/decks/new?game=destiny");
  await ann.page.getByLabel("Start from").selectOption("sith");
  await ann.page.getByLabel("Name of the deck").fill("Two by two");
  await ann.page.getByRole("button", { name: "Keep the deck" }).click();
  const link = await ann.page.getByLabel("Link").inputValue();
  await bob.page.goto(link);
  await bob.page.getByRole("heading", { name: "Two by two", level: 1 }).waitFor();
  expect(await axeViolations(bob.page)).toEqual([]);
  await bob.page.getByRole("button", { name: "Keep the deck" }).click();
  await bob.page.getByRole("link", { name: "Change the list" }).waitFor();
  expect(bob.page.url()).toContain("/decks/own/");
});

test("a list that is exported is read as the same deck again", async () => {
  const { page } = await site.visit();
  page.setDefaultTimeout(PATIENCE);
  await page.goto("/decks/ready/sith");
  await page.getByRole("button", { name: "Export" }).click();
  const files = page.getByText("Save as a file");
  await files.first().waitFor();
  expect(await files.count()).toBe(4);
  expect(await axeViolations(page)).toEqual([]);
  const lists: string[] = [];
  for (const file of await files.all()) {
    const address = (await file.getAttribute("href")) ?? "";
    lists.push(decodeURIComponent(address.slice(address.indexOf(",") + 1)));
  }
  for (const list of lists) {
    await page.goto("/decks/new?game=destiny");
    await page.getByText("Paste a list").click();
    await page.getByLabel("The list").fill(list);
    await page.getByRole("button", { name: "Use this list" }).click();
    await page.getByText(LEGAL).waitFor();
    expect(await page.getByRole("button", { name: "One Force Choke more" }).count()).toBe(1);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test("by keyboard: arrows go from card to card, + and − change the deck", async () => {
  const { page } = await site.visit();
  page.setDefaultTimeout(PATIENCE);
  await page.goto("/decks/new?game=destiny");
  await page.getByLabel("Title or text").fill("stormtrooper");
  const tiles = page.locator("[aria-label='Cards to add'] [data-card]");
  await expect.poll(() => tiles.count()).toBeGreaterThan(1);
  await tiles.first().locator("[data-add]").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("+");
  const second = tiles.nth(1);
  await expect.poll(() => second.locator(".num").last().textContent()).toBe("1");
  await page.keyboard.press("-");
  await expect.poll(() => second.locator(".num").last().textContent()).toBe("0");
});

test("on every width nothing reaches over the window, and a phone has it in three tabs", async () => {
  const { page } = await site.visit(PHONE);
  page.setDefaultTimeout(PATIENCE);
  for (const [game, ready] of [
    ["destiny", "sith"],
    ["imperial-assault", "vader"],
    ["swccg", "introductory-dark"],
  ] as const) {
    await page.goto(`/decks/new?game=${game}`);
    await page.getByLabel("Start from").selectOption(ready);
    await page.getByText(/Legal in the format/).waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sideways(page), `${game} at ${width}`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    for (const tab of ["Add cards", "Numbers"]) {
      await page.getByRole("tab", { name: tab }).click();
      expect(await sideways(page), `${game}, ${tab}`).toBeLessThanOrEqual(0);
      expect(await axeViolations(page), `${game}, ${tab}`).toEqual([]);
    }
    await page.getByRole("button", { name: "Draw again" }).click();
  }
});

test("on paper a deck is its list, on one page", async () => {
  const { page } = await site.visit();
  await page.goto("/decks/ready/sith");
  await page.getByText("Force Choke").first().waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("button", { name: "Print" }).isVisible()).toBe(false);
  expect(await page.getByRole("heading", { name: "In numbers" }).isVisible()).toBe(false);
  expect(await page.getByText("Emperor's Throne Room").first().isVisible()).toBe(true);
  const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g);
  expect(pages).toHaveLength(1);
});
