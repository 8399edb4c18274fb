/**
 * Pictures of the Customizable Card Game for `docs/design/shots`: the table, a battle, what is
 * under way, a lesson, the cards.
 *
 * `just shots swccg` takes them anew. Cards lie as they lie, so no two runs give the same game;
 * a picture waits until its moment comes.
 */
import type { Page } from "playwright-core";
import { describe, test } from "vitest";
import type { Watched } from "./helpers/browser";
import { cardGameAgainstBot, cardPlayer } from "./helpers/card-player";
import { dice } from "./helpers/chance";
import { keepShot, SIZES, THEMES } from "./helpers/shots";
import { serveSite } from "./helpers/site";
import { TablePlayer, tap } from "./helpers/table-player";

const site = serveSite();
const GAMES = 4;
const MOST = 260;
const PATIENCE = { timeout: 60_000 };
/** So many cards on the table make a picture of one. */
const CROWD = 9;

/** Keep what is seen now in every theme. */
async function keep(page: Page, name: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await keepShot(page, name.replace("*", colorScheme));
  }
}

const count = (page: Page, selector: string): Promise<number> => page.locator(selector).count();

describe.each(SIZES)("%s", (size, options) => {
  const visit = (): Promise<Watched> => site.visit({ ...options, colorScheme: "dark" });
  const isPhone = size === "phone";
  const named = (name: string): string => `swccg-${name}-*-${size}`;

  /** Play until all moments have come, each at its first time. */
  async function until(
    moments: Readonly<Record<string, (page: Page) => Promise<boolean>>>,
  ): Promise<void> {
    const left = new Map(Object.entries(moments));
    for (let game = 0; game < GAMES && left.size > 0; game += 1) {
      const watched = await visit();
      const table = await cardGameAgainstBot(watched, "introductory-dark");
      const touch = isPhone ? tap : undefined;
      const player = new TablePlayer(watched.page, dice(80 + game), touch, cardPlayer);
      await player.come(table.id);
      while (player.answers < MOST && left.size > 0 && (await player.isAsked())) {
        for (const [name, isNow] of left) {
          if (await isNow(watched.page)) {
            await keep(watched.page, named(name));
            left.delete(name);
          }
        }
        await player.answer();
      }
    }
    if (left.size > 0) throw new Error(`These moments never came: ${[...left.keys()].join(", ")}.`);
  }

  test("the table, a battle, what is under way", async () => {
    await until({
      table: async (page) =>
        (await count(page, "[data-battle]")) === 0 &&
        (await count(page, "[data-board] [data-thing]")) > CROWD &&
        (await page.locator("[data-bar]").getAttribute("data-reason")) === "respond",
      battle: async (page) => (await count(page, "[data-battle]")) > 0,
      stack: async (page) =>
        (await count(page, "[data-battle]")) === 0 &&
        (await count(page, "[data-zone='stack']")) > 0,
    });
  });

  test("a lesson of the guided first game", async () => {
    const { page } = await visit();
    await page.goto("/learn?game=swccg");
    await page.locator("[data-coach]").first().waitFor(PATIENCE);
    const player = new TablePlayer(page, dice(61), isPhone ? tap : undefined, cardPlayer);
    await player.play(7);
    await player.isAsked();
    await keepShot(page, `swccg-lesson-${size}`);
  });

  test("cards", async () => {
    const { page } = await visit();
    await page.goto("/cards?game=swccg&playable=1&side=light");
    await page.getByRole("link", { name: /Luke/ }).first().waitFor(PATIENCE);
    await keepShot(page, `swccg-cards-${size}`);
    await page.goto("/sets?game=swccg");
    await page.getByRole("heading", { name: "Premiere", exact: true }).waitFor(PATIENCE);
    await keepShot(page, `swccg-sets-${size}`);
  });
});
