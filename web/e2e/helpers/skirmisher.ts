/**
 * What somebody likes to do in a skirmish: to attack, to interact, to walk up to enemies.
 *
 * Whoever walks at random meets nobody, and such a game takes for ever.
 */
import type { Page } from "playwright-core";
import type { Asked, Pick, Taste } from "./table-player";

/** Numbers of spaces begin here. */
const FIRST_SPACE = 1001;
/** What can be chosen instead of a space. */
const WAY = /^(go step by step|stop here)/i;
/** How much is liked what begins with these words. */
const LIKED: ReadonlyArray<readonly [RegExp, number]> = [
  [/^attack/i, 30],
  [/^interact/i, 6],
  [/^move/i, 4],
  [/^(special|play)/i, 0.5],
  [/^end the activation/i, 0.1],
];

/** Of spaces the one nearest to an enemy; what else is asked is chosen in the bar, if it is there. */
export const skirmisher: Taste = async (asked, chance, page) => {
  const spaces = asked.lit.filter((id) => Number(id) >= FIRST_SPACE);
  const [space] = await byEnemies(page, spaces);
  const isWay = asked.choices.every((words) => WAY.test(words));
  return space !== undefined && isWay && chance() < 0.97
    ? { kind: "thing", id: space }
    : liked(asked, chance);
};

function liked({ lit, choices }: Asked, chance: () => number): Pick {
  const weights = choices.map((words) => LIKED.find(([which]) => which.test(words))?.[1] ?? 1);
  let left = chance() * weights.reduce((sum, one) => sum + one, 0);
  const place = weights.findIndex((weight) => {
    left -= weight;
    return left <= 0;
  });
  if (choices.length > 0) return { kind: "choice", place: Math.max(0, place) };
  const id = lit[Math.floor(chance() * lit.length)];
  if (id === undefined) throw new Error("Nothing can be chosen.");
  return { kind: "thing", id };
}

/** Spaces by how far they are from the nearest enemy, or from the middle of the map. */
function byEnemies(page: Page, ids: ReadonlyArray<string>): Promise<ReadonlyArray<string>> {
  return page.evaluate((all) => {
    type Point = readonly [number, number];
    const middleOf = (element: Element | null): Point => {
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return [x + width / 2, y + height / 2];
    };
    const map = document.querySelector("[data-zone='map'] svg");
    const foes = [...(map?.querySelectorAll("[data-thing][aria-label*='opponent’s']") ?? [])];
    const wanted = foes.length > 0 ? foes : [map?.firstElementChild ?? null];
    const places = wanted.map(middleOf);
    const far = (id: string): number => {
      const [x, y] = middleOf(document.querySelector(`[data-thing="${id}"]`));
      return Math.min(...places.map(([left, top]) => Math.hypot(left - x, top - y)));
    };
    return all.toSorted((one, other) => far(one) - far(other));
  }, ids);
}
