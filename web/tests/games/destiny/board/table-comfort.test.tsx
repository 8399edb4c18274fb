/** What makes the table comfortable: confirming, orders arranged at once, passing on. */
import type { Whole } from "@protocol";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { FRESH_MS } from "@/core/scene/fresh-question";
import { changeSettings, DEFAULTS } from "@/core/store/settings";
import { TableView } from "@/core/table/table-view";
import { DESTINY } from "../../../fakes/destiny";
import { FakeStore } from "../../../fakes/store";
import action from "../../../views/action.json";
import reroll from "../../../views/dice_to_reroll.json";
import order from "../../../views/order.json";

afterEach(() => {
  changeSettings(DEFAULTS);
  localStorage.clear();
});

// Stored views are messages of the server, written down by `just views`.
const ACTION = action as unknown as Whole;
const ORDER = order as unknown as Whole;
const REROLL = reroll as unknown as Whole;

function draw(whole: Whole): FakeStore {
  const store = new FakeStore(whole);
  render(<TableView store={store} client={DESTINY} />);
  return store;
}

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test("with confirming, the first click chooses and the second sends", async () => {
  changeSettings({ confirm: true });
  const store = draw(ACTION);
  const lit = document.querySelector<HTMLElement>("[data-thing][data-standing='lit']");
  if (lit === null) throw new Error("nothing is lit");

  await userEvent.click(lit);

  expect(store.done).toEqual([]);
  expect(lit.dataset["standing"]).toBe("chosen");
  const confirm = document.querySelector<HTMLElement>("[data-confirm]");
  if (confirm === null) throw new Error("there is nothing to confirm with");
  await later(FRESH_MS);
  await userEvent.click(confirm);
  expect(store.done).toHaveLength(1);
  expect(store.done[0]).toMatch(/^answer \d+$/);
});

test("stepping back from what waits to be confirmed sends nothing", async () => {
  changeSettings({ confirm: true });
  const store = draw(ACTION);
  const lit = document.querySelector<HTMLElement>("[data-thing][data-standing='lit']");
  if (lit === null) throw new Error("nothing is lit");
  await userEvent.click(lit);

  await userEvent.keyboard("{Backspace}");

  expect(lit.dataset["standing"]).toBe("lit");
  expect(store.done).toEqual([]);
});

test("an order is arranged at once and sent stage by stage", async () => {
  const store = draw(ORDER);
  const { view } = ORDER;
  const { decision } = view;
  if (decision === null) throw new Error("no decision is stored");
  const later = screen.getAllByRole("button", { name: /: later$/ })[0];
  if (later === undefined) throw new Error("nothing can be moved");

  await userEvent.click(later);
  await userEvent.click(screen.getByRole("button", { name: "In this order" }));

  expect(store.done).toEqual(["answer 1"]);
  const left = decision.options.filter((_, place) => place !== 1);
  const next = { ...decision, id: decision.id + 1, stage: 1, back: true, options: left };
  act(() => store.change({ version: 99, view: { ...view, decision: next } }));
  expect(store.done).toEqual(["answer 1", "answer 0"]);
});

test("passing on passes while only passes happen, and ends at the first other thing", async () => {
  const store = draw(ACTION);
  const { view } = ACTION;
  const pass = view.decision?.options.findIndex((option) => option.kind === "pass_turn");
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  await userEvent.click(screen.getByRole("button", { name: "Pass until something happens" }));
  expect(store.done).toEqual([`answer ${pass}`]);

  const serial = (ACTION.lines.at(-1)?.event.serial ?? 0) + 1;
  const again = { ...view, decision: view.decision && { ...view.decision, id: 900_000 } };
  const passed = { text: "Bob passes.", event: { serial, cause: 0, kind: "passed" as const } };
  act(() => store.change({ view: again, lines: [...ACTION.lines, passed] }));
  expect(store.done).toHaveLength(2);

  const last = { ...view, decision: view.decision && { ...view.decision, id: 900_256 } };
  const rolled = {
    text: "",
    event: { serial: serial + 1, cause: 0, kind: "dice_rolled" as const },
  };
  act(() => store.change({ view: last, lines: [...ACTION.lines, passed, rolled] }));
  expect(store.done).toHaveLength(2);
});

test("who asks for something is told that it waits, and if it was declined", async () => {
  const store = draw(ACTION);
  const { seat } = ACTION.view;
  act(() => store.change({ offers: [{ type: "offered", what: "undo", seat, closed: "" }] }));
  screen.getByText("You have asked to take the last answer back.");
  expect(screen.queryByRole("button", { name: "Allow it" })).toBeNull();
  const settled = { type: "offered", what: "undo", seat, closed: "declined" } as const;
  act(() => store.change({ offers: [], settled }));
  screen.getByText("Your wish to take something back was declined.");
  await userEvent.click(screen.getByRole("button", { name: "Understood" }));
  expect(screen.queryByText(/was declined/)).toBeNull();
});

test("what the chosen dice add up to stands on the centre line while some are chosen", async () => {
  draw(REROLL);
  const sum = (): HTMLElement | null =>
    screen.queryByRole("list", { name: "The chosen dice in sum" });
  const [melee] = within(screen.getByRole("region", { name: "Your dice" })).getAllByRole("button", {
    name: /3 melee/,
  });
  if (melee === undefined) throw new Error("the die is not in the pool");
  expect(sum()).toBe(null);
  await later(FRESH_MS);
  await userEvent.click(melee);
  expect(sum()?.textContent).toBe("melee3");
  await userEvent.click(melee);
  expect(sum()).toBe(null);
});
