/**
 * A whole game on a phone: the narrow layout, and nothing but a finger.
 */
import { expect, test } from "vitest";
import { dice } from "./helpers/chance";
import { serveSite } from "./helpers/site";
import { TablePlayer, tap } from "./helpers/table-player";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const site = serveSite();

test("a guest plays a whole game by touch", async () => {
  const { page } = await site.visit(PHONE);
  await page.goto("/");
  await tap(page.getByRole("button", { name: "Play now against the computer" }));
  const player = new TablePlayer(page, dice(6), tap);
  await player.isThere();

  await player.play();

  expect(await player.result()).not.toBe("");
  await tap(page.getByRole("link", { name: "Replay" }));
  await page.getByRole("region", { name: "Replay" }).waitFor();
});
