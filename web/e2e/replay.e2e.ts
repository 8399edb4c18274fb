/**
 * Looking back in a real browser: a game is found, its replay leads to the moments that decided
 * it, a moment is handed on and kept as a picture, and another game goes on from it.
 */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { register } from "./helpers/account";
import { axeViolations } from "./helpers/browser";
import { dice } from "./helpers/chance";
import { isSound, sideways, WINDOWS } from "./helpers/pages";
import { serveSite } from "./helpers/site";
import { TablePlayer } from "./helpers/table-player";

const PATIENCE = 60_000;
const PNG = "89504e470d0a1a0a";

const site = serveSite();

/** Play a whole game against the computer. */
async function playedGame(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now against the computer" }).click();
  const player = new TablePlayer(page, dice(17));
  await player.isThere();
  await player.play();
}

/** The replay with the course of the game above its slider. */
async function courseOf(page: Page): Promise<void> {
  await page.locator("[data-course]").waitFor({ timeout: PATIENCE });
}

test("a game is found, looked through, handed on, and played otherwise", async () => {
  const { page } = await site.visit();
  page.setDefaultTimeout(PATIENCE);
  await register(page, "Ann-of-Kashyyyk");
  await playedGame(page);

  await page.goto("/games");
  await page.getByLabel("Player").fill("ann-of-kashyyyk");
  await page.getByLabel("Computer").selectOption("");
  await page.getByLabel("Game", { exact: true }).selectOption({ label: "Star Wars: Destiny" });
  await expect.poll(() => page.getByRole("status").first().textContent()).toBe("One game");
  expect(new URL(page.url()).search).toBe("?title=destiny&player=ann-of-kashyyyk");
  for (const { viewport } of WINDOWS) {
    await page.setViewportSize(viewport);
    await isSound(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole("link", { name: "Replay" }).click();
  const controls = page.getByRole("region", { name: "Replay" });
  const place = controls.getByLabel("Place in the game");
  await place.waitFor();
  await courseOf(page);
  const last = Number(await place.getAttribute("max"));
  // Two thirds along the chart, wherever a moment may lie upon it.
  const chart = await page.locator("[data-course]").boundingBox();
  const [x = 0, y = 0, width = 0] = [chart?.x, chart?.y, chart?.width];
  await page.mouse.click(x + (2 / 3) * width, y + 2);
  expect(Math.abs(Number(await place.inputValue()) / last - 2 / 3)).toBeLessThan(0.05);
  await place.fill("0");

  const moments = controls.getByRole("button", { name: /^Moment \d/ });
  expect(await moments.count()).toBeGreaterThan(0);
  await page.keyboard.press("]");
  const current = (): Promise<ReadonlyArray<string | null>> =>
    moments.evaluateAll((all) => all.map((one) => one.ariaCurrent));
  await expect.poll(current).toContain("true");
  const at = Number(await place.inputValue());

  await controls.getByRole("button", { name: /^Share/ }).click();
  const link = await page.getByLabel("Link").inputValue();
  expect(await axeViolations(page, "dialog[open]")).toEqual([]);
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the picture" }).click(),
  ]);
  const file = readFileSync(await saved.path());
  expect(file.subarray(0, 8).toString("hex")).toBe(PNG);
  await page.keyboard.press("Escape");

  const other = await site.visit();
  await other.page.goto(link);
  await expect.poll(() => other.page.getByLabel("Place in the game").inputValue()).toBe(`${at}`);
  expect(await other.page.getByLabel("Whose eyes").inputValue()).toBe("0");

  await other.page.getByRole("button", { name: /^What if/ }).click();
  await other.page.getByLabel("You play").selectOption("1");
  expect(await axeViolations(other.page, "dialog[open]")).toEqual([]);
  await other.page.getByRole("button", { name: "Play on from here", exact: true }).click();
  const player = new TablePlayer(other.page, dice(19));
  await player.isThere();
  await player.play(3);

  await page.goto("/people/me/statistics");
  await page.getByText("By deck").first().waitFor();
  for (const { viewport } of WINDOWS) {
    await page.setViewportSize(viewport);
    await isSound(page);
  }
});

test("the bar of a replay fits every window", async () => {
  const { page } = await site.visit();
  page.setDefaultTimeout(PATIENCE);
  await playedGame(page);
  await page.getByRole("link", { name: "Replay" }).first().click();
  await courseOf(page);
  for (const { viewport } of WINDOWS) {
    await page.setViewportSize(viewport);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    const controls = page.getByRole("region", { name: "Replay" });
    const box = await controls.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height + 1);
  }
});
