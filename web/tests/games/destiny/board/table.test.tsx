/** Every stored view: each of its options has one place, and each decision its own component. */
import type { Whole } from "@protocol";
import type { Board } from "@protocol/destiny";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import type { PendingAnswer } from "@/core/store/state";
import { TableView } from "@/core/table/table-view";
import { BY_REASON } from "@/games/destiny/decisions/by-reason";
import { DESTINY, placementIn } from "../../../fakes/destiny";
import { FakeStore } from "../../../fakes/store";

const VIEWS = new Map(
  Object.entries(
    import.meta.glob<Whole>("../../../views/*.json", { eager: true, import: "default" }),
  ).map(([path, whole]) => [path.replace(/^.*\/|\.json$/g, ""), whole]),
);
const NAMES = [...VIEWS.keys()];

function stored(name: string): Whole {
  const whole = VIEWS.get(name);
  if (whole === undefined)
    throw new Error(`There is no stored view ${name}: make it with just views.`);
  return whole;
}

function draw(name: string): FakeStore {
  const store = new FakeStore(stored(name));
  render(<TableView store={store} client={DESTINY} />);
  return store;
}

function bar(): HTMLElement {
  return screen.getByRole("region", { name: "Decision" });
}

/** An answer on its way. */
function sentOf(store: FakeStore, choice: number): PendingAnswer {
  const { version, view } = store.getSnapshot();
  const decision = view?.decision?.id ?? 0;
  return { ref: 1, version, decision, choice, stage: "sent", storedIn: -1 };
}

test("the battlefield says who controls it, whoever brought it", () => {
  draw("action");
  const ground = document.querySelector('[data-zone="battlefield"]');
  expect(ground?.textContent).toMatch(
    /(You control|.+ controls) it, (not claimed|claimed this round)$/,
  );
});

test("every reason has a stored view", () => {
  expect(Object.keys(BY_REASON).filter((reason) => !NAMES.includes(reason))).toEqual([]);
});

describe.each(NAMES)("%s", (name) => {
  test("each option has one place", () => {
    const { view } = stored(name);
    const { things, tray, bar: buttons } = placementIn(stored(name));
    const onThings = new Set([...things.values()].flat());
    const places = [...onThings, ...tray.flatMap((item) => item.options), ...buttons];
    const wanted = (view.decision?.options ?? []).map((_, place) => place);
    expect(places.toSorted((a, b) => a - b)).toEqual(wanted);
  });

  test("is drawn by a component of its own, and everything can be answered", () => {
    const { view, prompt } = stored(name);
    draw(name);
    expect(document.querySelector("[data-fallback]")).toBeNull();
    if (view.decision === null || prompt === null) {
      expect(bar().querySelector("[data-choice]")).toBeNull();
      return;
    }
    const drawn = [
      ...document.querySelectorAll("[data-choice], [data-standing='lit'], [data-thing]"),
    ];
    expect(drawn.length).toBeGreaterThan(0);
    const { things, tray, bar: buttons } = placementIn(stored(name));
    for (const id of [...things.keys(), ...tray.map((item) => item.id)]) {
      expect(document.querySelector(`[data-thing="${id}"]`)).not.toBeNull();
    }
    for (const place of reachable(view.decision.reason, view.decision.kind) ? buttons : []) {
      expect(document.querySelector(`[data-choice="${place}"]`)).not.toBeNull();
    }
  });
});

/** Numbers are reached by stepping and orders by arranging; everything else has its button. */
function reachable(reason: string, kind: string): boolean {
  const isStepped = reason === "how_much" || reason === "number";
  return !isStepped && !(reason === "order" && kind === "choose_order");
}

describe("clicks", () => {
  test("a lit thing answers with its option", async () => {
    const store = draw("die_to_resolve");
    const { decision } = stored("die_to_resolve").view;
    const target = decision?.options[0]?.target ?? 0;
    const die = document.querySelector<HTMLElement>(`[data-thing="${target}"]`);
    if (die === null) throw new Error("the die of the first option is not on the table");
    await userEvent.click(die);
    expect(store.done).toEqual(["answer 0"]);
  });

  test("a thing that is not lit says why", async () => {
    const store = draw("may");
    const unlit = document.querySelector<HTMLElement>(
      "[data-thing^='10']:not([data-standing='lit'])",
    );
    if (unlit === null) throw new Error("everything is lit");
    await userEvent.click(unlit);
    expect(store.done).toEqual([]);
    expect(store.asked).toContainEqual(expect.objectContaining({ type: "explain" }));
    expect((await screen.findByRole("status")).textContent).toContain("It is exhausted.");
  });

  test("a hidden card says that it is hidden", async () => {
    const store = draw("may");
    const hidden = screen.getAllByRole("button", { name: /^A hidden card/ })[0];
    if (hidden === undefined) throw new Error("the opponent has no cards");
    await userEvent.click(hidden);
    expect(store.asked).toEqual([]);
    expect((await screen.findByRole("status")).textContent).toContain("hidden");
  });

  test("keys press the bar, P passes", async () => {
    const store = draw("action");
    const place = (kind: string): number =>
      stored("action").view.decision?.options.findIndex((option) => option.kind === kind) ?? -1;
    await userEvent.keyboard("p");
    await userEvent.keyboard("d");
    expect(store.done).toEqual([`answer ${place("pass_turn")}`, `answer ${place("reroll")}`]);
  });

  test("number keys press what has no key of its own", async () => {
    const store = draw("battlefield");
    await userEvent.keyboard("2");
    expect(store.done).toEqual(["answer 1"]);
  });

  test("a box to tick that has the focus does not keep keys from the table", async () => {
    const store = draw("action");
    const box = document.createElement("input");
    box.type = "checkbox";
    document.body.append(box);
    box.focus();
    await userEvent.keyboard("p");
    box.remove();
    expect(store.done).toHaveLength(1);
  });

  test("Tab stops once in the log, and arrows go from line to line", async () => {
    draw("midgame");
    await userEvent.click(screen.getByRole("button", { name: "Log, chat and odds" }));
    const log = screen.getByRole("list", { name: "What happened" });
    const whys = within(log).getAllByRole("button");
    expect(whys.filter((why) => why.tabIndex === 0)).toEqual([whys.at(-1)]);
    whys.at(-1)?.focus();
    await userEvent.keyboard("{ArrowUp}");
    expect(document.activeElement).toBe(whys.at(-2));
  });

  test("what was sent is marked, and nothing else can be sent meanwhile", () => {
    const store = draw("may");
    act(() => store.change({ pending: sentOf(store, 1) }));
    for (const button of within(bar()).getAllByRole<HTMLButtonElement>("button")) {
      if (button.dataset["choice"] !== undefined) expect(button.disabled).toBe(true);
    }
  });

  test("an answer on its way changes the bar and what was chosen, and nothing else", () => {
    const store = draw("action");
    const { things } = placementIn(stored("action"));
    const [[chosen, [place = -1]] = [0, []], other] = [...things];
    const thing = document.querySelector(`[data-thing="${chosen}"]`);
    expect(other).toBeDefined();
    const seen = new MutationObserver(() => undefined);
    seen.observe(document.body, { subtree: true, childList: true, attributes: true });
    act(() => store.change({ pending: sentOf(store, place) }));
    const changed = seen.takeRecords().map(({ target }) => target);
    expect(thing?.getAttribute("data-standing")).toBe("pending");
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter((at) => !thing?.contains(at) && !bar().contains(at))).toEqual([]);
  });
});

test("who watches sees the near hand as backs, and hears how many", () => {
  const whole = stored("spectator");
  const board = whole.view.board as Board;
  // Nothing of it has been shown to all.
  const players = board.players.map((one) => ({
    ...one,
    hand: one.hand.map(() => ({ handle: 0 })),
  }));
  const store = new FakeStore({ ...whole, view: { ...whole.view, board: { ...board, players } } });
  render(<TableView store={store} client={DESTINY} />);
  const hand = screen.getByRole("region", { name: "Hand" });
  const held = board.players[0]?.hand.length ?? 0;
  expect(within(hand).getByRole("img", { name: `${held} cards in hand` })).toBeTruthy();
  expect(hand.querySelector("[data-thing]")).toBeNull();
});
