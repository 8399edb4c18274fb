/**
 * What ruins one's own game, in a real browser: a number does so no less than a button.
 *
 * A won card game was lost by the answer that a slider stood on: all Life Force lay in the Force
 * Pile, and it offered to draw it all.
 */
import { expect, test } from "vitest";
import { FRESH_MS } from "../src/core/scene/fresh-question";
import { putUpStand } from "./helpers/stand";

const house = putUpStand();
const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.each([
  ["a desk", DESK],
  ["a phone", PHONE],
])(
  "a slider begins where nothing is ruined and asks once where something is: %s",
  async (_, at) => {
    const page = await house.visit("last_draw", at, "swccg");
    const draw = page.locator("[data-bar] [data-choice]");
    const done = (): Promise<ReadonlyArray<string>> => page.evaluate(() => stand.store.done);
    expect(await draw.textContent()).toMatch(/Draw 6 cards\s*Leaves 1 Life Force/);

    await page.getByRole("button", { name: "One more" }).click();
    expect(await draw.textContent()).toMatch(/Draw 7 cards\s*You lose the game by it/);
    await draw.click();
    expect(await done()).toEqual([]);
    expect(await draw.textContent()).toContain("Really: ");

    // A question that has just changed takes no click.
    await page.waitForTimeout(2 * FRESH_MS);
    await page.getByRole("button", { name: "One less" }).click();
    await draw.click();
    expect(await done()).toEqual(["answer 5"]);
  },
);
