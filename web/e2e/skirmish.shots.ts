/**
 * Pictures of a skirmish for `docs/design/shots`: ways, odds and the sight lens.
 *
 * `just shots` takes them anew. Dice fall as they fall, so no two runs give the same game;
 * a picture waits until its moment comes.
 */
import type { Locator, Page } from "playwright-core";
import { describe, test } from "vitest";
import type { Watched } from "./helpers/browser";
import { keepShot, SETTLED_MS, SIZES, THEMES } from "./helpers/shots";
import { serveSite } from "./helpers/site";
import { playUntil } from "./helpers/skirmish";
import { putUpStand } from "./helpers/stand";

const GAMES = 12;
const TOOLS_PX = 64;
const SPACE = "[data-reach] [data-thing][data-standing='lit']";
const TARGET = "[data-needed]";

const site = serveSite();
const house = putUpStand();
/** Stored moments, and the theme they are shown in. */
const MOMENTS = [
  ["move", "move", "dark"],
  ["attack", "attack_surges", "light"],
] as const;

/** Keep what is seen now in every theme. */
async function keep(page: Page, name: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await keepShot(page, name.replace("*", colorScheme));
  }
}

async function until(watched: Watched, isThere: (page: Page) => Promise<boolean>): Promise<void> {
  for (let nth = 0; nth < GAMES; nth += 1) {
    if (await playUntil(watched, 40 + nth, isThere)) return;
  }
  throw new Error("That moment never came.");
}

/** The ids of the figures that are drawn on the map. */
function figures(page: Page): Promise<ReadonlyArray<number>> {
  return page.$$eval("[data-zone='map'] g[data-thing]", (all) =>
    all.map((one) => Number(one.getAttribute("data-thing"))).filter((id) => id > 100 && id < 200),
  );
}

/** Whether a thing of the map can be touched where it is. */
async function isInView(page: Page, found: Locator): Promise<boolean> {
  const [box, map] = await Promise.all([
    found.boundingBox(),
    page.locator("[data-zone='map'] svg[role='group']").boundingBox(),
  ]);
  if (box === null || map === null) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // The tools lie over the upper edge.
  return x > map.x && x < map.x + map.width && y > map.y + TOOLS_PX && y < map.y + map.height;
}

describe.each(SIZES)("%s", (size, options) => {
  const visit = (): Promise<Watched> => site.visit({ ...options, colorScheme: "dark" });
  const isPhone = size === "phone";

  test.each(MOMENTS)("a stored moment: %s", async (name, view, theme) => {
    const page = await house.visit(`${view}&theme=${theme}`, options, "imperial-assault");
    await keepShot(page, `skirmish-${name}-${theme}-${size}`);
  });

  const touch = async (found: Locator): Promise<void> => {
    // A question that has just changed takes no tap.
    await found.page().waitForTimeout(SETTLED_MS);
    await (isPhone ? found.tap() : found.hover());
  };
  const named = (name: string): string => `skirmish-${name}-*-${size}`;

  test("a way", async () => {
    const watched = await visit();
    const { page } = watched;
    await until(watched, async () => {
      const asked = await page.locator("[data-bar]").getAttribute("data-reason");
      return (asked === "menu" || asked === "move") && (await page.locator(SPACE).count()) > 9;
    });
    await touch(page.locator(SPACE).nth(9));
    await page.locator("[data-way]").waitFor();
    await keep(page, named("way"));
  });

  test("the odds of a target, and who sees whom", async () => {
    const watched = await visit();
    const { page } = watched;
    await until(watched, async () => (await page.locator(TARGET).count()) > 0);
    const target = page.locator("[data-zone='map'] g[data-thing][data-standing='lit']").first();
    await touch(target);
    await page
      .getByText(/^The attack (defeats|cannot defeat|always misses) /)
      .first()
      .waitFor();
    await keep(page, named("odds"));
    await page.getByRole("button", { name: /^Sight lens/ }).click();
    await page.locator("[data-wash]").waitFor();
    await keep(page, named("sight-all"));
    const taken = new Set<string>();
    for (const id of await figures(page)) {
      const figure = page.locator(`[data-zone='map'] g[data-thing='${id}']`);
      if (!(await isInView(page, figure))) continue;
      await (isPhone ? figure.tap({ force: true }) : figure.click({ force: true }));
      await page.waitForTimeout(SETTLED_MS);
      const found = page.locator("[data-sight]");
      const how = (await found.count()) > 0 ? await found.getAttribute("data-sight") : "";
      const name = how === "lines" ? "sight" : "sight-hidden";
      if ((how === "lines" || how === "hidden") && !taken.has(name)) {
        taken.add(name);
        await keep(page, named(name));
      }
      const all = page.getByRole("button", { name: /^All that / });
      if ((await all.count()) > 0) await all.click();
      await page.waitForTimeout(SETTLED_MS);
    }
  });
});
