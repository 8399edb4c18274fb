/**
 * Imperial Assault in a real browser: whole skirmishes, by mouse, by keyboard, by finger, in words.
 */
import type { Deck, StoreDeck } from "@protocol";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ask, axeViolations, type Watched } from "./helpers/browser";
import { dice } from "./helpers/chance";
import { enter, KeyboardPlayer, tabTo } from "./helpers/keyboard-player";
import { dejarik } from "./helpers/server";
import { serveSite } from "./helpers/site";
import { skirmisher } from "./helpers/skirmisher";
import { TablePlayer, tap } from "./helpers/table-player";
import { TextPlayer } from "./helpers/text-player";
import { playTogether } from "./helpers/two-players";

const site = serveSite();
const GAME = "Star Wars: Imperial Assault";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PATIENCE = { timeout: 60_000 };
/** So much of a game that shows nothing new is enough. */
const SOME = 60;
const COMMANDS = `Element of Surprise
Take Cover
Urgency
Celebration
Rally
To the Limit
Deadeye
Fleet Footed
Recovery
Expose Weakness
Planning
Sit Tight
2 Marksman
Take Initiative`;

/** Keep a short army, so that a whole game does not take long. */
async function keepArmy(watched: Watched, name: string, group: string): Promise<Deck> {
  await ask(watched, "/api/people/guest", {});
  const text = `${group}\n${COMMANDS}`;
  const wish: StoreDeck = { title: "imperial-assault", name, text, format: "core" };
  const deck = await ask<Deck>(watched, "/api/decks/store", wish);
  expect(deck.checked.legal && deck.checked.playable).toBe(true);
  return deck;
}

async function toLobby(page: Page): Promise<void> {
  await page.goto("/lobby");
  await page.getByRole("button", { name: "Find an opponent" }).waitFor();
}

const after = (page: Page) => page.getByRole("complementary", { name: "The game is over" });

async function clean(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page)).toEqual([]);
  }
}

test("two people play a whole skirmish, one with a mouse and one with the keyboard", async () => {
  const [ann, bob] = [await site.visit(), await site.visit()];
  const patrol = await keepArmy(ann, "Patrol", "Stormtrooper");
  await keepArmy(bob, "Cell", "Rebel Trooper");

  // One offers a game, and the other takes it without a mouse.
  await toLobby(ann.page);
  await ann.page.getByLabel("Game").selectOption({ label: GAME });
  await ann.page.getByLabel("Deck").selectOption(`own ${patrol.id}`);
  await ann.page.getByRole("button", { name: "Find an opponent" }).click();
  await ann.page.getByText("Waiting for an opponent").waitFor();
  await toLobby(bob.page);
  await bob.page.getByRole("button", { name: "Take this offer" }).waitFor(PATIENCE);
  await enter(bob.page, "Take this offer");
  await tabTo(bob.page, "[aria-labelledby='offers'] select, [aria-label='Offers'] select");
  await bob.page.keyboard.type("Cell");
  await enter(bob.page, "Play ");

  const keys = new KeyboardPlayer(bob.page, dice(32), undefined, skirmisher);
  const players = [new TablePlayer(ann.page, dice(31), undefined, skirmisher), keys];
  for (const player of players) await player.isThere();
  await playTogether(players);

  for (const player of players) expect(await player.result()).not.toBe("");
  expect(keys.onlyClicked).toEqual([]);
  const met = players.flatMap((player) => [...player.met]);
  for (const reason of ["zone", "deploy", "menu", "figure"]) expect(met).toContain(reason);
  // Of the only group of an army nobody is asked which one is activated.
  expect(met).not.toContain("activate");
  await after(ann.page).getByRole("link", { name: "Check the dice" }).click();
  const checks = ann.page.getByRole("region", { name: "Checked by this browser just now" });
  await checks.locator("[data-finding='agrees'] >> nth=2").waitFor(PATIENCE);
  expect(await dejarik((await ann.page.locator("pre").textContent()) ?? "")).not.toBe("");
});

/** A skirmish against the computer, begun from the first page. */
async function againstComputer(page: Page): Promise<void> {
  await page.goto("/?game=imperial-assault");
  const begin = page.getByRole("button", { name: "Play now against the computer" });
  await begin.click(PATIENCE);
  await page.locator("[data-bar]").waitFor(PATIENCE);
}

test("a guest plays some rounds by touch on a phone", async () => {
  const { page } = await site.visit(PHONE);
  await againstComputer(page);
  const player = new TablePlayer(page, dice(33), tap, skirmisher);

  await player.play(SOME);

  expect(player.answers).toBe(SOME);
  expect(player.met).toContain("menu");
  await clean(page);
});

test("axe finds nothing at the drawn table, in either theme", async () => {
  const { page } = await site.visit();
  await againstComputer(page);
  const player = new TablePlayer(page, dice(34), undefined, skirmisher);
  for (const answers of [0, 8, 30]) {
    await player.play(answers);
    await player.isAsked();
    await clean(page);
  }
});

test("the table in words plays, and axe finds nothing there", async () => {
  const { page } = await site.visit();
  await againstComputer(page);
  const player = new TextPlayer(page, dice(35));
  await player.come(page.url().replace(/^.*\/table\//, ""));

  await player.play(SOME);

  expect(player.answers).toBe(SOME);
  const map = page.getByRole("heading", { name: /^Map/ });
  expect(await map.count()).toBeGreaterThan(0);
  await clean(page);
});
