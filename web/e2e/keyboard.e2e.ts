/**
 * A whole game without a mouse, from the landing page to the replay.
 */
import { expect, test } from "vitest";
import { dice } from "./helpers/chance";
import { enter, KeyboardPlayer, unreachable } from "./helpers/keyboard-player";
import { serveSite } from "./helpers/site";

const site = serveSite();

test("a guest plays a whole game with the keyboard, and nothing can only be clicked", async () => {
  const { page } = await site.visit();
  await page.goto("/");
  await page.getByRole("radio").first().waitFor();
  expect(await unreachable(page)).toEqual([]);
  await enter(page, "Play now against the computer");
  const player = new KeyboardPlayer(page, dice(7));
  await player.isThere();

  await player.play();

  expect(await player.result()).not.toBe("");
  expect(player.onlyClicked).toEqual([]);
  await page.getByRole("complementary", { name: "The game is over" }).waitFor();
  expect(await unreachable(page)).toEqual([]);
  await enter(page, "Replay");
  await page.getByRole("region", { name: "Replay" }).waitFor();
  expect(await unreachable(page)).toEqual([]);
});
