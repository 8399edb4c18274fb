/**
 * Pictures of the Customizable Card Game for `docs/design/shots`: the table, a battle, what is
 * under way and a deployment from stored views; a lesson, cards and sets from a real server.
 *
 * `just shots swccg` takes them anew.
 */
import { describe, test } from "vitest";
import { cardPlayer } from "./helpers/card-player";
import { dice } from "./helpers/chance";
import { keepShot, SIZES, THEMES } from "./helpers/shots";
import { serveSite } from "./helpers/site";
import { putUpStand } from "./helpers/stand";
import { TablePlayer, tap } from "./helpers/table-player";

const site = serveSite();
const stand = putUpStand();
const TITLE = "swccg";
const PATIENCE = { timeout: 60_000 };
/** What pictures are called, and the views they are of. */
const VIEWS = [
  ["table", "midgame"],
  ["battle", "battle_twelve"],
  ["stack", "stack"],
  ["deploy", "respond_deploy"],
] as const;
const FIRST_FEW = 7;

describe.each(SIZES)("%s", (size, options) => {
  test.each(VIEWS)("%s", async (name, view) => {
    const page = await stand.visit(view, { ...options, reducedMotion: "reduce" }, TITLE);
    for (const theme of THEMES) {
      await page.evaluate((named) => {
        document.documentElement.dataset["theme"] = named;
      }, theme);
      await keepShot(page, `${TITLE}-${name}-${theme}-${size}`);
    }
    await page.context().close();
  });

  test("a lesson of the guided first game", async () => {
    const { page } = await site.visit({ ...options, colorScheme: "dark" });
    await page.goto(`/learn?game=${TITLE}`);
    await page.locator("[data-coach]").first().waitFor(PATIENCE);
    const touch = size === "phone" ? tap : undefined;
    const player = new TablePlayer(page, dice(61), touch, cardPlayer);
    await player.play(FIRST_FEW);
    await player.isAsked();
    await keepShot(page, `${TITLE}-lesson-${size}`);
  });

  test("cards, and how much of them can be played", async () => {
    const { page } = await site.visit({ ...options, colorScheme: "dark" });
    await page.goto(`/cards?game=${TITLE}&q=is:playable+side:light`);
    await page
      .getByRole("link", { name: /Rebel Guard/ })
      .first()
      .waitFor(PATIENCE);
    await keepShot(page, `${TITLE}-cards-${size}`);
    await page.goto(`/sets?game=${TITLE}`);
    await page.getByRole("heading", { name: "Premiere", exact: true }).waitFor(PATIENCE);
    await keepShot(page, `${TITLE}-sets-${size}`);
  });

  test("the first page", async () => {
    const { page } = await site.visit({ ...options, colorScheme: "dark" });
    await page.goto(`/?game=${TITLE}`);
    await page.getByRole("navigation", { name: "Games" }).locator("svg >> nth=2").waitFor(PATIENCE);
    await page.getByLabel("Deck", { exact: true }).waitFor(PATIENCE);
    await keepShot(page, `landing-${size}`);
  });
});
