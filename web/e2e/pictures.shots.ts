/**
 * Pictures of the page for `docs/design/shots`, taken in a real game against a real server but for
 * decisions.
 *
 * `just shots` takes them anew. Dice fall as they fall, so no two runs give the same game;
 * a picture waits until its moment comes.
 */
import type { Page } from "playwright-core";
import { describe, test } from "vitest";
import { guestAgainstBot, type Watched } from "./helpers/browser";
import { dice } from "./helpers/chance";
import { keepShot, SIZES, THEMES } from "./helpers/shots";
import { serveSite } from "./helpers/site";
import { skirmisher } from "./helpers/skirmisher";
import { putUpStand } from "./helpers/stand";
import { TablePlayer } from "./helpers/table-player";

/** How a card is called until the facts of all cards have come. */
const NAMELESS = /^Card \d+$/;
const GAMES = 20;
const DECISIONS = ["mulligan", "dice_to_reroll", "host"];
const IN_A_POOL = "[aria-label='In the pool'] [data-thing]";
const UNLIT = "[data-thing]:not([data-standing='lit']):visible";
/** One's own dice and cards: why not is asked of them first. */
const OWN_UNLIT = `:is([data-zone='pool'], [data-zone='hand']) ${UNLIT}`;
const SKIRMISH = "?game=imperial-assault";

/** A list as people paste it: a name with a slip in it, a card of a set that is not built yet. */
const PASTED = `2 Rey, Force Prodigy (AW 38)
1 Finn (AW 45)
2 Force Throw
2 Lightsaber
1 Jedi Robes
1 Forse Strike
2 Vibroknife
1 Hangar Bay (TPG 23)`;

const site = serveSite();
const house = putUpStand();

/** Keep what is seen now, once the cards have their names. */
async function keep(page: Page, name: string): Promise<void> {
  await page.getByText(NAMELESS).first().waitFor({ state: "detached" });
  await keepShot(page, name);
}

/** Play until a question is asked with so many dice on the table, for as many games as it takes. */
async function until(watched: Watched, seed: number, reason: string, lying = 0): Promise<string> {
  const { page } = watched;
  for (let nth = 0; nth < GAMES; nth += 1) {
    const table = await guestAgainstBot(watched);
    const player = new TablePlayer(page, dice(seed + nth));
    await player.come(table.id);
    while (await player.isAsked()) {
      const asked = await page.locator(`[data-bar][data-reason='${reason}']`).count();
      if (asked > 0 && (await page.locator(IN_A_POOL).count()) >= lying) return table.game;
      await player.answer();
    }
  }
  throw new Error(`Nobody was ever asked for ${reason} with ${lying} dice.`);
}

/** The panel beside the table, wherever it is at this size. */
async function beside(page: Page, tab: string): Promise<void> {
  const sheet = page.getByRole("button", { name: "Log, chat and odds" });
  if (await sheet.isVisible()) await sheet.click();
  await page.getByRole("tab", { name: tab }).click();
}

describe.each(SIZES)("%s", (size, options) => {
  const visit = (): Promise<Watched> => site.visit({ ...options, colorScheme: "dark" });
  const named = (name: string): string => `${name}-${size}`;

  test("around the table", async () => {
    const watched = await visit();
    const { page } = watched;
    for (const [name, path] of [
      ["landing", "/"],
      ["lobby", "/lobby"],
      ["cards", "/cards"],
    ] as const) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      // What decks there are comes after the page.
      if (path === "/") await page.getByRole("radio").first().waitFor({ state: "attached" });
      await keep(page, named(name));
    }
    await page.goto("/decks/new");
    await page.getByText("Paste a list").click();
    await page.getByLabel("The list").fill(PASTED);
    await page.getByRole("button", { name: "Use this list" }).click();
    await page.waitForLoadState("networkidle");
    await keep(page, named("deck-paste"));
  });

  test("around a skirmish", async () => {
    const { page } = await visit();
    await page.goto(`/cards${SKIRMISH}`);
    await page.getByText(/^\d+ cards$/).waitFor();
    await keep(page, named("skirmish-cards"));
    await page.goto(`/decks/new${SKIRMISH}`);
    await page.getByLabel("Start from").selectOption("vader");
    await page.getByText(/Legal in/).waitFor();
    await keep(page, named("skirmish-builder"));
    await page.goto(`/learn${SKIRMISH}`);
    const player = new TablePlayer(page, dice(3), undefined, skirmisher);
    await player.isThere();
    while (await player.isAsked()) {
      if ((await page.locator("[data-lesson='menu']").count()) > 0) break;
      const strip = page.locator("[data-coach]").getByText("Two actions");
      if ((await strip.count()) > 0) break;
      await player.answer();
    }
    await keep(page, named("skirmish-lesson"));
  });

  // Some are asked once in many games: these are stored.
  test.each(DECISIONS)("decision: %s", async (reason) => {
    const page = await house.visit(reason, options);
    await keep(page, named(`decision-${reason.replaceAll("_", "-")}`));
  });

  test("the middle of a game, odds, why, and the game again", async () => {
    const watched = await visit();
    const { page } = watched;
    const game = await until(watched, 7, "action", 5);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await keep(page, named(`table-${colorScheme}`));
    }
    await page.emulateMedia({ colorScheme: "dark" });
    const own = page.locator(OWN_UNLIT);
    await ((await own.count()) > 0 ? own : page.locator(UNLIT)).first().click();
    await page.getByRole("status", { name: "Why not" }).waitFor();
    await keep(page, named("why"));
    await page.keyboard.press("Escape");
    await beside(page, "Odds");
    await page.getByRole("tabpanel").getByRole("button").first().click();
    await keep(page, named("odds"));
    if (size === "phone") await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Concede" }).click();
    await page.getByRole("button", { name: "Yes, give up this game" }).click();
    await page.locator("[data-bar][data-over]").waitFor();
    await page.goto(`/replay/${game}?at=30`);
    await page.locator("[data-bar]").waitFor();
    await keep(page, named("replay"));
  });
});
