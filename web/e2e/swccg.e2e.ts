/**
 * The Customizable Card Game between people: two browsers from the lobby to the receipt, one of
 * them without a mouse; and the table in words. Games against the computer: `swccg-table`.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "./helpers/browser";
import { dice } from "./helpers/chance";
import { ALL_OF_IT, hasty } from "./helpers/hasty";
import { enter, KeyboardPlayer, tabTo } from "./helpers/keyboard-player";
import { dejarik } from "./helpers/server";
import { serveSite } from "./helpers/site";
import { TablePlayer } from "./helpers/table-player";
import { TextPlayer } from "./helpers/text-player";
import { playTogether } from "./helpers/two-players";

const site = serveSite();
const GAME = "Star Wars Customizable Card Game";
const PATIENCE = { timeout: 60_000 };
/** So much of a game in words is enough to see each phase. */
const SOME = 50;

async function toLobby(page: Page): Promise<void> {
  await page.goto("/lobby");
  await page.getByRole("button", { name: "Find an opponent" }).waitFor(PATIENCE);
}

const after = (page: Page) => page.getByRole("complementary", { name: "The game is over" });

async function clean(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page)).toEqual([]);
  }
}

/** A standing order by hand; it is still there when the page is loaded anew. */
async function orderNever(page: Page): Promise<void> {
  const chip = page.getByRole("button", { name: /^Am I asked\? Your opponent's turn:\s*Move\b/ });
  const open = async (): Promise<void> => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByText("When am I asked?").click();
  };
  await open();
  for (const mode of ["ask", "pass"]) {
    await chip.click();
    await expect.poll(() => chip.getAttribute("data-mode")).toBe(mode);
  }
  await page.reload();
  await open();
  expect(await chip.getAttribute("data-mode")).toBe("pass");
  await page.keyboard.press("Escape");
}

test("two people play the boxed decks from the lobby to the receipt, one with the keyboard", async () => {
  const [ann, bob] = [(await site.visit()).page, (await site.visit()).page];
  await toLobby(ann);
  await ann.getByLabel("Game").selectOption({ label: GAME });
  await ann.getByLabel("Deck").selectOption("ready introductory-dark");
  await ann.getByRole("button", { name: "Find an opponent" }).click();
  await ann.getByText("Waiting for an opponent").waitFor();
  await toLobby(bob);
  await bob.getByRole("button", { name: "Take this offer" }).waitFor(PATIENCE);
  await enter(bob, "Take this offer");
  await tabTo(bob, "[aria-labelledby='offers'] select, [aria-label='Offers'] select");
  await bob.keyboard.press("ArrowDown");
  await enter(bob, "Play ");

  const keys = new KeyboardPlayer(bob, ALL_OF_IT, undefined, hasty(dice(72)));
  const mouse = new TablePlayer(ann, ALL_OF_IT, undefined, hasty(dice(71)));
  const players = [mouse, keys];
  for (const player of players) await player.isThere();

  // After the first few answers one of them orders never to be asked while the other moves.
  await playTogether(players, 8);
  await orderNever(ann);
  await mouse.isThere();
  await playTogether(players);

  for (const player of players) expect(await player.result()).not.toBe("");
  expect(keys.onlyClicked).toEqual([]);
  for (const reason of ["starting_location", "respond"]) {
    expect(players.flatMap(({ met }) => [...met])).toContain(reason);
  }
  await after(ann)
    .getByRole("link", { name: /^Check / })
    .click();
  const checks = ann.getByRole("region", { name: "Checked by this browser just now" });
  await checks.locator("[data-finding='agrees'] >> nth=2").waitFor(PATIENCE);
  await clean(ann);
  expect(await dejarik((await ann.locator("pre").textContent()) ?? "")).not.toBe("");
});

test("the table in words plays, and axe finds nothing there", async () => {
  const { page } = await site.visit();
  await page.goto("/?game=swccg");
  await page.getByRole("button", { name: "Play now against the computer" }).click(PATIENCE);
  await page.locator("[data-bar]").waitFor(PATIENCE);
  const player = new TextPlayer(page, dice(73));
  await player.come(page.url().replace(/^.*\/table\//, ""));

  await player.play(SOME);

  expect(player.answers).toBe(SOME);
  await player.isAsked();
  await clean(page);
});
