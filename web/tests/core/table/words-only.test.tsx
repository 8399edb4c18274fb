/** A title that draws nothing is played through core alone: question, options, log. */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { beforeEach, describe, expect, test } from "vitest";
import { PLAIN } from "@/core/client/plain";
import { TableView } from "@/core/table/table-view";
import { FakeStore } from "../../fakes/store";
import { TOY, toyTable } from "../../fakes/toy";

const { Board: _, ...UNDRAWN } = TOY;

describe.each([
  ["without a client", PLAIN],
  ["with a client that has no board", UNDRAWN],
])("%s", (_name, client) => {
  let store: FakeStore;
  beforeEach(() => {
    store = new FakeStore(toyTable());
    render(<TableView store={store} client={client} />);
  });

  const asked = (): HTMLElement => screen.getByRole("region", { name: "Decision" });

  test("the question stands there with a button for each option", () => {
    expect(within(asked()).getByRole("heading").textContent).toBe("Which number?");
    const words = within(asked())
      .getAllByRole("button")
      .map((button) => button.textContent);
    expect(words).toEqual(["1 The left", "2 The right", "3 Neither"]);
  });

  test("options are reached by Tab and pressed by Enter", async () => {
    const buttons = within(asked()).getAllByRole("button");
    buttons[0]?.focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(buttons[1]);
    await userEvent.keyboard("{Enter}");
    expect(store.done).toEqual(["answer 1"]);
  });

  test("options are chosen by their numbers", async () => {
    await userEvent.keyboard("3");
    expect(store.done).toEqual(["answer 2"]);
  });

  test("the log tells what happened", () => {
    const log = screen.getByRole("region", { name: "Log, newest first" });
    expect(log.textContent).toContain("The numbers are 3 and 5.");
    expect(log.textContent).toContain("Ann is asked.");
  });

  test("no way leads to a drawn table", () => {
    expect(screen.queryByRole("link", { name: "The table drawn" })).toBeNull();
  });
});

test("axe finds nothing", async () => {
  const { container } = render(<TableView store={new FakeStore(toyTable())} client={PLAIN} />);
  const { violations } = await axe.run(container, {
    rules: { "color-contrast": { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test("players are told apart, however little is told of them", () => {
  const whole = toyTable();
  const board = { players: [{ field: 4 }, { field: 5 }] };
  const store = new FakeStore({ ...whole, view: { ...whole.view, board } });
  render(<TableView store={store} client={PLAIN} />);
  const told = screen.getByRole("region", { name: "On the table" });
  expect(told.textContent).toBe("On the tablePlayersAnn: field 4Bob: field 5");
});

test("without words of its own a board is told field by field, by the names of the players", () => {
  const whole = toyTable();
  const board = {
    round: 2,
    is_night: true,
    players: [
      { life: 8, hand: [{ id: 1, code: "strike" }, { id: 2 }], pile: [], die: { side: 4 } },
      { life: 7, hand: [], pile: [{ id: 3, code: "ward", spent: true }], die: null },
    ],
  };
  const store = new FakeStore({ ...whole, view: { ...whole.view, board } });
  render(<TableView store={store} client={PLAIN} />);
  const told = within(screen.getByRole("region", { name: "On the table" }));
  const lines = told.getAllByRole("listitem").map(({ firstChild }) => firstChild?.textContent);
  expect(lines).toEqual([
    "Round: 2",
    "Is night: yes",
    "Players",
    "Ann",
    "Life: 8",
    "Hand: strike, unknown",
    "Pile: none",
    "Die: side 4",
    "Bob",
    "Life: 7",
    "Hand: none",
    "Pile: ward spent",
    "Die: none",
  ]);
});

test("the log is divided where the title says that something begins", () => {
  const log = {
    facts: () => TOY,
    line: (_board: unknown, { text }: { readonly text: string }) =>
      text === "Ann is asked." ? { begins: "Round 2" } : {},
  };
  render(<TableView store={new FakeStore(toyTable())} client={{ ...UNDRAWN, log }} />);
  const told = screen.getByRole("region", { name: "Log, newest first" });
  expect(within(told).getByRole("heading", { name: "Round 2" })).toBeTruthy();
  const lists = within(told).getAllByRole("list");
  expect(lists.map((list) => list.textContent?.includes("Ann is asked."))).toEqual([true, false]);
});
