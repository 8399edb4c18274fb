/**
 * Two people play each other, each in a browser of their own, from the lobby to the rematch.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { FRESH_MS } from "@/core/scene/fresh-question";
import type { Watched } from "./helpers/browser";
import { dice } from "./helpers/chance";
import { dejarik } from "./helpers/server";
import { serveSite } from "./helpers/site";
import { TablePlayer } from "./helpers/table-player";
import { playToActivation, playTogether, whoIsAsked } from "./helpers/two-players";

/** Guests speak to each other here. */
const site = serveSite(async () => ({ words: ["--guests", "allowed"] }));
const PATIENCE = { timeout: 60_000 };
/** Decks of nothing but Awakenings. */
const [SITH, SCOUNDRELS] = ["ready sith", "ready scoundrels"];

async function toLobby({ page }: Watched): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: "Lobby" }).click();
  await page.getByRole("button", { name: "Find an opponent" }).waitFor();
}

const after = (page: Page) => page.getByRole("complementary", { name: "The game is over" });

async function askBack(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Take the last answer back" }).click();
}

async function concede(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("button", { name: "Yes, give up this game" }).click();
}

/** The receipt, checked by the page and by the program. */
async function checkDice(page: Page): Promise<void> {
  await page.goBack();
  await page.getByRole("link", { name: "Check the dice" }).click();
  const checks = page.getByRole("region", { name: "Checked by this browser just now" });
  await checks.getByText(": agrees").first().waitFor();
  expect(await checks.getByRole("listitem").count()).toBe(3);
  expect(await checks.locator("[data-finding='agrees']").count()).toBe(3);
  expect(await dejarik((await page.locator("pre").textContent()) ?? "")).not.toBe("");
}

/** One asks at the table, the other finds it in the lobby; the decks stay. */
async function rematch(asking: Page, asked: Page): Promise<void> {
  await after(asking).getByRole("button", { name: "Ask for a rematch" }).click();
  await asking.getByText("Invited").waitFor();
  await asked.getByRole("link", { name: "Lobby" }).click();
  await asked.getByRole("link", { name: "Go to the table" }).click(PATIENCE);
  await asked.getByRole("button", { name: "Keep the deck of the last game" }).click();
  for (const page of [asking, asked]) {
    await page.locator("[data-reason='mulligan']").waitFor(PATIENCE);
  }
}

test("two people play a game from an offer in the lobby to its receipt and a rematch", async () => {
  const [ann, bob] = [await site.visit(), await site.visit()];
  const players = [
    new TablePlayer(ann.page, dice(11)),
    new TablePlayer(bob.page, dice(12)),
  ] as const;

  // One offers a game, the other takes it.
  await toLobby(ann);
  await ann.page.getByLabel("Deck").selectOption(SITH);
  await ann.page.getByRole("button", { name: "Find an opponent" }).click();
  await ann.page.getByText("Waiting for an opponent").waitFor();
  await toLobby(bob);
  await bob.page.getByRole("button", { name: "Take this offer" }).click();
  const offers = bob.page.getByRole("region", { name: "Offers" });
  await offers.getByLabel("Deck").selectOption(SCOUNDRELS);
  await offers.getByRole("button", { name: /^Play / }).click();
  await players[0].isThere();
  await players[1].isThere();
  for (const { page } of [ann, bob]) {
    await page.evaluate(() => {
      document.documentElement.dataset["loaded"] = "once";
    });
  }

  // Dice were rolled: to take that back needs the other, who refuses, and another time allows it.
  await playToActivation(players[0], players);
  await askBack(ann.page);
  await ann.page.getByText("You have asked to take the last answer back.").waitFor();
  await bob.page.getByRole("button", { name: "Refuse", exact: true }).click();
  await ann.page.getByText("Your wish to take something back was declined.").waitFor();
  await ann.page.getByRole("button", { name: "Understood" }).click();
  await playToActivation(players[1], players);
  await askBack(bob.page);
  await ann.page.getByRole("button", { name: "Allow it" }).click();
  await bob.page.locator("[data-reason='action'] >> nth=0").waitFor();
  expect(await whoIsAsked(players)).toBe(players[1]);

  // The server is killed while somebody answers.
  await playTogether(players, 10);
  const asked = await whoIsAsked(players);
  if (asked === null) throw new Error("The game was over too early.");
  for (const one of [ann, bob]) one.expects(/WebSocket connection|Failed to load resource/);
  await asked.page.waitForTimeout(FRESH_MS);
  await site.server.kill();
  const choice = asked.page.locator("[data-choice], [data-standing='lit']").first();
  await choice.click();
  await ann.page.getByText("The connection was lost.").waitFor(PATIENCE);
  await site.server.start();

  await playTogether(players);

  for (const { page } of [ann, bob]) {
    await after(page).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset["loaded"])).toBe("once");
  }
  const met = [...players[0].met, ...players[1].met];
  expect(met).toEqual(expect.arrayContaining(["mulligan", "action", "upkeep_discard"]));
  await lookThrough(ann.page);
  await checkDice(ann.page);
  await rematch(bob.page, ann.page);
});

/** The replay by everybody's eyes, from the end to the beginning, and out of it into a game. */
async function lookThrough(page: Page): Promise<void> {
  await after(page).getByRole("link", { name: "Replay" }).click();
  const controls = page.getByRole("region", { name: "Replay" });
  const place = controls.getByLabel("Place in the game");
  await place.waitFor();
  const last = Number(await place.getAttribute("max"));
  await place.fill(`${last}`);
  await page.locator("[data-bar][data-over]").waitFor();
  await controls.getByLabel("Jump to").selectOption({ label: "Round 2 begins." });
  await controls.getByRole("button", { name: "One step on" }).click();
  const known = page.locator("[aria-label$='hand'] [data-thing]");
  for (const seat of ["0", "1"]) {
    await controls.getByLabel("Whose eyes").selectOption(seat);
    await known.first().waitFor();
  }
  await controls.getByLabel("Whose eyes").selectOption({ label: "As a spectator" });
  await known.first().waitFor({ state: "detached" });
  await controls.getByLabel("Whose eyes").selectOption("0");
  await known.first().waitFor();
  await controls.getByRole("button", { name: /^What if/ }).click();
  await page.getByRole("button", { name: "Play on from here", exact: true }).click();
  const player = new TablePlayer(page, dice(13));
  await player.isThere();
  await player.play(4);
  await concede(page);
  await after(page).waitFor();
}

test("two who want the same are paired, speak, are watched, and play again", async () => {
  const [ann, bob, eve] = [await site.visit(), await site.visit(), await site.visit()];
  for (const one of [ann, bob]) {
    await toLobby(one);
    await one.page.getByLabel("Deck").selectOption(SITH);
    await one.page.getByRole("button", { name: "Find an opponent" }).click();
  }
  const players = [new TablePlayer(ann.page, dice(21)), new TablePlayer(bob.page, dice(22))];
  for (const player of players) await player.isThere();
  await say(ann.page, "May the dice be kind.");
  await bob.page.getByRole("tab", { name: /^Chat.*1 new/ }).click();
  await bob.page.getByText("May the dice be kind.").waitFor();
  await playTogether(players, 6);

  // Somebody comes who sees neither hand, and one of the two loads the page anew.
  await toLobby(eve);
  await eve.page.getByRole("link", { name: "Watch" }).click();
  await eve.page.locator("[data-bar]").waitFor();
  expect(await eve.page.locator("[aria-label$='hand'] [data-thing]").count()).toBe(0);
  await ann.page.reload();
  await players[0]?.isThere();
  await openChat(ann.page);
  await ann.page.getByText("May the dice be kind.").waitFor();

  await concede(bob.page);
  await eve.page.locator("[data-bar][data-over]").waitFor();
  await after(bob.page).getByRole("button", { name: "Ask for a rematch" }).click();
  await after(ann.page).getByRole("button", { name: "Play again" }).click(PATIENCE);
  for (const { page } of [ann, bob])
    await page.locator("[data-reason='mulligan']").waitFor(PATIENCE);
});

test("a friend comes by a private link, and both agree on a draw", async () => {
  const [ann, bob] = [await site.visit(), await site.visit()];
  await ann.page.goto("/");
  await ann.page.getByRole("button", { name: "Play a friend" }).click();
  const link = await ann.page.getByLabel("Link").inputValue();
  expect(link).toContain("?key=");
  await ann.page.getByText("whoever has the link may watch").waitFor();
  await ann.page.goto(link.replace(/\?.*/, ""));
  // The address that is copied from the bar opens the table as the link does.
  await expect.poll(() => ann.page.url()).toBe(link);
  await bob.page.goto(link);
  await sitDown(bob);
  const players = [new TablePlayer(ann.page, dice(31)), new TablePlayer(bob.page, dice(32))];
  for (const player of players) await player.isThere();
  await playTogether(players, 8);

  await ann.page.getByRole("button", { name: "Menu" }).click();
  await ann.page.getByRole("button", { name: "Offer a draw" }).click();
  await ann.page.getByText("You have offered a draw.").waitFor();
  await bob.page.getByRole("button", { name: "Accept the draw" }).click();
  for (const { page } of [ann, bob])
    await after(page)
      .getByText(/^The game is drawn/)
      .waitFor();
});

/** Sit down at a table of today's format: a deck made for another one is refused, with reasons. */
async function sitDown({ page, expects }: Watched): Promise<void> {
  expects(/status of 400/);
  const deck = page.getByLabel("Deck");
  const fitting = await deck.locator("optgroup[label='Ready-made'] option").nth(1).textContent();
  const sit = page.getByRole("button", { name: "Sit down with this deck" });
  await deck.selectOption(SCOUNDRELS);
  await sit.click();
  await page.getByText("Scoundrels cannot be played in ARH Standard:").waitFor();
  await deck.selectOption({ label: fitting ?? "" });
  await sit.click();
}

async function openChat(page: Page): Promise<void> {
  await page.getByRole("tab", { name: /^Chat/ }).click();
}

async function say(page: Page, words: string): Promise<void> {
  await openChat(page);
  await page.getByLabel("Say something").fill(words);
  await page.getByRole("button", { name: "Say", exact: true }).click();
}
