/**
 * Around the tables of Imperial Assault: an army is built and played, cards are looked through, a
 * first skirmish is guided.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "./helpers/browser";
import { dice } from "./helpers/chance";
import { serveSite } from "./helpers/site";
import { skirmisher } from "./helpers/skirmisher";
import { TablePlayer } from "./helpers/table-player";

const site = serveSite();
const GAME = "?game=imperial-assault";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PATIENCE = 60_000;
const A_FEW = 12;

async function clean(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page)).toEqual([]);
  }
}

/** How far a page is wider than its window. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

test("an army is built from a ready one, mended by what the check says, kept and played", async () => {
  const { page } = await site.visit();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`/decks${GAME}`);
  await page.getByRole("link", { name: "New deck" }).click();
  await page.getByLabel("Start from").selectOption("vader");
  await page.getByText("Legal in the format “Any cards”, and every card can be played.").waitFor();

  await page.getByRole("button", { name: "Add Darth Vader" }).click();
  await page.getByText("Darth Vader is unique, yet it is here 2 times.").waitFor();
  await clean(page);
  await page.getByRole("button", { name: "Take one Darth Vader out" }).click();
  await page.getByText("Legal in the format “Any cards”, and every card can be played.").waitFor();

  await page.getByLabel("Name of the army").fill("Dark side");
  await page.getByRole("button", { name: "Keep the army" }).click();
  await page.getByRole("heading", { name: "Dark side" }).waitFor();
  await clean(page);
  await page.getByRole("button", { name: "Play the computer" }).click();
  await page.locator("[data-bar]").waitFor();
});

test("an army is read out of a list, whose slips are mended one by one", async () => {
  const { page } = await site.visit(PHONE);
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`/decks/new${GAME}`);
  await page.getByText("Paste a list").click();
  await page.getByLabel("The list").fill("2 Stormtroper\n1 Planning");
  await page.getByRole("button", { name: "Use this list" }).click();
  await page.getByRole("button", { name: "Stormtrooper (stormtrooper)", exact: true }).click();
  await page.getByRole("button", { name: "Use this list" }).click();
  await page.getByRole("tab", { name: "Army, 12 points" }).waitFor();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await page.getByRole("tab", { name: "Add cards" }).click();
  await page.getByRole("button", { name: "Add Darth Vader" }).click();
  await page.getByRole("tab", { name: "Army, 30 points" }).waitFor();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await clean(page);
});

test("cards are filtered, and one is read", async () => {
  for (const options of [{}, PHONE]) {
    const { page } = await site.visit(options);
    page.setDefaultTimeout(PATIENCE);
    await page.goto(`/cards${GAME}`);
    await page.getByText("376 cards").waitFor();
    await page.getByLabel("Words in name or text").fill("darth vader kind:group");
    const found = page.getByRole("link", { name: /Darth Vader/ });
    await found.first().waitFor();
    await clean(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await found.first().click();
    await page.getByRole("heading", { name: "Facts" }).waitFor();
    await page.getByText("as printed").first().waitFor();
    await clean(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  }
});

test("somebody new plays with a coach, who says what each choice means", async () => {
  const { page } = await site.visit();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`/${GAME}`);
  await page.getByRole("link", { name: "Learn by playing" }).click();
  await page.getByRole("heading", { name: "What it is about" }).waitFor();
  const player = new TablePlayer(page, dice(41), undefined, skirmisher);

  await player.play(A_FEW);
  await player.isAsked();

  const taught = page.getByRole("button", { name: /^Lessons so far: \d+$/ });
  const label = (await taught.getAttribute("aria-label")) ?? "";
  expect(Number(label.replace(/\D/g, ""))).toBeGreaterThanOrEqual(3);
  expect(await axeViolations(page, "[data-coach]")).toEqual([]);
});
