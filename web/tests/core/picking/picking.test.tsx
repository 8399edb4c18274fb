/** Choices of several things: in any order, taken back by a second click, sent by one button. */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { choosesSeveral } from "@/core/picking/picking";
import { TableView } from "@/core/table/table-view";
import { TextTable } from "@/core/text/text-table";
import { DESTINY } from "../../fakes/destiny";
import { StagingStore } from "../../fakes/staging";
import { stored } from "../../fakes/views";

function draw(store: StagingStore): StagingStore {
  render(<TableView store={store} client={DESTINY} />);
  return store;
}

function thing(id: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-thing="${id}"]`);
  if (found === null) throw new Error(`There is no thing ${id}.`);
  return found;
}

function at(store: StagingStore, place: number): number {
  return store.targets[place] ?? 0;
}

async function pick(...ids: ReadonlyArray<number>): Promise<void> {
  for (const id of ids) await userEvent.click(thing(id));
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });

test("what is picked in any order is sent in the table's, by one button", async () => {
  const store = draw(new StagingStore(stored("mulligan"), { most: 5 }));
  const [a, c] = [at(store, 0), at(store, 2)];

  await pick(c, a);
  expect(store.taken).toEqual([]);
  await userEvent.click(button("Put 2 back"));

  expect(store.taken).toEqual([a, c, 0]);
});

test("a second click takes a pick back", async () => {
  const store = draw(new StagingStore(stored("mulligan"), { most: 5 }));
  const [a, b] = [at(store, 0), at(store, 1)];

  await pick(b, a, b);
  expect(thing(b).dataset["standing"]).toBe("lit");
  expect(thing(a).dataset["standing"]).toBe("chosen");
  await userEvent.click(button("Put 1 back"));

  expect(store.taken).toEqual([a, 0]);
});

test("stepping back takes the last pick back", async () => {
  const store = draw(new StagingStore(stored("mulligan"), { most: 5 }));
  const [a, b] = [at(store, 0), at(store, 1)];

  await pick(b, a);
  await userEvent.keyboard("{Backspace}");

  expect(thing(a).dataset["standing"]).toBe("lit");
  expect(thing(b).dataset["standing"]).toBe("chosen");
});

test("nothing at all is sent by the button that says so", async () => {
  const store = draw(new StagingStore(stored("modifiers"), { most: 2 }));

  await userEvent.click(button("Add no modifier"));

  expect(store.taken).toEqual([0]);
});

test("who has picked as many as may be is told to take one back", async () => {
  const store = draw(new StagingStore(stored("dice_to_reroll"), { most: 2 }));
  const [a, b, c] = [at(store, 0), at(store, 1), at(store, 2)];

  await pick(c, a, b);

  expect(thing(b).dataset["standing"]).not.toBe("lit");
  screen.getByText(/take one of them back first/);
  await pick(c, b);
  await userEvent.click(button("Reroll 2"));
  expect(store.taken).toEqual([a, b]);
});

test("what only a later stage offers can be picked, and sent with what came before", async () => {
  const store = draw(new StagingStore(stored("dice_to_reroll"), { least: 2, most: 2 }));
  const last = at(store, store.targets.length - 1);
  const [a, b] = [at(store, 0), at(store, 1)];
  expect(thing(last).dataset["standing"]).toBe("idle");

  await pick(b);
  expect((button("1 more") as HTMLButtonElement).disabled).toBe(true);
  expect(thing(a).dataset["standing"]).toBe("lit");
  await pick(last);
  await userEvent.click(button("Reroll 2"));

  expect(store.taken).toEqual([b, last]);
});

test("what does not go with the others stops the sending, and is told", async () => {
  const store = new StagingStore(stored("mulligan"), {
    most: 5,
    accepts: (picks, target, [first = 0, second]) => !(picks.includes(first) && target === second),
  });
  draw(store);
  const [a, b, c] = [at(store, 0), at(store, 1), at(store, 2)];

  await pick(c, b, a);
  await userEvent.click(button("Put 3 back"));

  expect(store.taken).toEqual([a]);
  screen.getByText(/cannot be chosen with/);
  expect(thing(b).dataset["standing"]).not.toBe("chosen");
  await userEvent.click(button("Put 2 back"));
  expect(store.taken).toEqual([a, c, 0]);
});

test("what is spread goes to its places in any order", async () => {
  const store = draw(new StagingStore(stored("shields"), { least: 2, most: 2 }));
  const [a, b] = [at(store, 0), at(store, 1)];

  await pick(b, a);
  await userEvent.click(button("Place 2"));

  expect(store.taken).toEqual([a, b]);
});

test("a piece that is spread is taken back by a click once all are placed", async () => {
  const store = draw(new StagingStore(stored("shields"), { least: 2, most: 2 }));
  const [a, b] = [at(store, 0), at(store, 1)];

  await pick(b, b, b, a);
  await userEvent.click(button("Place 2"));

  expect(store.taken).toEqual([a, b]);
});

test("what was sent is not sent again when the same is asked after an undo", async () => {
  const store = draw(new StagingStore(stored("mulligan"), { most: 5 }));
  await pick(at(store, 0));
  await userEvent.click(button("Put 1 back"));
  expect(store.taken).toHaveLength(2);

  act(() => store.askAnew());

  expect(store.taken).toHaveLength(2);
  expect(thing(at(store, 0)).dataset["standing"]).toBe("lit");
});

test("the table in words collects them, too", async () => {
  const store = new StagingStore(stored("mulligan"), { most: 5 });
  render(<TextTable store={store} client={DESTINY} />);

  await userEvent.keyboard("3");
  await userEvent.click(button(/^1 Put back/));
  expect(button(/^3 Put back/).ariaPressed).toBe("true");
  expect(store.taken).toEqual([]);
  await userEvent.click(button("Put 2 back"));

  expect(store.taken).toEqual([at(store, 0), at(store, 2), 0]);
});

test("acts of a title are not collected: what can be done next may depend on them", () => {
  const things = { id: 256, kind: "choose_some" as const, reason: "r", most: 3 };
  const entity = { kind: "entity", target: 1 };
  expect(choosesSeveral({ ...things, options: [entity, { kind: "stop" }] })).toBe(true);
  expect(choosesSeveral({ ...things, options: [{ kind: "surge" }, { kind: "stop" }] })).toBe(false);
});
