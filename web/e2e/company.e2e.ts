/**
 * Pages about people at every size and in both themes, and what two of them do together: friends,
 * a challenge, a warning.
 */
import type { Person } from "@protocol";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fillIn, PASSWORD, register } from "./helpers/account";
import { ask, type Watched } from "./helpers/browser";
import { isSound, overlaps, sideways } from "./helpers/pages";
import { dejarik } from "./helpers/server";
import { serveSite } from "./helpers/site";

const site = serveSite();
/** Between these nothing new is drawn: there only the places of things are looked at. */
const ENDS = [390, 1440];
const BETWEEN = [768, 1024];
const TALL = 900;
const SHOTS = process.env["SHOTS"] ?? "";

/** Nothing is wrong with a page, however wide its window is. */
async function isSoundEverywhere(page: Page, name: string): Promise<void> {
  for (const width of [...BETWEEN, ...ENDS]) {
    await page.setViewportSize({ width, height: TALL });
    if (ENDS.includes(width)) await isSound(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await overlaps(page)).toEqual([]);
    if (SHOTS !== "") await page.screenshot({ path: `${SHOTS}/${name}-${width}.png` });
  }
}

async function idOf(watched: Watched): Promise<string> {
  const { person } = await ask<{ person: Person }>(watched, "/api/people/me");
  return person.id;
}

test("two become friends, and one challenges the other", async () => {
  const [ann, bob] = [await site.visit(), await site.visit()];
  await register(ann.page, "Ann-of-Endor");
  await register(bob.page, "Bob-of-Endor");
  const [annId, bobId] = [await idOf(ann), await idOf(bob)];

  await ann.page.goto(`/people/${bobId}`);
  await ann.page.getByRole("button", { name: "Ask to be friends" }).waitFor();
  await isSoundEverywhere(ann.page, "profile-other");
  await ann.page.getByRole("button", { name: "Ask to be friends" }).click();
  await ann.page.getByRole("button", { name: "Take the question back" }).waitFor();
  await bob.page.goto("/ladder");
  await bob.page.getByText("Ann-of-Endor asks to be your friend").waitFor();
  await isSoundEverywhere(bob.page, "ladder-asked");
  await bob.page.getByRole("button", { name: "Agree" }).click();
  await bob.page.goto(`/people/${bobId}`);
  await bob.page.getByRole("region", { name: "Friends" }).getByText("here now").waitFor();
  await isSoundEverywhere(bob.page, "profile-own");

  await bob.page
    .getByRole("region", { name: "Friends" })
    .getByRole("link", { name: "Challenge" })
    .click();
  await bob.page.getByRole("heading", { name: "Challenge Ann-of-Endor" }).waitFor();
  await bob.page.getByText(/clock, match, rating/).click();
  await bob.page.getByLabel("Match").selectOption("Best of three");
  await isSoundEverywhere(bob.page, "lobby-challenge");
  await bob.page.getByRole("button", { name: "Challenge Ann-of-Endor" }).click();
  await bob.page.getByText(/The challenge waits for Ann-of-Endor/).waitFor();
  await isSoundEverywhere(bob.page, "challenge-made");

  await ann.page.getByText("Bob-of-Endor challenges you").waitFor();
  await isSoundEverywhere(ann.page, "challenged");
  await ann.page.getByRole("button", { name: "Choose a deck" }).click();
  await ann.page.getByText("You are invited").waitFor();
  await isSoundEverywhere(ann.page, "challenge-invited");
  await ann.page.getByRole("button", { name: "Sit down with this deck" }).click();
  for (const { page } of [ann, bob]) await page.locator("[data-reason='mulligan']").waitFor();
  expect(annId).not.toBe(bobId);
});

test("a moderator warns somebody, who has to read it", async () => {
  const [rude, keeper] = [await site.visit(), await site.visit()];
  await register(rude.page, "Rude-of-Endor");
  await dejarik(`dejarik admin Judge --database ${site.server.database}`, PASSWORD);
  await keeper.page.goto("/sign-in");
  await fillIn(keeper.page, "Judge", PASSWORD);
  await keeper.page.getByRole("button", { name: "Sign in" }).click();
  await keeper.page.getByRole("heading", { name: "Lobby" }).waitFor();
  await keeper.page.goto("/moderation");
  await keeper.page.getByLabel("Name", { exact: true }).fill("Rude-of-Endor");
  await keeper.page.getByRole("button", { name: "Find" }).click();
  await keeper.page.getByText("Do something about Rude-of-Endor").click();
  await isSoundEverywhere(keeper.page, "moderation");
  await keeper.page.getByLabel("Why", { exact: true }).fill("Be kind to others.");
  await keeper.page.getByRole("button", { name: "Do it" }).click();
  await keeper.page.getByText("It is done, and written down.").waitFor();

  await rude.page.getByText("Be kind to others.").waitFor();
  await rude.page.keyboard.press("Escape");
  await rude.page.keyboard.press("Escape");
  expect(await rude.page.getByText("Be kind to others.").isVisible()).toBe(true);
  await isSoundEverywhere(rude.page, "warned");
  await rude.page.getByRole("button", { name: "I have read it" }).click();
  await rude.page.getByText("Be kind to others.").waitFor({ state: "detached" });
});
