/**
 * Two people play a title that the page has drawn nothing for, from the lobby to its receipt.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "./helpers/browser";
import { dice } from "./helpers/chance";
import { serveSite } from "./helpers/site";
import { TextPlayer } from "./helpers/text-player";

/** Those of `tests/titles/both.py`. */
const BOTH = {
  destiny: "dejarik.titles.destiny.title:TITLE",
  toy: "tests.titles.toy.title:TITLE",
};
const site = serveSite(async () => ({ titles: BOTH }));

async function toLobby(page: Page): Promise<void> {
  await page.goto("/lobby");
  await page.getByRole("button", { name: "Find an opponent" }).waitFor();
}

const after = (page: Page) => page.getByRole("complementary", { name: "The game is over" });

test("two people find each other, play in words, and check the receipt", async () => {
  const [ann, bob] = [(await site.visit()).page, (await site.visit()).page];
  await toLobby(ann);
  await ann.getByLabel("Game").selectOption({ label: "Toy" });
  await ann.getByLabel("Deck").selectOption("ready fierce");
  await ann.getByRole("button", { name: "Find an opponent" }).click();
  await ann.getByText("Waiting for an opponent").waitFor();
  await toLobby(bob);
  const offers = bob.getByRole("region", { name: "Offers" });
  await offers.getByText("Toy · 2 players · Plain").waitFor();
  await offers.getByRole("button", { name: "Take this offer" }).click();
  const decks = offers.getByLabel("Deck").getByRole("option");
  expect(await decks.allTextContents()).toEqual(["Steady hands", "Fierce"]);
  await offers.getByRole("button", { name: /^Play / }).click();

  // Everything one needs stands there in words, and nothing hidden does.
  const players = [new TextPlayer(ann, dice(41)), new TextPlayer(bob, dice(42))];
  for (const { page } of players) {
    const board = page.getByRole("region", { name: "On the table" });
    await board.getByText("Round: 1").waitFor();
    expect(await board.getByText("Hand: unknown").count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
  }
  await Promise.all(players.map((player) => player.play()));

  for (const { page } of players) await after(page).waitFor();
  expect(players.every(({ answers }) => answers > 2)).toBe(true);
  await after(ann).getByRole("link", { name: "Check the dice" }).click();
  const checks = ann.getByRole("region", { name: "Checked by this browser just now" });
  await checks.locator("[data-finding='agrees'] >> nth=2").waitFor();
  expect(await checks.getByRole("listitem").count()).toBe(3);
});
