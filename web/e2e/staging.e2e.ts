/**
 * What others do and what dice decide, shown in a real browser at a real table: with motion, with a
 * bot that acts, and never with a question before it is over.
 */
import { expect, test } from "vitest";
import { axeViolations, guestAgainstBot, type Watched } from "./helpers/browser";
import { dice } from "./helpers/chance";
import { serveSite } from "./helpers/site";
import { TablePlayer } from "./helpers/table-player";

const site = serveSite();
const ANSWERS = 14;
const BRIEFLY = 800;
const PATIENCE = 60_000;

declare global {
  /** Only here: the kinds of acts that were on stage, and how often something was asked then. */
  var onStage: { readonly kinds: Set<string>; asked: number };
}

/** Somebody who looks at everything for as long as they have set, and may hold the first of it. */
async function onlooker(staging: number, holds = false): Promise<Watched> {
  const watched = await site.visit({ reducedMotion: "no-preference" });
  await watched.context.addInitScript(
    ({ ms, isHolding }) => {
      localStorage.setItem("dejarik.settings", JSON.stringify({ staging: ms }));
      const held = new KeyboardEvent("keydown", { key: "h" });
      globalThis.onStage = { kinds: new Set(), asked: 0 };
      new MutationObserver(() => {
        const stage = document.querySelector<HTMLElement>("[data-on-stage]");
        if (stage === null) return;
        const { onStage: kind = "" } = stage.dataset;
        if (isHolding && kind === "staged" && !onStage.kinds.has(kind)) window.dispatchEvent(held);
        onStage.kinds.add(kind);
        const asked = document.querySelector("[data-bar] [data-choice], [data-standing='lit']");
        if (asked !== null) onStage.asked += 1;
      }).observe(document, { subtree: true, childList: true });
    },
    { ms: staging, isHolding: holds },
  );
  return watched;
}

test("a game goes on through everything that is shown, and nothing is asked meanwhile", async () => {
  const watched = await onlooker(BRIEFLY);
  const table = await guestAgainstBot(watched);
  const { page } = watched;
  const player = new TablePlayer(page, dice(3));
  await player.come(table.id);

  await player.play(ANSWERS);

  const seen = await page.evaluate(() => ({ kinds: [...onStage.kinds], asked: onStage.asked }));
  expect(seen.kinds).toContain("staged");
  expect(seen.kinds).toContain("roll");
  expect(seen.asked).toBe(0);
  expect(player.answers).toBe(ANSWERS);
});

test("what is held can be looked at by anybody, and the tab says whose turn it is after it", async () => {
  const watched = await onlooker(BRIEFLY, true);
  const table = await guestAgainstBot(watched);
  const { page } = watched;
  const player = new TablePlayer(page, dice(5));
  await player.come(table.id);
  const stage = page.locator("[data-on-stage='staged']");
  const asked = async (): Promise<boolean> => {
    const held = stage.waitFor({ timeout: PATIENCE }).then(() => false);
    const found = [held, player.isAsked()].map((one) => one.catch(() => false));
    return Promise.race(found);
  };
  while (await asked()) await player.answer();
  await page.getByRole("button", { name: /Go on/ }).waitFor();

  for (const colorScheme of ["dark", "light"] as const) {
    // Without motion buttons change their colour at once.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await axeViolations(page)).toEqual([]);
  }

  while ((await stage.count()) > 0) await page.keyboard.press(" ");
  await player.isAsked();
  await page.waitForFunction(() => document.title.startsWith("Your turn"), null, {
    timeout: PATIENCE,
  });
});
