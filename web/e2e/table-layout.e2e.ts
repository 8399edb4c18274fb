/**
 * Every stored view of Destiny in every theme on phones and desks, and at 200 % zoom: nothing is
 * cut, covered or pinned over something else, and the sentence of a decision is there to be read.
 */
import type { Board } from "@protocol/destiny";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { STORED } from "../tests/fakes/views";
import { type MeantBecause, testLayout } from "./helpers/layout";
import { putUpStand } from "./helpers/stand";

const LONGEST_CARDS = 120;
const LARGE_HAND = 12;
/** How wide cards of a hand are, at least and at most: whole with a mouse, in columns on a phone. */
const CARD_WIDTHS = [148, 170, 187, 224];
const COLUMN_WIDTHS = [82, 89, 131];

const EXCERPT =
  "A small card has as many whole lines of its text as fit; a look at it shows them all.";
/** What is as it should be, and why. */
const MEANT: ReadonlyArray<MeantBecause> = [
  { kind: "cut", what: "[data-excerpt]", by: "[data-excerpt]", why: EXCERPT },
  { kind: "let out", what: "[data-excerpt]", why: EXCERPT },
  {
    kind: "broken",
    what: "[data-excerpt]",
    by: "[data-excerpt]",
    why: "What a card keeps has as much of a name as fits on its plate, and dots; a look tells it.",
  },
];

const house = putUpStand();

testLayout(
  house,
  {
    title: "",
    folder: "/tests/views",
    views: STORED.map(([name]) => name),
    named: ["midgame", "spectator", "team_of_four"],
    fullBars: ["action", "choose", "deck_order", "how_much", "indirect_damage", "midgame"],
    meant: MEANT,
    nameless: /^Card \d+$/,
    harmed: "may",
    trayed: "battlefield",
    harms: [
      ["[data-sentence] { height: 9px; overflow: hidden }", "cut h1.sentence"],
      ["[data-zone='hand'] button { height: 14px }", "let out span.title"],
      ["[data-sentence] { width: 20px }", "broken h1.sentence"],
      ["[data-board] { height: 99px; overflow: hidden }", "cut button.thing"],
      ["[data-bar] { margin-top: -80px; z-index: 9 }", "covered button.thing.card"],
      ["[data-choice] { margin-left: -40px }", "over button.choice"],
    ],
  },
  (page) => {
    test("the longest cards fit into a hand", async () => {
      expect(await faultsOfHand(page())).toEqual([]);
    });

    test("the bar is as high for two rows of choices as for none", async () => {
      const heights = await heightsOfBar(page(), ["over", "may", "dice_to_reroll", "action"]);
      expect(new Set(heights).size).toBe(1);
    });
  },
);

test("on a short phone a large hand leaves the other side's line and all names in sight", async () => {
  const page = await house.visit("midgame", { hasTouch: true, isMobile: true });
  await page.setViewportSize({ width: 360, height: 640 });
  await showHand(page, "midgame", LARGE_HAND);
  const { beyond, hidden } = await page.evaluate(() => {
    const felt = document.querySelector("[data-board]")?.parentElement;
    const names = [...document.querySelectorAll<HTMLElement>("[data-faces] [class*='lineNames']")];
    return {
      beyond: (felt?.scrollHeight ?? 0) - (felt?.clientHeight ?? 0),
      hidden: names.length === 0 || names.some((one) => one.offsetHeight === 0),
    };
  });
  expect(beyond).toBe(0);
  expect(hidden).toBe(false);
});

test.each(["midgame", "team_of_two", "team_of_three"])(
  "on a phone the characters of %s show the sides of their dice, and nobody is cut",
  async (view) => {
    const page = await house.visit(view, { hasTouch: true, isMobile: true });
    await page.setViewportSize({ width: 390, height: 844 });
    const measured = () =>
      page.evaluate(() => {
        const board = document.querySelector("[data-board]");
        const rows = [
          ":is([data-zone='team'], [data-zone='theirs']) [role='img'][aria-label^='Sides']",
        ];
        return {
          sides: [...document.querySelectorAll<HTMLElement>(rows.join())].map(
            (one) => one.offsetHeight,
          ),
          beyond: (board?.scrollHeight ?? 0) - (board?.clientHeight ?? 0),
        };
      });
    // A board folds once it has noticed how low its window is.
    await expect.poll(async () => (await measured()).beyond, { timeout: 20_000 }).toBe(0);
    const { sides } = await measured();
    expect(sides.filter((height) => height > 0).length).toBeGreaterThan(3);
  },
);

test.each([
  [1440, 900],
  [1024, 768],
])(
  "cards of a hand show their text at %s x %s, with dots where it goes on",
  async (width, height) => {
    const page = await house.visit("mulligan", { viewport: { width, height } });
    const found = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("[data-zone='hand'] [data-excerpt] > *")].map(
        (text) => ({
          lines: text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
          clamped: Number(getComputedStyle(text).webkitLineClamp),
          goesOn: text.scrollHeight > text.clientHeight,
        }),
      ),
    );
    expect(found).toHaveLength(5);
    for (const { lines, clamped, goesOn } of found) {
      expect(lines).toBeGreaterThan(1);
      expect(Number.isInteger(lines)).toBe(true);
      if (goesOn) expect(lines).toBe(clamped);
    }
  },
);

test.each([
  ["a phone", { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }],
  ["a short phone", { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } }],
  ["a tablet", { viewport: { width: 1024, height: 768 } }],
  ["a desk", { viewport: { width: 1440, height: 900 } }],
])("cards of a hand can be played beside one from the discard pile on %s", async (_, options) => {
  const page = await house.visit("action", options);
  const hidden = await page.evaluate(async () => {
    const { view } = stand.store.getSnapshot();
    if (view === null) throw new Error("There is no view.");
    const board = view.board as Board;
    const players = board.players.map((one) =>
      one.seat === view.seat
        ? { ...one, hand: one.hand.slice(1), discard: [...one.discard, ...one.hand.slice(0, 1)] }
        : one,
    );
    await stand.show("/tests/views/action.json", {
      view: { ...view, board: { ...board, players } },
    });
    const lit = [
      ...document.querySelectorAll<HTMLElement>(
        "[data-zone='hand'] [data-thing][data-standing='lit']",
      ),
    ];
    const offered = document.querySelectorAll("[data-tray] > li").length;
    const covered = lit.filter((card) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      return !card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    return { offered, some: lit.length > 0, covered: covered.map((one) => one.textContent) };
  });
  expect(hidden).toEqual({ offered: 1, some: true, covered: [] });
});

/** How high the bar is for some views, in pixels. */
function heightsOfBar(page: Page, views: ReadonlyArray<string>): Promise<ReadonlyArray<number>> {
  return page.evaluate(async (names) => {
    const found: number[] = [];
    for (const name of names) {
      await stand.show(`/tests/views/${name}.json`);
      found.push(document.querySelector("[data-bar]")?.getBoundingClientRect().height ?? 0);
    }
    return found;
  }, views);
}

/** A stored view with so many cards in one's own hand. */
async function showHand(page: Page, name: string, count: number): Promise<void> {
  await page.evaluate(
    async ({ path, most }) => {
      await stand.show(path);
      const { view } = stand.store.getSnapshot();
      if (view === null) throw new Error("There is no view.");
      const hand = [...stand.catalogue.values()]
        .filter(({ type }) => type === "event")
        .slice(0, most)
        .map(({ code }, nth) => ({ handle: nth + 1, code }));
      // The stand shows tables of Destiny.
      const board = view.board as Board;
      const players = board.players.map((one) => (one.seat === view.seat ? { ...one, hand } : one));
      await stand.show(path, { view: { ...view, board: { ...board, players } } });
    },
    { path: `/tests/views/${name}.json`, most: count },
  );
}

/** What is wrong with the cards of the longest titles in a hand, as wide as a hand makes them. */
async function faultsOfHand(page: Page): Promise<ReadonlyArray<string>> {
  const touched = await page.evaluate(() => matchMedia("(hover: none)").matches);
  await page.setViewportSize(touched ? { width: 390, height: 844 } : { width: 1440, height: 900 });
  return page.evaluate(
    async ({ most, widths, meant }) => {
      await stand.show("/tests/views/mulligan.json");
      const { view } = stand.store.getSnapshot();
      if (view === null) throw new Error("There is no view.");
      const hand = [...stand.catalogue.values()]
        .filter(({ type }) => ["event", "support", "upgrade", "downgrade"].includes(type))
        .toSorted((one, other) => other.title.length - one.title.length)
        .slice(0, most)
        .map(({ code }, nth) => ({ handle: nth + 1, code }));
      // The stand shows tables of Destiny.
      const board = view.board as Board;
      const players = board.players.map((one) => (one.seat === view.seat ? { ...one, hand } : one));
      await stand.show("/tests/views/mulligan.json", {
        view: { ...view, board: { ...board, players } },
      });
      const style = document.head.appendChild(document.createElement("style"));
      const found = widths.flatMap((width) => {
        style.textContent =
          `[data-zone="hand"] ul { --card-w: ${width}px; flex-wrap: wrap; grid-template-columns: repeat(auto-fill, ${width}px) }` +
          `[data-zone="hand"] li { flex: none !important; width: ${width}px }`;
        return stand
          .measure(meant)
          .map(
            ({ kind, what, by, pixels }) => `${width}: ${what} is ${kind} by ${by}, ${pixels} px`,
          );
      });
      style.remove();
      return found.slice(0, 50);
    },
    {
      most: LONGEST_CARDS,
      widths: touched ? COLUMN_WIDTHS : CARD_WIDTHS,
      meant: MEANT,
    },
  );
}
