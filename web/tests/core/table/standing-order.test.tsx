/** Standing orders: given where a response is asked for, shown as the table has them. */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { TableView } from "@/core/table/table-view";
import { TextTable } from "@/core/text/text-table";
import type { Decision } from "@/core/view/view";
import { WELCOME } from "../../fakes/messages";
import { type FakeTable, tableShowing } from "../../fakes/table";
import { TOY, toyTable, WHICH } from "../../fakes/toy";

const RESPOND: Decision = { ...WHICH, kind: "respond", options: [{ kind: "pass" }] };
const PROMPT = { text: "Do you respond?", options: ["Pass"] };

function draw(decision: Decision, Table: typeof TableView | typeof TextTable): FakeTable {
  const table = tableShowing(toyTable(decision, PROMPT));
  table.say({ ...WELCOME, sitters: [{ name: "Ann" }, { name: "Ben" }] });
  render(<Table store={table.store} client={TOY} />);
  return table;
}

const box = (): HTMLInputElement | null => screen.queryByRole("checkbox", { name: /^Pass for me/ });

async function tick(): Promise<void> {
  await userEvent.click(screen.getByRole("checkbox", { name: /^Pass for me/ }));
}

test.each([
  ["drawn", TableView],
  ["in words", TextTable],
])("an order is given, shown as on, and taken back: %s", async (_, Table) => {
  const { world, say } = draw(RESPOND, Table);
  expect(box()?.checked).toBe(false);

  await tick();
  expect(world.line.letters()).toMatchObject([{ type: "give_order", order: {}, ref: 1 }]);
  expect(box()?.checked).toBe(false);
  act(() => say({ type: "accepted", ref: 1, version: 1 }, { type: "ordered", order: {} }));
  expect(box()?.checked).toBe(true);

  await tick();
  const taken = world.line.letters().at(-1);
  expect(taken).toMatchObject({ type: "give_order", ref: 2 });
  expect(taken).not.toHaveProperty("order");
  act(() => say({ type: "accepted", ref: 2, version: 1 }, { type: "ordered" }));
  expect(box()?.checked).toBe(false);
});

test.each([
  ["drawn", TableView],
  ["in words", TextTable],
])("against bots the table passes by itself, and no order is offered: %s", (_, Table) => {
  const { say } = draw(RESPOND, Table);
  const bot = { name: "Greedy bot", bot: "greedy" };
  act(() => say({ ...WELCOME, sitters: [{ name: "Ann" }, bot] }));
  expect(box()).toBeNull();
  act(() => say({ ...WELCOME, sitters: [{ name: "Ann" }, { name: "Ben" }, bot] }));
  expect(box()).not.toBeNull();
});

test("a pass that the table is about to give is no question", () => {
  const { say } = draw(RESPOND, TableView);
  const bar = document.querySelector("[data-bar]");
  expect(bar?.hasAttribute("data-passing")).toBe(false);
  expect(document.title).toContain("Your turn");
  const bot = { name: "Greedy bot", bot: "greedy" };
  act(() => say({ ...WELCOME, sitters: [{ name: "Ann" }, bot] }));
  expect(bar?.hasAttribute("data-passing")).toBe(true);
  expect(document.title).toContain("Waiting");
});

test("no order is offered where something else is asked for", () => {
  draw(WHICH, TableView);
  expect(box()).toBeNull();
});

test("an order is shown while nothing is asked, and ends with another kind of question", () => {
  const { say } = draw(RESPOND, TableView);
  act(() => say({ type: "ordered", order: {} }, { ...toyTable(null), version: 2 }));
  expect(box()?.checked).toBe(true);
  act(() => say({ ...toyTable(WHICH), version: 3 }));
  expect(box()).toBeNull();
  act(() => say({ ...toyTable(RESPOND, PROMPT), version: 4 }));
  expect(box()?.checked).toBe(false);
});
