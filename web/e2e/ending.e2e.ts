/**
 * The end of a game in a real browser: it comes over the table, leads into the replay, and is handed on.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "./helpers/browser";
import { dice } from "./helpers/chance";
import { serveSite } from "./helpers/site";
import { TablePlayer } from "./helpers/table-player";

const PATIENCE = 60_000;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

const site = serveSite();

/** How far the page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.querySelector("dialog") ?? document.body;
    return scrollWidth - clientWidth;
  });

test("the end of a game tells how it went, to its player and to whoever has the link", async () => {
  const { page } = await site.visit();
  page.setDefaultTimeout(PATIENCE);
  await page.goto("/learn");
  const player = new TablePlayer(page, dice(21));
  await player.isThere();
  await player.play();

  const end = page.getByRole("dialog", { name: "How the game went" });
  await end.getByText("Who was ahead").waitFor();
  for (const theme of ["dark", "light"]) {
    await page.evaluate((name) => {
      document.documentElement.dataset["theme"] = name;
    }, theme);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await axeViolations(page, "dialog")).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await end.getByRole("button", { name: "See the table" }).click();
  await end.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "How it went" }).click();
  await end.getByRole("button", { name: "The computer" }).click();
  await end.getByText(/^The computer’s \d+ rolls? brought/).waitFor();
  await end.getByRole("link", { name: /^Watch turn 1/ }).click();
  await page.getByRole("region", { name: "Replay" }).waitFor();
  expect(new URL(page.url()).searchParams.get("at")).not.toBeNull();

  await page.getByRole("link", { name: "How it went" }).click();
  await page.getByRole("heading", { level: 1, name: /^You (win|lost)$|draw/ }).waitFor();
  const other = await site.visit();
  await other.page.goto(page.url().replace(/\?.*$/, "?seat=-1"));
  await other.page.getByRole("heading", { level: 1, name: /wins$|draw/ }).waitFor();
  await other.page.getByText("Who was ahead").waitFor();
});
