/**
 * Pictures of the end of a game for `docs/design/shots`, taken in a real one: a film of eight frames
 * as the end comes over the table, then the page at every size.
 */
import { test } from "vitest";
import { dice } from "./helpers/chance";
import { keepShot, THEMES } from "./helpers/shots";
import { serveSite } from "./helpers/site";
import { TablePlayer } from "./helpers/table-player";

const DESK = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };
const FRAMES = 8;
const BETWEEN_MS = 450;
/** The roll, and what the other made of it. */
const FIRST_MS = 2_500;

const site = serveSite();

test("the end of a guided game", async () => {
  const { page } = await site.visit({ viewport: DESK, colorScheme: "dark" });
  await page.goto("/learn");
  const player = new TablePlayer(page, dice(5));
  await player.isThere();
  await page.getByText("Rey").first().waitFor();
  await page.getByRole("button", { name: /^Rey/ }).first().click();
  await keepShot(page, "first-minute-desk", FIRST_MS);
  await player.play();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (let nth = 1; nth <= FRAMES; nth += 1) {
    await keepShot(page, `film-end-${nth}`, BETWEEN_MS);
  }
  await page.getByRole("heading", { name: /^Who was ahead/ }).waitFor();
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    for (const [name, size] of [
      ["desk", DESK],
      ["tablet", TABLET],
      ["phone", PHONE],
    ] as const) {
      await page.setViewportSize(size);
      await keepShot(page, `end-${colorScheme}-${name}`);
    }
  }
});
