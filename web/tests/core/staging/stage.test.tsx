/** The stage as it is drawn: the card held up, what lands, the bar with its buttons and keys. */
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LANDS_AT } from "@/core/staging/presentation";
import { changeSettings, DEFAULTS } from "@/core/store/settings";
import { TableView } from "@/core/table/table-view";
import { DESTINY } from "../../fakes/destiny";
import { storedPassage } from "../../fakes/stage";
import { FakeStore } from "../../fakes/store";

const { whole, news } = storedPassage("destiny", "event");
const LANDS = DEFAULTS.staging * LANDS_AT;

/** A wide window, with the log beside the table, of somebody who wants no motion. */
function wide(query: string): Record<string, unknown> {
  return {
    matches: /min-width|reduced-motion/.test(query),
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

/** A table at which the other side has just played a card. */
function played(upTo = 1): FakeStore {
  const store = new FakeStore(whole);
  render(<TableView store={store} client={DESTINY} />);
  act(() => {
    for (const one of news.slice(0, upTo)) store.hear(one);
  });
  return store;
}

function held(): string | null {
  return document.querySelector<HTMLElement>("[data-held-up]")?.dataset["heldUp"] ?? null;
}

function bar(): string {
  return document.querySelector("[data-bar] [data-sentence]")?.textContent ?? "";
}

function pass(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms));
}

test("the card is held up, the bar says what happens, and the log waits for it", () => {
  played();
  expect(held()).toBe("04007");
  expect(bar()).toBe("Bob plays Crossguard Lightsaber");
  expect(screen.queryByText("Bob plays Crossguard Lightsaber.")).toBeNull();
  pass(DEFAULTS.staging);
  expect(held()).toBeNull();
});

test("nothing is asked before the last effect has landed", () => {
  played(news.length);
  expect(document.querySelector("[data-bar] [data-choice]")).toBeNull();
  for (let count = 0; count < 3; count += 1) pass(DEFAULTS.staging);
  expect(document.querySelector("[data-on-stage]")).toBeNull();
  expect(document.querySelector("[data-bar] [data-choice]")).not.toBeNull();
});

test("the number changes when it lands", () => {
  played(news.length);
  pass(DEFAULTS.staging);
  pass(DEFAULTS.staging);
  const poe = (): string => document.querySelector("[data-thing='10001']")?.textContent ?? "";
  const before = poe();
  expect(bar()).toContain("deals 1 damage to your Poe Dameron");
  pass(LANDS);
  expect(document.querySelector("[data-phase='landed']")).not.toBeNull();
  expect(poe()).not.toBe(before);
});

test("Space skips, H holds and lets go", () => {
  played();
  fireEvent.keyDown(document.body, { key: "h" });
  pass(20 * DEFAULTS.staging);
  expect(held()).toBe("04007");
  screen.getByRole("button", { name: /Go on/ });
  fireEvent.keyDown(document.body, { key: "h" });
  pass(LANDS - 1);
  expect(held()).toBe("04007");
  fireEvent.keyDown(document.body, { key: " " });
  expect(held()).toBeNull();
});

test("a click anywhere on the board skips, and answers nothing", async () => {
  vi.useRealTimers();
  const store = played();
  const stage = document.querySelector("[data-stage]");
  if (stage === null) throw new Error("Nothing is on stage.");
  await userEvent.click(stage);
  expect(held()).toBeNull();
  expect(store.done).toEqual([]);
});

test("whoever wants nothing shown sees the table at once", () => {
  changeSettings({ staging: 0 });
  played(news.length);
  expect(document.querySelector("[data-on-stage]")).toBeNull();
  screen.getByText("Bob plays Crossguard Lightsaber.");
});

test("what is read aloud is the sentence of the bar, not the picture", () => {
  played();
  expect(document.querySelector("[data-stage]")?.getAttribute("aria-hidden")).toBe("true");
  expect(document.querySelector("[data-bar] [aria-live='polite']")?.textContent).toContain(
    "Bob plays Crossguard Lightsaber",
  );
});

test("after an absence a line says how much was not shown", async () => {
  vi.useRealTimers();
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  played(news.length);
  vi.restoreAllMocks();
  screen.getByText(/3 things happened that you were not shown/);
  await userEvent.click(screen.getByRole("button", { name: "Understood" }));
  expect(screen.queryByText(/things happened/)).toBeNull();
});
