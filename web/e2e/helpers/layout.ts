/**
 * Measuring stored views at the stand: what is cut, covered or pinned over something else.
 *
 * What belongs here: the sizes, going through views and themes, planting harm, and the tests that
 * every title has. What does not: which views, and what of it is meant (the test of a title says).
 */
import type { Occasion } from "@protocol";
import type { BrowserContextOptions, Page, ViewportSize } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { TableState } from "@/core/store/state";
import type { Meant } from "../../tests/stand/measuring";
import type { StandHouse } from "./stand";

/** What is as it should be, and why. */
export type MeantBecause = Meant & { readonly why: string };

const THEMES = ["dark", "light"];
/** So many faults are told at once. */
const SHOWN = 50;
/** Windows up to here have no room for orders in the bar. */
export const NARROW = 720;
const STILL: BrowserContextOptions = { reducedMotion: "reduce" };
const TOUCH: BrowserContextOptions = { ...STILL, hasTouch: true, isMobile: true };
const PHONES: ReadonlyArray<ViewportSize> = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
];
const DESKS: ReadonlyArray<ViewportSize> = [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

/** A desk at 200 % has half its pixels. */
const ZOOMED = { width: 720, height: 450 };
/** How people come, and in windows of which sizes. */
const WINDOWS = [
  ["fingers", TOUCH, PHONES],
  ["a mouse", STILL, DESKS],
] as const;

const TRAY = "[data-tray]";
/** What a tray may never lie over: what can be chosen, the bar, and what is in it itself. */
const ANSWERS = `[data-standing='lit'], [data-bar], ${TRAY}`;
const PASSING = "What is chosen from a stack comes and goes over the end of the log or the hand.";
const EVERYWHERE: ReadonlyArray<MeantBecause> = [
  { kind: "covered", what: "body", by: TRAY, but: ANSWERS, why: PASSING },
  { kind: "over", what: "body", by: TRAY, but: ANSWERS, why: PASSING },
  // Of two that share pixels, either may be named first.
  { kind: "over", what: TRAY, butBy: ANSWERS, why: PASSING },
];
/** What a question could be passed for, as a server says it. */
const OCCASIONS = [
  { id: "own", words: "nothing is left but to end an activation", group: "When it is your turn" },
  { id: "forced", words: "There is only one answer", group: "Always" },
];

const LONG_NAMES = [{ name: "Wilhelmina Montgomery 24" }, { name: "Bartholomew of Kirkwall9" }];

/** The stored views of a title, and what its tests know of them. */
export interface Measured {
  /** As the stand knows it; empty for the first. */
  readonly title: string;
  readonly folder: string;
  readonly views: ReadonlyArray<string>;
  /** Views in which the names of people stand. */
  readonly named: ReadonlyArray<string>;
  /** Views whose questions have much in their bar. */
  readonly fullBars: ReadonlyArray<string>;
  readonly meant: ReadonlyArray<MeantBecause>;
  /** What is called like this has no name, because its facts have not come. */
  readonly nameless: RegExp;
  /** A view, the harm that is done to it or to another, and what must be found then. */
  readonly harmed: string;
  readonly harms: ReadonlyArray<readonly [css: string, found: string, view?: string]>;
  /** A view that offers things in a tray, if there are such. */
  readonly trayed?: string;
}

/** What must be found of a tray: that it lies over the bar, or its things over each other. */
const TRAY_HARMS = [
  [`${TRAY} { transform: translateY(90px) }`, "over "],
  [`${TRAY} > li + li { margin-left: -90px; margin-top: -30px }`, "over button.thing"],
] as const;

/** Every stored view of a title on phones and desks, in every theme, and at 200 % zoom. */
export function testLayout(
  house: StandHouse,
  measured: Measured,
  more: (page: () => Page) => void = () => undefined,
): void {
  const { title, folder, views, named, fullBars, nameless, harmed, harms } = measured;
  const meant = [...EVERYWHERE, ...measured.meant];
  describe.each(WINDOWS)("with %s", (_, options, sizes) => {
    let page: Page;
    beforeAll(async () => {
      page = await house.visit("midgame", options, title);
      // Without the facts of cards there would be neither long names nor texts to measure.
      expect(await page.getByText(nameless).count()).toBe(0);
    });

    test.each(sizes)("nothing is cut or covered at $width x $height", async (size) => {
      await page.setViewportSize(size);
      expect(await faultsOf(page, folder, views, meant)).toEqual([]);
    });

    test.each(sizes)("the longest names are whole at $width x $height", async (size) => {
      await page.setViewportSize(size);
      expect(await faultsOf(page, folder, named, meant, { sitters: LONG_NAMES })).toEqual([]);
    });

    test.each(sizes)("standing orders fit into the bar at $width x $height", async (size) => {
      await page.setViewportSize(size);
      expect(await faultsOf(page, folder, fullBars, meant, { order: {} }, OCCASIONS)).toEqual([]);
      // On a phone they stand in the menu.
      const wanted = size.width > NARROW ? OCCASIONS.length : 0;
      expect(await page.locator("[data-bar] [data-order]").count()).toBe(wanted);
    });

    more(() => page);

    test.each(measured.trayed === undefined ? [] : TRAY_HARMS)(
      "what is planted in a tray is found: %s",
      async (css, found) => {
        expect(await planted(page, `${folder}/${measured.trayed}.json`, meant, css)).toContain(
          found,
        );
      },
    );

    test.each(harms.map(([css, found, view = harmed]) => [css, found, view] as const))(
      "what is planted is found: %s",
      async (css, found, view) => {
        expect(await planted(page, `${folder}/${view}.json`, meant, css)).toContain(found);
      },
    );
  });

  test("nothing is cut or covered at 200 % zoom", async () => {
    const page = await house.visit("midgame", { ...STILL, viewport: ZOOMED }, title);
    expect(await faultsOf(page, folder, views, meant)).toEqual([]);
  });
}

/**
 * What is wrong with some views in any theme, and with a long board scrolled to its end; the
 * first of it, if it is much.
 */
async function faultsOf(
  page: Page,
  folder: string,
  views: ReadonlyArray<string>,
  meant: ReadonlyArray<Meant>,
  otherwise: Partial<TableState> = {},
  occasions: ReadonlyArray<Occasion> = [],
): Promise<ReadonlyArray<string>> {
  const faults = await page.evaluate(
    async ({ place, names, themes, expected, some, asked }) => {
      const found: string[] = [];
      const note = (where: string): void => {
        for (const { kind, what, by, pixels } of stand.measure(expected)) {
          found.push(`${where}: ${what} is ${kind} by ${by}, ${pixels} px`);
        }
      };
      for (const name of names) {
        await stand.show(`${place}/${name}.json`, some);
        if (asked.length > 0) await stand.order(asked);
        const board = document.querySelector("[data-board]");
        const here = `${innerWidth} x ${innerHeight}`;
        board?.scrollTo(0, 0);
        for (const theme of themes) {
          document.documentElement.dataset["theme"] = theme;
          note(`${name}, ${theme}, ${here}`);
        }
        if (board === null || board.scrollHeight <= board.clientHeight) continue;
        board.scrollTo(0, board.scrollHeight);
        note(`${name}, ${here}, scrolled`);
      }
      return found;
    },
    {
      ...{ place: folder, names: views, themes: THEMES },
      ...{ expected: meant, some: otherwise, asked: occasions },
    },
  );
  return faults.slice(0, SHOWN);
}

/** What is found, kind and element, at a view while a style is there that does harm. */
export function planted(
  page: Page,
  path: string,
  meant: ReadonlyArray<Meant>,
  css: string,
): Promise<string> {
  return page.evaluate(
    async ({ view, expected, harm }) => {
      await stand.show(view);
      const style = document.head.appendChild(document.createElement("style"));
      style.textContent = harm;
      const found = stand.measure(expected).map(({ kind, what }) => `${kind} ${what}`);
      style.remove();
      return found.join("\n");
    },
    { view: path, expected: meant, harm: css },
  );
}
