/** The coach beside the drawn table and at the table in words. */
import type { Whole } from "@protocol";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import type { ReactElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { Router } from "wouter";
import { Coach } from "@/core/lessons/coach";
import { CoachInWords } from "@/core/lessons/coach-in-words";
import { keepTaught, taughtAt } from "@/core/lessons/memory";
import { NOTHING_TAUGHT } from "@/core/lessons/teaching";
import { TableView } from "@/core/table/table-view";
import { FIRST_GAME } from "@/games/destiny/lessons/course";
import { DESTINY } from "../../../fakes/destiny";
import { FakeStore } from "../../../fakes/store";
import { stored } from "../../../fakes/views";

const TABLE = "t1";
const WIDE = "(min-width: 1181px)";
const PATIENCE = 60_000;

// Finding things by their roles on a whole table is slow where the machine is busy.
vi.setConfig({ testTimeout: PATIENCE });

beforeEach(() => {
  localStorage.clear();
  keepTaught(TABLE, { ...NOTHING_TAUGHT, more: true });
});

/** Whether the window is wide enough for a panel beside the table. */
function windowIs(wide: boolean): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === WIDE && wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

function table(store: FakeStore): ReactElement {
  return (
    <Router>
      <TableView store={store} client={DESTINY} table={TABLE} />
    </Router>
  );
}

function draw(whole: Whole, wide = true): FakeStore {
  windowIs(wide);
  const store = new FakeStore(whole);
  render(table(store));
  return store;
}

const region = (): HTMLElement => screen.getByRole("region", { name: "Lessons" });

test("beside the table the lesson is read whole, and the next one on demand", async () => {
  draw(stored("mulligan"));
  expect(within(region()).getByRole("heading", { name: "What it is about" })).toBeTruthy();

  await userEvent.click(within(region()).getByRole("button", { name: "Next: The mulligan" }));

  expect(within(region()).getByRole("heading", { name: "The mulligan" })).toBeTruthy();
  expect(within(region()).queryByRole("button", { name: /^Next:/ })).toBeNull();
  expect(document.activeElement?.textContent).toBe("Close");
  expect(region().dataset["about"]).toBe("hand");
});

test("nothing has to be read first: what is lit can be chosen", async () => {
  draw(stored("mulligan"));
  const lit = document.querySelector<HTMLElement>("[data-standing='lit']");
  if (lit === null) throw new Error("nothing is lit");

  await userEvent.click(lit);

  expect(lit.dataset["standing"]).toBe("chosen");
});

test("a new lesson is spoken, and the region is named", () => {
  draw(stored("mulligan"));

  const spoken = region().querySelector("[aria-live='polite']");
  expect(spoken?.textContent).toContain("What it is about");
});

test("the key L closes the lesson and brings it back", async () => {
  draw(stored("mulligan"));

  await userEvent.keyboard("l");
  expect(within(region()).queryByRole("heading", { name: "What it is about" })).toBeNull();

  await userEvent.keyboard("l");
  expect(within(region()).getByRole("heading", { name: "What it is about" })).toBeTruthy();
});

test("a letter that is typed into a field is not that key", async () => {
  draw(stored("mulligan"));
  await userEvent.click(screen.getByRole("tab", { name: /Chat/ }));
  await userEvent.type(screen.getByRole("textbox"), "hello");

  expect(taughtAt(TABLE)?.shown).toBe("aim");
});

test("lessons so far are listed and can be read again", async () => {
  draw(stored("mulligan"));
  await userEvent.click(within(region()).getByRole("button", { name: "Next: The mulligan" }));
  await userEvent.click(within(region()).getByRole("button", { name: "Lessons so far: 2" }));

  await userEvent.click(within(region()).getByRole("button", { name: "What it is about" }));

  expect(within(region()).getByRole("heading", { name: "What it is about" })).toBeTruthy();
});

test("switched off it is gone, and the menu brings it back", async () => {
  const store = draw(stored("mulligan"));
  await userEvent.click(within(region()).getByRole("button", { name: /^Lessons so far/ }));
  await userEvent.click(within(region()).getByRole("button", { name: "Switch the lessons off" }));
  expect(screen.queryByRole("region", { name: "Lessons" })).toBeNull();

  const { view, prompt, lines } = stored("action");
  act(() => store.change({ version: 99, view, prompt, lines }));
  expect(screen.queryByRole("region", { name: "Lessons" })).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Lessons beside the table" }));
  expect(region()).toBeTruthy();
});

test("on a narrow window one line stands over the bar, and a sheet has the rest", async () => {
  draw(stored("mulligan"), false);
  const line = within(region()).getByRole("button", { name: /^What it is about/ });
  expect(region().nextElementSibling?.matches("[data-bar]")).toBe(true);
  expect(region().querySelector("[aria-live]")?.textContent).toContain("Your side");

  await userEvent.click(line);
  await userEvent.click(within(region()).getByRole("button", { name: "Next: The mulligan" }));

  expect(screen.getByRole("heading", { name: "The mulligan" })).toBeTruthy();
});

test("where no lesson fits, what was last can be read again", () => {
  keepTaught(TABLE, { ...NOTHING_TAUGHT, taught: ["aim"], more: true });
  draw(stored("colour"));

  expect(
    within(region()).getByRole("button", { name: "Read again: What it is about" }),
  ).toBeTruthy();
});

test("a table that is no guided game has no coach", () => {
  windowIs(true);
  const store = new FakeStore(stored("mulligan"));
  render(<Coach course={FIRST_GAME} place="side" table="another" store={store} />);
  render(<Coach course={FIRST_GAME} place="menu" table="another" store={store} />);
  render(<CoachInWords course={FIRST_GAME} table="another" store={store} />);

  expect(document.body.textContent).toBe("");
});

test("who watches is taught nothing", () => {
  draw(stored("spectator"));

  expect(screen.queryByRole("region", { name: "Lessons" })).toBeNull();
});

test("at the table in words the same lessons come before the decision", async () => {
  const store = new FakeStore(stored("mulligan"));
  render(<CoachInWords course={FIRST_GAME} table={TABLE} store={store} />);
  await userEvent.click(within(region()).getByRole("button", { name: "Next: The mulligan" }));

  expect(screen.getByRole("heading", { name: "The mulligan" })).toBeTruthy();
  expect(region().textContent).toContain("a button that reads it to you");

  await userEvent.click(screen.getByText("Lessons so far: 2"));
  await userEvent.click(within(region()).getByRole("button", { name: "Switch the lessons off" }));
  await userEvent.click(screen.getByRole("button", { name: "Switch the lessons on" }));
  expect(region()).toBeTruthy();
});

test.each([true, false])("axe finds no fault with it, wide %s", async (wide) => {
  draw(stored("mulligan"), wide);
  const { violations } = await axe.run(document.body, {
    // Colours are computed by the contrast test; jsdom draws none. The page's frame is not here.
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
});

test("a first game teaches few things, and more on demand", async () => {
  keepTaught(TABLE, NOTHING_TAUGHT);
  draw(stored("mulligan"));
  expect(screen.queryByRole("button", { name: /^Next/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^Lessons so far/ }));
  expect(taughtAt(TABLE)?.more ?? false).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Teach me more in this game" }));
  expect(screen.queryByRole("button", { name: "Teach me more in this game" })).toBeNull();
  expect(taughtAt(TABLE)?.more).toBe(true);
});
