/** Standing orders: what is asked of one, given by occasion, kept, and obeyed by the page. */
import type { Occasion, Welcome } from "@protocol";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { keptOrders } from "@/core/store/kept-orders";
import { TableView } from "@/core/table/table-view";
import { TextTable } from "@/core/text/text-table";
import type { Decision } from "@/core/view/view";
import { WELCOME } from "../../fakes/messages";
import { type FakeTable, tableShowing } from "../../fakes/table";
import { TOY, toyTable, WHICH } from "../../fakes/toy";

const RESPOND: Decision = { ...WHICH, kind: "respond", options: [{ kind: "pass" }] };
const PROMPT = { text: "Do you respond?", options: ["Pass"] };
const OCCASIONS: ReadonlyArray<Occasion> = [
  { id: "own.draw", words: "draw", group: "Your turn" },
  { id: "their.draw", words: "draw", group: "Your opponent's turn" },
];
const HERE: Welcome = {
  ...WELCOME,
  sitters: [{ name: "Ann" }, { name: "Ben" }],
  occasions: OCCASIONS,
};
const SHOWN = { type: "passing" as const, decision: RESPOND.id, occasions: ["their.draw"] };
const TABLES = [
  ["drawn", TableView],
  ["in words", TextTable],
] as const;

beforeEach(() => {
  localStorage.clear();
  keptOrders.forget();
});

function draw(Table: typeof TableView | typeof TextTable): FakeTable {
  const table = tableShowing(toyTable(RESPOND, PROMPT));
  table.say(HERE, SHOWN);
  render(<Table store={table.store} client={TOY} />);
  return table;
}

function chip(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-order="${id}"]`);
  if (found === null) throw new Error(`There is no order for ${id}.`);
  return found;
}

const orders = ({ world }: FakeTable) =>
  world.line.letters().filter(({ type }) => type === "give_order");

test.each(TABLES)("an order is given for the occasion of a question: %s", async (_, Table) => {
  const table = draw(Table);
  expect(chip("their.draw").textContent).toContain("if I can");

  await userEvent.click(chip("their.draw"));
  const order = { modes: { "their.draw": "ask" as const } };
  expect(orders(table)).toMatchObject([{ order }]);
  act(() => table.say({ type: "accepted", ref: 1, version: 1 }, { type: "ordered", order }));
  expect(chip("their.draw").dataset["mode"]).toBe("ask");
});

test("every occasion can be set in the menu, and what is set is lifted by the third press", async () => {
  const table = draw(TableView);
  await userEvent.click(screen.getByRole("button", { name: /menu/i }));
  fireEvent.click(screen.getByText("When am I asked?"));
  expect(screen.getByRole("group", { name: "Your turn" })).toBeTruthy();
  for (const mode of ["ask", "pass", null]) {
    await userEvent.click(chip("own.draw"));
    const order = mode === null ? {} : { order: { modes: { "own.draw": mode as "ask" } } };
    expect(orders(table).at(-1)).toMatchObject(order);
    act(() => table.say({ type: "ordered", ...order }));
  }
  expect(orders(table).at(-1)).not.toHaveProperty("order");
});

test("what was set comes with the hello to every home of every table", () => {
  const modes = { "own.draw": "pass" };
  localStorage.setItem(
    "dejarik.orders",
    JSON.stringify({ [HERE.title]: modes, other: {}, "no title": modes }),
  );
  keptOrders.forget();
  const { world } = draw(TableView);
  expect(world.line.hellos[0]?.orders).toEqual({ [HERE.title]: { modes } });
  world.line.die();
  world.pass(1_000);
  world.line.open();
  expect(world.line.hellos[0]?.orders).toEqual({ [HERE.title]: { modes } });
});

test("a pass that the table is about to give is no question", () => {
  const { say } = draw(TableView);
  const bar = document.querySelector("[data-bar]");
  expect(bar?.hasAttribute("data-passing")).toBe(false);
  expect(document.title).toContain("Your turn");
  act(() => say({ ...SHOWN, passes: true }));
  expect(bar?.hasAttribute("data-passing")).toBe(true);
  expect(document.title).toContain("Waiting");
});

test("whoever only watches has no orders", () => {
  const table = tableShowing(toyTable(null));
  table.say({ ...HERE, seat: -1, occasions: [] });
  render(<TableView store={table.store} client={TOY} />);
  expect(document.querySelector("[data-order]")).toBeNull();
});
