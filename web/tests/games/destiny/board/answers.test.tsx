/** What a click on a die answers: the question which die with it, and nothing else. */
import type { Decision, Whole } from "@protocol";
import type { Board } from "@protocol/destiny";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { FRESH_MS } from "@/core/scene/fresh-question";
import { TableView } from "@/core/table/table-view";
import { SYMBOLS } from "@/games/destiny/reading/sides";
import { DESTINY } from "../../../fakes/destiny";
import { FakeStore } from "../../../fakes/store";
import { stored } from "../../../fakes/views";

/** Dice of one's own pool that all show a shield, in the action before any is chosen. */
function acting(): { store: FakeStore; next: Whole; dice: ReadonlyArray<number> } {
  const next = stored("die_to_resolve");
  const { view } = next;
  if (view.decision === null || next.prompt === null) throw new Error("Nothing is asked.");
  const decision = {
    ...view.decision,
    id: view.decision.id - 256,
    reason: "action",
    options: [{ kind: "resolve", value: SYMBOLS.indexOf("shield") }, { kind: "pass_turn" }],
  };
  const prompt = { text: "Your action", options: ["Resolve shield dice", "Pass"] };
  const dice = view.decision.options.map(({ target = 0 }) => target);
  const store = new FakeStore({ ...next, view: { ...view, decision }, prompt });
  render(<TableView store={store} client={DESTINY} />);
  return { store, next, dice };
}

function asked(store: FakeStore, { view, prompt }: Whole): void {
  act(() =>
    store.change({ version: store.getSnapshot().version + 1, view, prompt, pending: null }),
  );
}

function die(id: number | undefined): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-thing="${id}"][data-standing="lit"]`);
  if (found === null) throw new Error(`die ${id} is not lit`);
  return found;
}

test("a click on a die answers which die is resolved, too", async () => {
  const { store, next, dice } = acting();
  await userEvent.click(die(dice[2]));
  expect(store.done).toEqual(["answer 0"]);

  asked(store, next);

  expect(store.done).toEqual(["answer 0", "answer 2"]);
});

test("what follows by itself waits to hear what comes of it, and not for ever", async () => {
  const { store, next, dice } = acting();
  await userEvent.click(die(dice[2]));
  store.foretells = false;
  asked(store, next);
  expect(store.done).toEqual(["answer 0"]);

  act(() => store.change({ foretold: store.getSnapshot().version }));
  expect(store.done).toEqual(["answer 0", "answer 2"]);

  cleanup();
  const late = acting();
  await userEvent.click(die(late.dice[1]));
  late.store.foretells = false;
  asked(late.store, late.next);
  await waitFor(() => expect(late.store.done).toEqual(["answer 0", "answer 1"]));
});

test("what ruins one's own game is asked about, however late that is said", async () => {
  const { store, next, dice } = acting();
  await userEvent.click(die(dice[2]));
  store.foretells = false;
  asked(store, next);
  const { prompt, version } = store.getSnapshot();
  if (prompt === null) throw new Error("Nothing is asked.");
  const ruins = prompt.options.map(() => "You lose the game by it.");
  act(() => store.change({ foretold: version, prompt: { ...prompt, ruins } }));

  expect(store.done).toEqual(["answer 0"]);
});

test("a click on a die answers no other question about that die", async () => {
  const { store, next, dice } = acting();
  await userEvent.click(die(dice[2]));
  const { decision } = next.view;
  if (decision === null) throw new Error("Nothing is asked.");

  asked(store, { ...next, view: { ...next.view, decision: { ...decision, reason: "choose" } } });
  asked(store, {
    ...next,
    view: { ...next.view, decision: { ...decision, id: decision.id + 256 } },
  });

  expect(store.done).toEqual(["answer 0"]);
});

/** Two dice of one shield each, the first of them resolving: who gets its shield? */
function giving(die: number, left: ReadonlyArray<number>): Whole {
  const whole = stored("die_to_resolve");
  const { view } = whole;
  const board = view.board as Board;
  const dice = board.dice.filter(({ id, zone }) => zone !== "pool" || left.includes(id));
  const mine = board.players.find(({ seat }) => seat === view.seat)?.play ?? [];
  const characters = mine.filter(({ type }) => type === "character").slice(0, 2);
  const options = characters.map(({ id }) => ({ kind: "entity", source: 1, target: id }));
  const decision: Decision = {
    id: 100_000 + die,
    kind: "choose_one",
    reason: "choose",
    options,
    details: { purpose: "GiveShields", amount: 1, die },
  };
  const prompt = { text: "Who gets 1 shield?", options: ["The first", "The second"] };
  return { ...whole, view: { ...view, board: { ...board, dice }, decision }, prompt };
}

/** Which die comes next, with the one that is left. */
function next(die: number): Whole {
  const whole = giving(die, [die]);
  const options = [{ kind: "entity", target: die }, { kind: "stop" }];
  const decision: Decision = { id: 200_000, kind: "choose_one", reason: "die_to_resolve", options };
  return {
    ...whole,
    view: { ...whole.view, decision },
    prompt: { text: "Which die do you resolve next?", options: ["It", "No more"] },
  };
}

/** Press for both shields, once the question is no longer fresh. */
async function pressBoth(): Promise<void> {
  await new Promise((over) => setTimeout(over, FRESH_MS));
  await userEvent.click(screen.getAllByRole("button", { name: /^Both: 2 shields/ })[0] as Element);
}

test("all shields go onto one character with one press, and nothing else is answered", async () => {
  const { store, dice } = acting();
  const [one = 0, two = 0] = dice;
  await userEvent.click(die(one));
  asked(store, giving(one, [one, two]));
  await pressBoth();
  asked(store, next(two));
  asked(store, giving(two, [two]));
  expect(store.done).toEqual(["answer 0", "answer 0", "answer 0", "answer 0"]);

  asked(store, giving(one, [one, two]));
  expect(store.done).toHaveLength(4);
});

test("a press for all shields answers no question of another die", async () => {
  const { store, dice } = acting();
  const [one = 0, two = 0, three = 0] = dice;
  await userEvent.click(die(one));
  asked(store, giving(one, [one, two]));
  await pressBoth();
  asked(store, giving(three, [three]));
  expect(store.done).toEqual(["answer 0", "answer 0"]);
});

test("all shields are not offered where a card gives them, and not beyond three", async () => {
  const store = new FakeStore(giving(1005, [1005, 1006]));
  render(<TableView store={store} client={DESTINY} />);
  expect(screen.queryByRole("button", { name: /^(Both|All)/ })).toBeNull();
});
