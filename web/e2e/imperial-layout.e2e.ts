/**
 * Every stored view of Imperial Assault in every theme on phones and desks, and at 200 % zoom:
 * nothing is cut, covered or pinned over something else.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { SKIRMISHES } from "../tests/fakes/imperial";
import { type MeantBecause, NARROW, planted, testLayout } from "./helpers/layout";
import { putUpStand } from "./helpers/stand";

const TITLE = "imperial-assault";
const FOLDER = `/tests/views/${TITLE}`;
const VIEWS = SKIRMISHES.map(([name]) => name);

const DRAWING = "[data-zone='map'] > svg[role='group']";
const INSET = "[data-overview]";
const TOOLS = "[data-tools]";
const EXCERPT = "[data-zone='hand'] [data-excerpt]";

const LINES =
  "A card in a hand has two whole lines of its text, and dots; a look at it shows all of it.";
const PINNED =
  "The whole map in small lies over a corner of the map, which is dragged from beneath.";

const MEANT: ReadonlyArray<MeantBecause> = [
  { kind: "cut", what: EXCERPT, by: EXCERPT, why: LINES },
  { kind: "let out", what: EXCERPT, by: "[data-zone='hand'] button", why: LINES },
  { kind: "broken", what: EXCERPT, by: EXCERPT, why: LINES },
  // Of two that share pixels, either may be named first.
  { kind: "over", what: INSET, by: DRAWING, why: PINNED },
  { kind: "over", what: DRAWING, by: INSET, why: PINNED },
  {
    kind: "covered",
    what: INSET,
    by: DRAWING,
    why: "It lets clicks through: what is drawn beneath it is what a pointer finds first.",
  },
  {
    kind: "over",
    what: TOOLS,
    by: DRAWING,
    upTo: NARROW,
    why: "On a phone the map has the whole width, and is dragged from beneath its tools.",
  },
];

const house = putUpStand();

testLayout(house, {
  title: TITLE,
  folder: FOLDER,
  views: VIEWS,
  named: ["midgame", "spectator", "attack_surges"],
  fullBars: ["activate", "menu_attack", "midgame", "respond"],
  meant: MEANT,
  nameless: /^Card \w+$/,
  harmed: "midgame",
  harms: [
    ["[data-sentence] { height: 9px; overflow: hidden }", "cut h1.sentence"],
    ["[data-bar] { margin-top: -80px; z-index: 9 }", "covered"],
    ["[data-choice] { margin-left: -40px }", "over button.choice"],
    [`${TOOLS} > button + button { margin-top: -40px }`, "over button.tool"],
    [`${INSET} { margin-right: -64px !important }`, "over svg.sign", "attack_damage"],
    [`${TOOLS} { margin-top: -30px }`, "cut button.tool"],
  ],
});

test.each([
  [`${TOOLS} { margin-left: -90px }`, "over button.tool"],
  [`${EXCERPT} { display: block; height: 9px; overflow: visible }`, "over span."],
])("what is planted at a desk is found: %s", async (css, found) => {
  const page = await house.visit("midgame", { viewport: { width: 1440, height: 900 } }, TITLE);
  expect(await planted(page, `${FOLDER}/midgame.json`, MEANT, css)).toContain(found);
});

test.each([
  { width: 360, height: 640 },
  { width: 720, height: 450 },
  { width: 640, height: 360 },
])("what is lit beneath tools or inset is dragged free at $width x $height", async (size) => {
  const page = await house.visit("midgame", { reducedMotion: "reduce", viewport: size }, TITLE);
  const { covered, stuck } = await draggedFree(page);
  expect(stuck).toEqual([]);
  expect(covered).toBeGreaterThan(0);
});

/** How much that can be chosen lies beneath tools or inset, and what stays there when dragged. */
function draggedFree(page: Page): Promise<{ covered: number; stuck: ReadonlyArray<string> }> {
  return page.evaluate(
    async ({ folder, views, drawing, pinned }) => {
      const drawn = (): Promise<number> =>
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const middle = (one: Element): readonly [x: number, y: number] => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      };
      const isBeneath = (one: Element): boolean => {
        const [x, y] = middle(one);
        return [...document.querySelectorAll(pinned)].some((over) => {
          const { left, top, right, bottom } = over.getBoundingClientRect();
          return x > left && x < right && y > top && y < bottom;
        });
      };
      const drag = (map: Element, from: readonly [number, number]): void => {
        const send = (type: string, [clientX, clientY]: readonly [number, number]): void => {
          const where = { bubbles: true, pointerId: 1, clientX, clientY };
          map.dispatchEvent(new PointerEvent(type, where));
        };
        send("pointerdown", from);
        send("pointermove", middle(map));
        send("pointerup", middle(map));
      };
      const stuck: string[] = [];
      let covered = 0;
      for (const name of views) {
        await stand.show(`${folder}/${name}.json`);
        const map = document.querySelector(drawing);
        const lit = [...(map?.querySelectorAll("[data-thing][data-standing='lit']") ?? [])];
        for (const one of lit.filter(isBeneath)) {
          covered += 1;
          if (map !== null) drag(map, middle(one));
          await drawn();
          if (isBeneath(one)) stuck.push(`${name}: ${one.getAttribute("aria-label")}`);
        }
      }
      return { covered, stuck };
    },
    { folder: FOLDER, views: VIEWS, drawing: DRAWING, pinned: `${INSET}, ${TOOLS} > button` },
  );
}
