/**
 * Every stored view of the Customizable Card Game in every theme on phones and desks, and at 200 %
 * zoom: nothing is cut, covered or pinned over something else.
 */
import { expect, test } from "vitest";
import { TABLES } from "../tests/fakes/swccg";
import { type MeantBecause, testLayout } from "./helpers/layout";
import { putUpStand } from "./helpers/stand";

const TITLE = "swccg";

const EXCERPT =
  "A card in a hand has as many whole lines of its text as fit; a look at it shows them all.";
const SWIPED = "Cards of a hand, and what is under way on a phone, are swiped sideways.";
const ART = "What a location looks like is drawn behind its name and says nothing.";

const MEANT: ReadonlyArray<MeantBecause> = [
  { kind: "cut", what: "[data-excerpt]", by: "[data-excerpt]", why: EXCERPT },
  { kind: "let out", what: "[data-excerpt]", why: EXCERPT },
  { kind: "broken", what: "[data-excerpt]", why: EXCERPT },
  { kind: "swiped away", what: "[data-zone='hand']", by: "[data-zone='hand']", why: SWIPED },
  { kind: "swiped away", what: "[data-ribbon]", by: "[data-ribbon]", why: SWIPED },
  { kind: "swiped away", what: "[data-tray]", by: "[data-tray]", why: SWIPED },
  {
    kind: "swiped away",
    what: "[data-worlds]",
    by: "[data-worlds]",
    why: "More locations than fit beside each other are scrolled to.",
  },
  { kind: "over", what: "[data-art]", why: ART },
  { kind: "over", what: "*", by: "[data-art]", why: ART },
  { kind: "cut", what: "[data-art]", why: ART },
];

const house = putUpStand();

testLayout(house, {
  title: TITLE,
  folder: `/tests/views/${TITLE}`,
  views: TABLES.map(([name]) => name),
  named: ["midgame", "spectator", "battle_twelve", "stack"],
  fullBars: ["midgame", "respond_deploy", "stack", "battle_owing"],
  meant: MEANT,
  nameless: /^Card \w+$/,
  harmed: "battle_twelve",
  trayed: "search",
  harms: [
    ["[data-sentence] { height: 9px; overflow: hidden }", "cut h1.sentence"],
    ["[data-bar] { margin-top: -80px; z-index: 9 }", "covered"],
    ["[data-choice] { position: absolute; left: 0 }", "over button.choice"],
  ],
});

test.each([
  [1440, 900, []],
  // Five cards with as many on them are more than there is room for in a low window.
  [1024, 768, ["Mos Eisley"]],
])("whoever stands at a location is in sight at %s x %s", async (width, height, but) => {
  const page = await house.visit("crowded", { viewport: { width, height } }, TITLE);
  const scrolling = await page.evaluate(() =>
    [...document.querySelectorAll("[data-place] > [data-many]")]
      .filter((half) => half.scrollHeight > half.clientHeight)
      .map((half) => half.parentElement?.querySelector("b")?.textContent),
  );
  expect(scrolling).toEqual(but);
});

test("eight locations have room beside each other at 1440", async () => {
  const page = await house.visit("midgame", { viewport: { width: 1440, height: 900 } }, TITLE);
  const room = await page.evaluate(() => {
    const [world] = document.querySelectorAll<HTMLElement>("[data-worlds] > section");
    // Two more than the six there are.
    world?.style.setProperty("--n", "4");
    const worlds = document.querySelector("[data-worlds]");
    return { wide: worlds?.scrollWidth, seen: worlds?.clientWidth };
  });
  expect(room.wide).toBe(room.seen);
});
