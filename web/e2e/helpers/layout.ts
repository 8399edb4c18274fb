/**
 * Measuring stored views at the stand: what is cut, covered or pinned over something else.
 *
 * What belongs here: the sizes, going through views and themes, planting harm. What does not:
 * which views, and what of it is meant (the test of a title says).
 */
import type { BrowserContextOptions, Page, ViewportSize } from "playwright-core";
import type { TableState } from "@/core/store/state";
import type { Meant } from "../../tests/stand/measuring";

/** What is as it should be, and why. */
export type MeantBecause = Meant & { readonly why: string };

const THEMES = ["dark", "light"];
/** So many faults are told at once. */
const SHOWN = 50;
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

/** How people come, and in windows of which sizes. */
export const WINDOWS = [
  ["fingers", TOUCH, PHONES],
  ["a mouse", STILL, DESKS],
] as const;

export const LONG_NAMES = [
  { name: "Wilhelmina Montgomery 24" },
  { name: "Bartholomew of Kirkwall9" },
];

/**
 * What is wrong with some views in any theme, and with a long board scrolled to its end; the
 * first of it, if it is much.
 */
export async function faultsOf(
  page: Page,
  folder: string,
  views: ReadonlyArray<string>,
  meant: ReadonlyArray<Meant>,
  otherwise: Partial<TableState> = {},
): Promise<ReadonlyArray<string>> {
  const faults = await page.evaluate(
    async ({ place, names, themes, expected, some }) => {
      const found: string[] = [];
      const note = (where: string): void => {
        for (const { kind, what, by, pixels } of stand.measure(expected)) {
          found.push(`${where}: ${what} is ${kind} by ${by}, ${pixels} px`);
        }
      };
      for (const name of names) {
        await stand.show(`${place}/${name}.json`, some);
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
    { place: folder, names: views, themes: THEMES, expected: meant, some: otherwise },
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
