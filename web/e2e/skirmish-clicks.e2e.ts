/**
 * How often a skirmish is clicked: figure, space, target, surge, and the end by itself.
 *
 * The guided game is played, which is always the same one: what is counted are the clicks of
 * whoever wants to go up to an enemy and attack it.
 */
import { expect, test } from "vitest";
import { FRESH_MS } from "@/core/scene/fresh-question";
import { beginGuided, Hunter, LIT, MAP, PATIENCE } from "./helpers/hunter";
import { serveSite } from "./helpers/site";

const site = serveSite();
/** So many activations of figures are enough to count. */
const FIGURES = 10;
/** Four for whoever attacks, and a response or a card now and then. */
const MOST_CLICKS = 5;
const DESK = { viewport: { width: 1440, height: 900 } };
const FIRST_SPACE = 1001;

test("a figure goes up to an enemy and attacks in four clicks, and its activation ends by itself", async () => {
  const watched = await site.visit(DESK);
  await beginGuided(watched);
  const hunter = new Hunter(watched.page);

  await hunter.play(({ clicks }) => clicks.length > FIGURES);

  const whole = hunter.clicks.slice(0, FIGURES);
  const mean = whole.reduce((sum, one) => sum + one, 0) / whole.length;
  expect(hunter.forced).toEqual([]);
  expect(whole.length).toBe(FIGURES);
  // What they took is said where it was too much.
  expect({ whole, isFew: mean <= MOST_CLICKS }).toEqual({ whole, isFew: true });
});

test("a space is gone to with one click, and one undo gives the action back", async () => {
  const watched = await site.visit(DESK);
  const { page } = watched;
  await beginGuided(watched);
  await page.locator(`${MAP} ${LIT}`).first().waitFor({ timeout: PATIENCE });
  await page.waitForTimeout(FRESH_MS);
  await page.locator(`${MAP} ${LIT}`).first().click();
  const sentence = page.locator("[data-sentence]");
  await page.locator("[data-bar][data-reason='menu']").waitFor({ timeout: PATIENCE });
  await page.getByText("2 actions, 0 movement points left").waitFor({ timeout: PATIENCE });
  const before = await sentence.textContent();
  const space = page.locator(`[data-reach] ${LIT}`).first();
  expect(Number(await space.getAttribute("data-thing"))).toBeGreaterThanOrEqual(FIRST_SPACE);

  await page.waitForTimeout(FRESH_MS);
  await space.click();
  await page
    .getByText(/\((1 action|0 actions), \d movement points? left\)/)
    .waitFor({ timeout: PATIENCE });
  await page.waitForTimeout(FRESH_MS);
  await page
    .getByRole("button", { name: /^Undo|^Take back/ })
    .first()
    .click();

  await page.getByText("2 actions, 0 movement points left").waitFor({ timeout: PATIENCE });
  expect(await sentence.textContent()).toBe(before);
});
