/**
 * Every stored view in every theme on phones and desks: nothing is cut, covered or pinned over
 * something else, and the sentence of a decision is there to be read.
 */
import type { Board } from "@protocol/destiny";
import type { BrowserContextOptions, Page, ViewportSize } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { TableState } from "@/core/store/state";
import { STORED } from "../tests/fakes/views";
import type { Meant } from "../tests/stand/measuring";
import { putUpStand } from "./helpers/stand";

const VIEWS = STORED.map(([name]) => name);
const THEMES = ["dark", "light"];
const NAMED = ["midgame", "spectator", "team_of_four"];
/** Questions with much in their bar. */
const FULL_BARS = ["action", "choose", "deck_order", "how_much", "indirect_damage", "midgame"];
const LONG_NAMES = [{ name: "Wilhelmina Montgomery 24" }, { name: "Bartholomew of Kirkwall9" }];
const LONGEST_CARDS = 120;
/** On touch cards have one width, with a mouse any of these and what lies between them. */
const CARD_WIDTHS = [92, 110, 131, 148, 170, 187, 224];
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

/** What is as it should be, and why. */
const MEANT: ReadonlyArray<Meant & { readonly why: string }> = [
  {
    kind: "swiped away",
    what: "[data-zone='hand'] li",
    by: "[data-zone='hand'] ul",
    why: "A hand that is wider than the window is swiped, and a card at its edge says so.",
  },
  {
    kind: "cut",
    what: "[data-excerpt]",
    by: "[data-excerpt]",
    why: "A small card has as many whole lines of its text as fit; a look at it shows them all.",
  },
];

const house = putUpStand();

describe.each([
  ["fingers", TOUCH, PHONES],
  ["a mouse", STILL, DESKS],
] as const)("with %s", (_, options, sizes) => {
  let page: Page;
  beforeAll(async () => {
    page = await house.visit("midgame", options);
    // Without the facts of cards there would be neither long names nor texts to measure.
    expect(await page.getByText(/^Card \d+$/).count()).toBe(0);
  });

  test.each(sizes)("nothing is cut or covered at $width x $height", async (size) => {
    await page.setViewportSize(size);
    expect(await faultsOf(page, VIEWS)).toEqual([]);
  });

  test.each(sizes)("the longest names are whole at $width x $height", async (size) => {
    await page.setViewportSize(size);
    expect(await faultsOf(page, NAMED, { sitters: LONG_NAMES })).toEqual([]);
  });

  test.each(sizes)("a standing order fits into the bar at $width x $height", async (size) => {
    await page.setViewportSize(size);
    expect(await faultsOf(page, FULL_BARS, { order: {} })).toEqual([]);
    await page.getByRole("checkbox", { name: /^Pass for me/ }).waitFor();
  });

  test("the longest cards fit into a hand", async () => {
    expect(await faultsOfHand(page)).toEqual([]);
  });

  test("what is planted is found", async () => {
    expect(await planted(page, "[data-sentence] { height: 9px; overflow: hidden }")).toContain(
      "cut h1.sentence",
    );
    expect(await planted(page, "[data-zone='hand'] button { height: 40px }")).toContain(
      "let out p",
    );
    expect(await planted(page, "[data-sentence] { width: 40px }")).toContain("broken h1.sentence");
    expect(await planted(page, "[data-board] { height: 99px; overflow: hidden }")).toContain(
      "cut button.thing",
    );
    expect(await planted(page, "[data-bar] { margin-top: -80px; z-index: 9 }")).toContain(
      "covered button.thing.card",
    );
    expect(await planted(page, "[data-choice] { margin-left: -40px }")).toContain(
      "over button.choice",
    );
  });
});

/**
 * What is wrong with some views in any theme, and with a long board scrolled to its end; the
 * first of it, if it is much.
 */
async function faultsOf(
  page: Page,
  views: ReadonlyArray<string>,
  otherwise: Partial<TableState> = {},
): Promise<ReadonlyArray<string>> {
  const faults = await page.evaluate(
    async ({ names, themes, meant, some }) => {
      const found: string[] = [];
      const note = (where: string): void => {
        for (const { kind, what, by, pixels } of stand.measure(meant)) {
          found.push(`${where}: ${what} is ${kind} by ${by}, ${pixels} px`);
        }
      };
      for (const name of names) {
        await stand.show(`/tests/views/${name}.json`, some);
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
    { names: views, themes: THEMES, meant: MEANT, some: otherwise },
  );
  return faults.slice(0, SHOWN);
}

/** What is wrong with the cards of the longest titles in a hand, as wide as a hand makes them. */
function faultsOfHand(page: Page): Promise<ReadonlyArray<string>> {
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
        style.textContent = `[data-zone="hand"] li { flex: none !important; width: ${width}px }`;
        return stand
          .measure(meant)
          .map(
            ({ kind, what, by, pixels }) => `${width}: ${what} is ${kind} by ${by}, ${pixels} px`,
          );
      });
      style.remove();
      return found.slice(0, 50);
    },
    { most: LONGEST_CARDS, widths: CARD_WIDTHS, meant: MEANT },
  );
}

/** What is found, kind and element, while a style is there that does harm. */
async function planted(page: Page, css: string): Promise<string> {
  return page.evaluate(
    async ({ harm, meant }) => {
      await stand.show("/tests/views/mulligan.json");
      const style = document.head.appendChild(document.createElement("style"));
      style.textContent = harm;
      const found = stand.measure(meant).map(({ kind, what }) => `${kind} ${what}`);
      style.remove();
      return found.join("\n");
    },
    { harm: css, meant: MEANT },
  );
}
