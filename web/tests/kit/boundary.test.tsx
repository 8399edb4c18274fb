/** What throws while it is drawn is replaced, and the game goes on in words. */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameClient } from "@/core/client/client";
import { TableView } from "@/core/table/table-view";
import { FakeStore } from "../fakes/store";
import { TOY, toyTable } from "../fakes/toy";

let isBroken = true;

function Breaking(): ReactElement {
  if (isBroken) throw new Error("It cannot be drawn.");
  return <p>The board again</p>;
}

beforeEach(() => {
  isBroken = true;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  window.history.replaceState({}, "", "/table/t1");
});
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState({}, "", "/");
});

const BROKEN: GameClient = { ...TOY, Board: Breaking };

test("a board that fails leaves the bar, the log and the way to the table in words", async () => {
  const store = new FakeStore(toyTable());
  render(<TableView store={store} client={BROKEN} />);

  const words = screen.getByRole("link", { name: "Play in words" });
  expect(words.getAttribute("href")).toBe("/text/t1");
  await userEvent.click(screen.getByRole("button", { name: /^Neither/ }));
  expect(store.done).toEqual(["answer 2"]);
});

test("a board that failed is drawn anew with the next view, and when it is asked for", async () => {
  const store = new FakeStore(toyTable());
  render(<TableView store={store} client={BROKEN} />);
  isBroken = false;
  act(() => store.change({ version: 2, view: { ...toyTable().view } }));
  expect(screen.getByText("The board again")).toBeTruthy();

  isBroken = true;
  act(() => store.change({ version: 3, view: { ...toyTable().view } }));
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Draw it again" }));
  expect(screen.getByText("The board again")).toBeTruthy();
});

test("what fails around the board leaves the way to the table in words", () => {
  const store = new FakeStore(toyTable());
  render(<TableView store={store} client={{ ...TOY, Asker: Breaking }} />);
  expect(screen.getByRole("link", { name: "Play in words" })).toBeTruthy();
});
