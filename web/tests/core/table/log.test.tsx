/** The log of the drawn table: faces, dividers, names that show their sheets, and why. */
import type { Line } from "@protocol";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { GameClient } from "@/core/client/client";
import { TableView } from "@/core/table/table-view";
import { stubMedia } from "../../fakes/media";
import { FakeStore } from "../../fakes/store";
import { TOY, toyTable } from "../../fakes/toy";

const media = stubMedia();

const line = (serial: number, text: string, kind = "moved"): Line => ({
  text,
  event: { serial, cause: 0, kind, seat: 0 },
});
const LINES = [
  line(1, "Left moves."),
  line(2, "Round 2 begins.", "round"),
  line(3, "Right takes 3 harm from Left."),
];

const look = vi.fn((text: string) => ({
  face: <svg data-testid="face" />,
  names: ["Left", "Right"].map((words) => ({ words, code: words.toLowerCase() })),
  figures: [[/\d harm/g, "harm"]] as const,
  ...(text.startsWith("Round") ? { begins: "Round 2" } : {}),
}));
const FACTS = {};
const CLIENT: GameClient = {
  ...TOY,
  log: { facts: () => FACTS, line: (_, { text }) => look(text) },
};

function draw(): { store: FakeStore; lines: ReadonlyArray<HTMLElement> } {
  const store = new FakeStore({ ...toyTable(null), lines: LINES });
  render(<TableView store={store} client={CLIENT} />);
  const log = screen.getByRole("list", { name: "What happened" });
  return { store, lines: within(log).getAllByRole("listitem") };
}

const nth = (lines: ReadonlyArray<HTMLElement>, place: number): HTMLElement => {
  const found = lines[place];
  if (found === undefined) throw new Error(`there is no line ${place}`);
  return found;
};

test("a line shows whom it is about; what begins divides the log and shows nobody", () => {
  const { lines } = draw();
  expect(within(nth(lines, 0)).getByTestId("face")).toBeTruthy();
  expect(within(nth(lines, 1)).queryByTestId("face")).toBeNull();
  expect(nth(lines, 1).textContent).toContain("Round 2");
  expect(nth(lines, 1).textContent).not.toContain("begins");
});

test("figures are marked, with their words", () => {
  const { lines } = draw();
  expect(nth(lines, 2).querySelector("b")?.textContent).toBe("3 harm");
});

test("each line is read once, however often the table changes", () => {
  look.mockClear();
  const { store } = draw();
  const read = look.mock.calls.length;
  act(() => store.change({ version: 9, view: { ...toyTable(null).view } }));
  expect(look.mock.calls.length).toBe(read);
});

test("a name shows its sheet under the pointer and takes it away again", () => {
  const { lines } = draw();
  const name = within(nth(lines, 2)).getByRole("button", { name: "Right" });
  fireEvent.pointerEnter(name, { pointerType: "mouse" });
  expect(screen.getByRole("tooltip", { name: "right" })).toBeTruthy();
  fireEvent.pointerLeave(name, { pointerType: "mouse" });
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("arrows go from line to line, and along the names of one", async () => {
  const { lines } = draw();
  const whys = lines.map((one) => within(one).getByRole("button", { name: "why?" }));
  whys.at(-1)?.focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(document.activeElement).toBe(whys[1]);
  await userEvent.keyboard("{ArrowDown}{ArrowLeft}");
  expect(document.activeElement).toBe(within(nth(lines, 2)).getByRole("button", { name: "Left" }));
  await userEvent.keyboard("{ArrowUp}");
  expect(document.activeElement).toBe(whys[1]);
});

test("a tap on a line asks why, a click of a mouse does not", async () => {
  const { store, lines } = draw();
  const words = nth(lines, 0).querySelector("p");
  if (words === null) throw new Error("the line has no words");
  const why = { type: "why", line: 1 };
  await userEvent.click(words);
  expect(store.asked).not.toContainEqual(why);
  media((query) => query.includes("min-width") || query === "(hover: none)");
  await userEvent.click(words);
  expect(store.asked).toContainEqual(why);
  expect(await screen.findByText("It is exhausted.")).toBeTruthy();
});

test("of the steps of one way only the last one is shown, unless every step is", async () => {
  const way = [line(1, "Left goes to a."), line(2, "Left goes to b."), line(3, "Right goes to c.")];
  const steps: GameClient = {
    ...TOY,
    log: { facts: () => FACTS, line: (_, { text }) => ({ stepOf: text.slice(0, 4) }) },
  };
  const store = new FakeStore({ ...toyTable(null), lines: way });
  render(<TableView store={store} client={steps} />);
  const told = (): ReadonlyArray<string> =>
    within(screen.getByRole("list", { name: "What happened" }))
      .getAllByRole("listitem")
      .map((one) => (one.textContent ?? "").replace(" why?", ""));
  expect(told()).toEqual(["Left goes to b.", "Right goes to c."]);
  await userEvent.click(screen.getByRole("checkbox", { name: "Every step" }));
  expect(told()).toEqual(way.map(({ text }) => text));
});

/** Scroll the log up by so many pixels, as a wheel does: a list that is turned round counts below zero. */
function scrollUp(pixels: number): HTMLElement {
  const box = screen.getByRole("list", { name: "What happened" }).parentElement;
  if (box === null) throw new Error("the log lies in nothing");
  box.scrollTop = -pixels;
  fireEvent.scroll(box);
  return box;
}

function say(store: FakeStore, ...texts: ReadonlyArray<string>): void {
  const { lines } = store.getSnapshot();
  const more = texts.map((text, nth) => line(lines.length + nth + 1, text));
  act(() => store.change({ lines: [...lines, ...more] }));
}

test("whoever reads further up is told how many lines are new, and led to the newest", async () => {
  const { store } = draw();
  const box = scrollUp(200);
  say(store, "Left moves on.", "Right waits.");

  await userEvent.click(screen.getByRole("button", { name: "↓ 2 new" }));

  expect(box.scrollTop).toBe(0);
  expect(screen.queryByRole("button", { name: /^↓/ })).toBeNull();
  say(store, "Left moves again.");
  expect(screen.queryByRole("button", { name: /^↓/ })).toBeNull();
});

test("the log follows again with one's own answer", async () => {
  const store = new FakeStore(toyTable());
  render(<TableView store={store} client={CLIENT} />);
  const box = scrollUp(200);
  screen.getByRole("button", { name: "↓ Newest" });

  const pending = {
    ref: 1,
    version: 1,
    decision: 256,
    choice: 0,
    stage: "sent",
    storedIn: -1,
  } as const;
  act(() => store.change({ pending }));

  expect(box.scrollTop).toBe(0);
  expect(screen.queryByRole("button", { name: /^↓/ })).toBeNull();
});
