/** What a roll tells waits for its dice: faces, sums and log; without motion nothing waits. */

import { readFileSync } from "node:fs";
import type { Line, Whole } from "@protocol";
import type { Told } from "@protocol/destiny";
import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeSettings, DEFAULTS } from "@/core/store/settings";
import { TableView } from "@/core/table/table-view";
import { BETWEEN_DICE_MS, TUMBLE_MS, tumbleMs } from "@/games/destiny/motion/flights";
import { seatViewOf } from "@/games/destiny/reading/sent";
import { DESTINY } from "../../../fakes/destiny";
import { FakeStore } from "../../../fakes/store";
import { stored } from "../../../fakes/views";

/** A wide window of somebody who wants motion. */
function wide(
  query: string,
): { matches: boolean; addEventListener(): void } & Record<string, unknown> {
  return {
    matches: query.includes("min-width"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("matchMedia", wide);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  changeSettings(DEFAULTS);
});

const BEFORE = stored("die_to_resolve");
const { dice: DICE } = seatViewOf(BEFORE.view);
const POOL = DICE.filter((die) => die.zone === "pool" && die.seat === BEFORE.view.seat);

/** The same table, with every die of one's own pool rolled to three melee. */
function rolled(): Partial<Whole> & { lines: ReadonlyArray<Line> } {
  const serial = (BEFORE.lines.at(-1)?.event.serial ?? 0) + 1;
  const items = POOL.map((die) => ({ id: die.id, code: die.code }));
  const event: Told = { serial, cause: 0, kind: "dice_rolled", items };
  const line: Line = { text: "Ann rolls 3 melee and 3 melee.", event };
  const ids = new Set(POOL.map((die) => die.id));
  const dice = DICE.map((die) => (ids.has(die.id) ? { ...die, side: "3MD" } : die));
  return {
    version: BEFORE.version + 1,
    view: { ...BEFORE.view, board: { ...seatViewOf(BEFORE.view), dice } },
    lines: [...BEFORE.lines, line],
  };
}

function draw(): FakeStore {
  const store = new FakeStore(BEFORE);
  render(<TableView store={store} client={DESTINY} />);
  return store;
}

function sums(): string {
  const pool = document.querySelector("[data-zone='pool']");
  return pool?.querySelector("[aria-label='In sum']")?.textContent ?? "";
}

function tumbling(): number {
  return document.querySelectorAll("[data-zone='pool'] [data-thing] [class*='tumbling']").length;
}

test("the first picture after a roll shows its dice in the air, without sum or line", () => {
  const store = draw();

  act(() => store.change(rolled()));

  expect(tumbling()).toBe(POOL.length);
  expect(sums()).toBe("");
  expect(document.body.textContent).not.toContain("Ann rolls 3 melee");
});

test("once the last die lies, the sum and the line are there", () => {
  const store = draw();
  act(() => store.change(rolled()));

  act(() => void vi.advanceTimersByTime(tumbleMs(POOL.length)));

  expect(tumbling()).toBe(0);
  expect(sums()).toContain(`${3 * POOL.length}`);
  expect(document.body.textContent).toContain("Ann rolls 3 melee");
});

test("what comes after a roll is told after it", () => {
  const store = draw();
  const roll = rolled();
  act(() => store.change(roll));
  const serial = (roll.lines.at(-1)?.event.serial ?? 0) + 1;
  const passed: Line = { text: "Bob passes.", event: { serial, cause: 0, kind: "passed" } };

  act(() => store.change({ lines: [...roll.lines, passed] }));
  expect(document.body.textContent).not.toContain("Bob passes");
  act(() => void vi.advanceTimersByTime(tumbleMs(POOL.length)));

  expect(document.body.textContent).toContain("Ann rolls 3 melee");
  expect(document.body.textContent).toContain("Bob passes");
});

test("who wants no motion sees the result at once", () => {
  changeSettings({ speed: 0 });
  const store = draw();

  act(() => store.change(rolled()));

  expect(tumbling()).toBe(0);
  expect(sums()).toContain(`${3 * POOL.length}`);
  expect(document.body.textContent).toContain("Ann rolls 3 melee");
});

test("the waiting is as long as the tokens say the tumble is", () => {
  const tokens = readFileSync(`${import.meta.dirname}/../../../../src/styles/tokens.css`, "utf8");
  expect(tokens).toContain(`--dur-tumble: calc(${TUMBLE_MS}ms * var(--pace))`);
  expect(tokens).toContain(`--dur-between-dice: calc(${BETWEEN_DICE_MS}ms * var(--pace))`);
});
