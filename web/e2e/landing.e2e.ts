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
