/**
 * Somebody new comes to the site and plays: one click, and then a whole game.
 */
import { expect, test } from "vitest";
import { dice } from "./helpers/chance";
import { serveSite } from "./helpers/site";
import { TablePlayer } from "./helpers/table-player";

const site = serveSite();

test("one click on the landing page leads into a game, which a guest plays to its end", async () => {
  const { page } = await site.visit();
  await page.goto("/");
  await page.getByRole("button", { name: "Play now against the computer" }).click();
  const player = new TablePlayer(page, dice(5));
  await player.isThere();

  await player.play();

  expect(await player.result()).not.toBe("");
  await page.getByRole("complementary", { name: "The game is over" }).waitFor();
});

test.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
])("the way into a game stands on the first screen of %d by %d", async (width, height) => {
  const { page } = await site.visit({ viewport: { width, height } });
  for (const game of ["destiny", "imperial-assault", "swccg"]) {
    await page.goto(`/?game=${game}`);
    const way = page.getByRole("button", { name: "Play now against the computer" });
    await way.waitFor();
    // The decks come later, and stand below.
    await page.getByRole("heading", { name: /Choose a deck/ }).waitFor();
    const box = await way.boundingBox();
    if (box === null) throw new Error("the way is drawn");
    expect(box.y + box.height, game).toBeLessThanOrEqual(height);
  }
});
