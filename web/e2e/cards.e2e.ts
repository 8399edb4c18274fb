/**
 * Cards of all three games: found by a query, read, followed to a deck; whole in every window.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { cutWords, isSound, overlaps, sideways, WINDOWS } from "./helpers/pages";
import { serveSite } from "./helpers/site";

const site = serveSite();
const PATIENCE = 60_000;
const DESK = { viewport: { width: 1440, height: 900 } };
const SIZES = [...WINDOWS.slice(0, 3), { viewport: { width: 1024, height: 768 } }];
/** A game, a query that leaves some of its cards, and a card with much to tell. */
const GAMES = [
  ["destiny", "type:character cost:none sort:-points", "01038"],
  ["imperial-assault", "kind:group sort:-health", "darthvader"],
  ["swccg", "type:character sort:-power", "1_194"],
] as const;

async function visit(options: object = DESK): Promise<Page> {
  const { page } = await site.visit(options);
  page.setDefaultTimeout(PATIENCE);
  return page;
}

test("cards are found by a query, one is opened, and it leads to a deck that plays it", async () => {
  const page = await visit();
  await page.goto("/cards?game=destiny");
  await page.getByText(/^\d+ of \d+ cards/).waitFor();
  await page.getByRole("button", { name: "How to search" }).click();
  await page.getByRole("region", { name: "Fields" }).waitFor();
  await isSound(page);
  await page.getByRole("button", { name: /^type:upgrade colour:blue/ }).click();
  const box = page.getByRole("searchbox");
  expect(await box.inputValue()).toBe("type:upgrade colour:blue cost<=2");
  const colour = page.getByLabel("Colour", { exact: true });
  await expect.poll(() => colour.inputValue(), { timeout: PATIENCE }).toBe("blue");

  await box.fill("title:rey typ:character points<=12");
  await page.getByRole("button", { name: "Use type:character" }).click();
  await page.getByRole("list", { name: "Not understood" }).waitFor({ state: "detached" });
  await page.waitForURL(/q=title%3Arey\+type%3Acharacter\+points%3C%3D12/);
  await page
    .getByRole("link", { name: /Rey.*Force Prodigy/ })
    .first()
    .click();

  await page.getByRole("heading", { level: 1, name: "Rey, Force Prodigy" }).waitFor();
  const odds = page.getByRole("region", { name: "What its dice lead to" });
  await odds.getByRole("button", { name: "Two dice" }).click();
  await odds.getByText("any, 11 of 36").first().waitFor();
  await page
    .getByRole("region", { name: "Rulings, in our words" })
    .getByRole("link")
    .first()
    .waitFor();
  await page.getByRole("region", { name: "Decks that play it" }).getByRole("link").first().click();
  await page.waitForURL(/\/decks\/ready\//);
  await page.getByText(/Rey/).first().waitFor();

  await page.goBack();
  await page.goBack();
  expect(await page.getByRole("searchbox").inputValue()).toBe(
    "title:rey type:character points<=12",
  );
});

test.each(GAMES)(
  "the cards of %s are whole and apart in every window",
  async (game, query, code) => {
    for (const options of SIZES) {
      const page = await visit(options);
      await page.goto(`/cards?game=${game}&q=${encodeURIComponent(query)}`);
      await page.getByText(/^\d+ of \d+ cards/).waitFor();
      expect(await cutWords(page)).toEqual([]);
      await isSound(page);
      await page.getByRole("button", { name: "How to search" }).click();
      await page.getByRole("region", { name: "Fields" }).waitFor();
      expect(await cutWords(page)).toEqual([]);
      expect(await overlaps(page)).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await page.goto(`/cards/${code}?game=${game}`);
      await page.getByRole("region", { name: "Games with it" }).getByText(/./).nth(1).waitFor();
      expect(await cutWords(page)).toEqual([]);
      await isSound(page);
    }
  },
);
