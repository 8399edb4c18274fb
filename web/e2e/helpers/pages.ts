/**
 * Looking at pages around the tables: what axe finds, what is too wide, what lies on what.
 */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeViolations } from "./browser";

/** Windows that pages are looked at in. */
export const WINDOWS = [
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 768, height: 1024 } },
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
] as const;

/** How far a page is wider than its window. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Things one can press that lie on each other, two by two, in their words. */
export function overlaps(page: Page): Promise<ReadonlyArray<string>> {
  return page.evaluate(() => {
    const slack = 1;
    const pressed = [
      ...document.querySelectorAll<HTMLElement>("main a, main button, main input, main select"),
    ].filter((one) => one.checkVisibility() && one.getClientRects().length > 0);
    const boxes = pressed.map((one) => ({ one, box: one.getBoundingClientRect() }));
    const said = ({ one }: { one: HTMLElement }): string =>
      (one.ariaLabel ?? one.textContent ?? one.id).slice(0, 40);
    return boxes.flatMap((first, place) =>
      boxes
        .slice(place + 1)
        .filter(
          (second) =>
            !first.one.contains(second.one) &&
            !second.one.contains(first.one) &&
            Math.min(first.box.right, second.box.right) -
              Math.max(first.box.left, second.box.left) >
              slack &&
            Math.min(first.box.bottom, second.box.bottom) -
              Math.max(first.box.top, second.box.top) >
              slack,
        )
        .map((second) => `${said(first)} on ${said(second)}`),
    );
  });
}

/** Words that something hides a part of: what has them, in its words. */
export function cutWords(page: Page): Promise<ReadonlyArray<string>> {
  return page.evaluate(() => {
    const slack = 1;
    const isCutting = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
      [overflowX, overflowY].some((one) => one === "hidden" || one === "clip");
    return [...document.querySelectorAll<HTMLElement>("main *")]
      .filter((one) => one.checkVisibility() && one.closest("svg, select, .spoken") === null)
      .filter((one) => one.clientWidth > slack && isCutting(getComputedStyle(one)))
      .filter(
        (one) =>
          one.scrollWidth > one.clientWidth + slack || one.scrollHeight > one.clientHeight + slack,
      )
      .map((one) => (one.textContent ?? one.tagName).slice(0, 60));
  });
}

/** Nothing is wrong with a page as it stands, in either theme. */
export async function isSound(page: Page): Promise<void> {
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await overlaps(page)).toEqual([]);
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page)).toEqual([]);
  }
}
