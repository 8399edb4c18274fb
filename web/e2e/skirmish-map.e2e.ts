/**
 * The map of a skirmish: all of it unless it would be too small, why not him, and what was played.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { FRESH_MS } from "@/core/scene/fresh-question";
import { beginGuided, Hunter, LIT, MAP, PATIENCE } from "./helpers/hunter";
import { serveSite } from "./helpers/site";

const site = serveSite();
const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** A finger hits nothing smaller. */
const SMALLEST_PX = 29;
const UNIT = 40;
/** How the log says that one of one's own attacked, whatever the other side is called. */
const ATTACKED = /Your .+ attacks /;

/** How much of the map is shown: its share across and down, and how large a space is. */
async function seen(page: Page): Promise<{ across: number; down: number; space: number }> {
  return page.locator(MAP).evaluate((map, unit) => {
    const [, , width = 1, height = 1] = (map.getAttribute("viewBox") ?? "").split(" ").map(Number);
    const floor = (map.querySelector("[data-floor]") ?? map) as SVGGraphicsElement;
    const whole = floor.getBBox();
    return {
      across: Math.min(1, width / whole.width),
      down: Math.min(1, height / whole.height),
      space: (map.getBoundingClientRect().width / width) * unit,
    };
  }, UNIT);
}

/** Whether an attack was made and is over. */
async function hasAttacked({ page }: Hunter): Promise<boolean> {
  const told = await page.getByText(ATTACKED).count();
  const isOpen = (await page.locator("[aria-label='Attack'] ol").count()) > 0;
  return told > 0 && !isOpen;
}

test("on a desk the whole map is shown, and after an attack it is again", async () => {
  const watched = await site.visit(DESK);
  const { page } = watched;
  await beginGuided(watched);
  await page.locator(`${MAP} ${LIT}`).first().waitFor({ timeout: PATIENCE });
  expect(await seen(page)).toMatchObject({ across: 1, down: 1 });

  await new Hunter(page).play(hasAttacked);

  expect(await page.getByText(ATTACKED).count()).toBeGreaterThan(0);
  expect(await seen(page)).toMatchObject({ across: 1, down: 1 });
  await page.getByRole("button", { name: "Look at who acts" }).click();
  expect((await seen(page)).across).toBeLessThan(1);
  expect(await page.locator("[data-overview]").count()).toBe(1);
  await page.keyboard.press("m");
  expect(await seen(page)).toMatchObject({ across: 1, down: 1 });
  expect(await page.locator("[data-overview]").count()).toBe(0);
});

test("on a phone spaces can be hit, and one tap shows the whole map and lets go of it", async () => {
  const watched = await site.visit(PHONE);
  const { page } = watched;
  await beginGuided(watched);
  await page.locator(`${MAP} ${LIT}`).first().waitFor({ timeout: PATIENCE });
  const before = await seen(page);
  expect(before.space).toBeGreaterThanOrEqual(SMALLEST_PX);
  const whole = page.getByRole("button", { name: /^The whole map/ });

  await whole.tap();

  expect(await seen(page)).toMatchObject({ across: 1, down: 1 });
  await whole.tap();
  expect(await seen(page)).toEqual(before);
  const map = await page.locator(MAP).boundingBox();
  expect(map?.width).toBe(PHONE.viewport.width);
  expect(map?.height).toBeGreaterThan(PHONE.viewport.height * 0.45);
});

test("a click on a foe that cannot be attacked says why, and draws the lines", async () => {
  const watched = await site.visit(DESK);
  const { page } = watched;
  await beginGuided(watched);
  await page.locator(`${MAP} ${LIT}`).first().waitFor({ timeout: PATIENCE });
  await page.waitForTimeout(2 * FRESH_MS);
  // Luke stands far from everybody.
  await page.locator(`${MAP} [data-thing][aria-label^='Luke Skywalker']`).click();
  await page.locator("[data-bar][data-reason='menu']").waitFor({ timeout: PATIENCE });
  await page.waitForTimeout(2 * FRESH_MS);

  await page.locator(`${MAP} [data-thing][aria-label^='Imperial Officer']`).first().click();

  await page.getByText("The attacker has no line of sight to it.").waitFor({ timeout: PATIENCE });
  await page.locator("[data-sight='hidden']").waitFor({ timeout: PATIENCE });
});

test("what was played and discarded is at hand for both sides", async () => {
  const watched = await site.visit(DESK);
  const { page } = watched;
  await beginGuided(watched);

  const piles = page.getByRole("region", { name: "Discard piles" });

  await piles.waitFor({ timeout: PATIENCE });
  expect(await piles.getByText(/in the deck$/).allTextContents()).toEqual([
    "12 in the deck",
    "12 in the deck",
  ]);
});
