/**
 * Every stored view of Imperial Assault in every theme on phones and desks, and at 200 % zoom:
 * nothing is cut, covered or pinned over something else.
 */
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { TableState } from "@/core/store/state";
import { SKIRMISHES } from "../tests/fakes/imperial";
import { faultsOf, LONG_NAMES, type MeantBecause, planted, WINDOWS } from "./helpers/layout";
import { putUpStand } from "./helpers/stand";

const TITLE = "imperial-assault";
const FOLDER = `/tests/views/${TITLE}`;
const VIEWS = SKIRMISHES.map(([name]) => name);
const NAMED = ["midgame", "spectator", "attack_surges"];
/** Questions with much in their bar. */
const FULL_BARS = ["activate", "menu_attack", "midgame", "respond"];
/** A desk at 200 % has half its pixels. */
const ZOOMED = { width: 720, height: 450 };

/** What is as it should be, and why. */
const MEANT: ReadonlyArray<MeantBecause> = [
  {
    kind: "cut",
    what: "[data-excerpt]",
    by: "[data-excerpt]",
    why: "A card in a hand has as many whole lines of its text as fit; a look at it shows them all.",
  },
];

const house = putUpStand();

function faults(
  page: Page,
  views: ReadonlyArray<string>,
  otherwise: Partial<TableState> = {},
): Promise<ReadonlyArray<string>> {
  return faultsOf(page, FOLDER, views, MEANT, otherwise);
}

describe.each(WINDOWS)("with %s", (_, options, sizes) => {
  let page: Page;
  beforeAll(async () => {
    page = await house.visit("midgame", options, TITLE);
    expect(await page.getByText(/^Card \w+$/).count()).toBe(0);
  });

  test.each(sizes)("nothing is cut or covered at $width x $height", async (size) => {
    await page.setViewportSize(size);
    expect(await faults(page, VIEWS)).toEqual([]);
  });

  test.each(sizes)("the longest names are whole at $width x $height", async (size) => {
    await page.setViewportSize(size);
    expect(await faults(page, NAMED, { sitters: LONG_NAMES })).toEqual([]);
  });

  test.each(sizes)("a standing order fits into the bar at $width x $height", async (size) => {
    await page.setViewportSize(size);
    expect(await faults(page, FULL_BARS, { order: {} })).toEqual([]);
    await page.getByRole("checkbox", { name: /^Pass for me/ }).waitFor();
  });

  test("what is planted is found", async () => {
    const harmed = (css: string): Promise<string> =>
      planted(page, `${FOLDER}/midgame.json`, MEANT, css);
    expect(await harmed("[data-sentence] { height: 9px; overflow: hidden }")).toContain(
      "cut h1.sentence",
    );
    expect(await harmed("[data-bar] { margin-top: -80px; z-index: 9 }")).toContain("covered");
    expect(await harmed("[data-choice] { margin-left: -40px }")).toContain("over button.choice");
  });
});

test("nothing is cut or covered at 200 % zoom", async () => {
  const page = await house.visit("midgame", { viewport: ZOOMED, reducedMotion: "reduce" }, TITLE);
  expect(await faults(page, VIEWS)).toEqual([]);
});
