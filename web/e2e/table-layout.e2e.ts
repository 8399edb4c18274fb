/**
 * Every stored view in every theme on phones and desks: nothing is cut, covered or pinned over
 * something else, and the sentence of a decision is there to be read.
 */
import type { Board } from "@protocol/destiny";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { TableState } from "@/core/store/state";
import { STORED } from "../tests/fakes/views";
import { faultsOf, LONG_NAMES, type MeantBecause, planted, WINDOWS } from "./helpers/layout";
import { putUpStand } from "./helpers/stand";

const FOLDER = "/tests/views";
const VIEWS = STORED.map(([name]) => name);
const NAMED = ["midgame", "spectator", "team_of_four"];
/** Questions with much in their bar. */
const FULL_BARS = ["action", "choose", "deck_order", "how_much", "indirect_damage", "midgame"];
const LONGEST_CARDS = 120;
/** On touch cards have one width, with a mouse any of these and what lies between them. */
const CARD_WIDTHS = [92, 110, 131, 148, 170, 187, 224];

/** What is as it should be, and why. */
const MEANT: ReadonlyArray<MeantBecause> = [
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

describe.each(WINDOWS)("with %s", (_, options, sizes) => {
  let page: Page;
  beforeAll(async () => {
    page = await house.visit("midgame", options);
    // Without the facts of cards there would be neither long names nor texts to measure.
    expect(await page.getByText(/^Card \d+$/).count()).toBe(0);
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

  test("the longest cards fit into a hand", async () => {
    expect(await faultsOfHand(page)).toEqual([]);
  });

  test("what is planted is found", async () => {
    expect(await harmed(page, "[data-sentence] { height: 9px; overflow: hidden }")).toContain(
      "cut h1.sentence",
    );
    expect(await harmed(page, "[data-zone='hand'] button { height: 40px }")).toContain("let out p");
    expect(await harmed(page, "[data-sentence] { width: 40px }")).toContain("broken h1.sentence");
    expect(await harmed(page, "[data-board] { height: 99px; overflow: hidden }")).toContain(
      "cut button.thing",
    );
    expect(await harmed(page, "[data-bar] { margin-top: -80px; z-index: 9 }")).toContain(
      "covered button.thing.card",
    );
    expect(await harmed(page, "[data-choice] { margin-left: -40px }")).toContain(
      "over button.choice",
    );
  });
});

function faults(
  page: Page,
  views: ReadonlyArray<string>,
  otherwise: Partial<TableState> = {},
): Promise<ReadonlyArray<string>> {
  return faultsOf(page, FOLDER, views, MEANT, otherwise);
}

function harmed(page: Page, css: string): Promise<string> {
  return planted(page, `${FOLDER}/mulligan.json`, MEANT, css);
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
