/** Keys and focus of the table: nothing is answered that nobody meant. */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SKIP_MS } from "@/core/scene/fresh-question";
import { KEY_MAP } from "@/core/table/keys";
import { TableView } from "@/core/table/table-view";
import { DESTINY } from "../../fakes/destiny";
import { storedPassage } from "../../fakes/stage";
import { FakeStore } from "../../fakes/store";
import { TOY, toyTable, WHICH } from "../../fakes/toy";
import { stored } from "../../fakes/views";

let now = 10_000;

beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** An action of Destiny with some of its options taken away, and what was answered. */
function acting(without: ReadonlyArray<string> = [], ruins = false): FakeStore {
  const whole = stored("action");
  const { view, prompt } = whole;
  if (prompt === null || view.decision === null) throw new Error("Nothing is asked.");
  const { decision } = view;
  const kept = [...decision.options.keys()].filter(
    (place) => !without.includes(decision.options[place]?.kind ?? ""),
  );
  const pick = <T,>(all: ReadonlyArray<T>): T[] =>
    kept.flatMap((place) => all.slice(place, place + 1));
  const pairs = (prompt.pairs ?? []).map((pair) => ({ ...pair, first: kept.indexOf(pair.first) }));
  const store = new FakeStore({
    ...whole,
    view: { ...view, decision: { ...decision, options: pick(decision.options) } },
    prompt: {
      ...prompt,
      options: pick(prompt.options),
      outcomes: pick(prompt.outcomes ?? []),
      ruins: ruins ? pick(prompt.ruins ?? []) : [],
      pairs,
    },
  });
  render(<TableView store={store} client={DESTINY} />);
  return store;
}

const press = (key: string): void => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code: key });
  fireEvent.keyUp(document.activeElement ?? document.body, { key, code: key });
};

const kinds = (store: FakeStore): ReadonlyArray<string> =>
  store.done.map((done) => {
    const place = Number(done.replace("answer ", ""));
    return store.getSnapshot().view?.decision?.options[place]?.kind ?? done;
  });

test.each([[[]], [["reroll"]], [["claim"]], [["reroll", "play"]]])(
  "the same key is the same kind of action without %j",
  (without) => {
    const store = acting(without);
    press("p");
    expect(kinds(store)).toEqual(["pass_turn"]);
  },
);

test.each([true, false])(
  "C claims and D discards to reroll, whatever claiming ruins: %s",
  (ruins) => {
    const store = acting([], ruins);
    press("d");
    expect(kinds(store)).toEqual(["reroll"]);
    expect(screen.getByRole("button", { name: /^Claim the battlefield/ }).dataset["key"]).toBe("C");
    expect(screen.getByRole("button", { name: /^Claim, and use/ }).dataset["key"]).toBe("B");
  },
);

test("the buttons of an action stand in one order, whatever claiming ruins", () => {
  const words = (): ReadonlyArray<string> =>
    [...document.querySelectorAll<HTMLElement>("[data-bar] [data-choice]")].map(
      ({ dataset }) => dataset["key"] ?? "",
    );
  const orders = [true, false].map((ruins) => {
    acting([], ruins);
    const order = words();
    document.body.replaceChildren();
    return order;
  });
  expect(orders).toEqual([
    ["C", "B", "D", "P"],
    ["C", "B", "D", "P"],
  ]);
});

test("a digit presses nothing that has a key of its own", () => {
  const store = acting();
  for (const key of "123456789") press(key);
  expect(store.done).toEqual([]);
});

test("A goes to the next card that can be activated, and chooses nothing", () => {
  const store = acting();
  press("a");
  expect(document.activeElement?.textContent).toContain("Activate Rey");
  press("a");
  expect(document.activeElement?.textContent).toContain("Activate Medical Droid");
  expect(store.done).toEqual([]);
});

test("the map of keys says every key that stands on a button", () => {
  const said = [...KEY_MAP, ...(DESTINY.keys ?? [])].map(({ keys }) => keys);
  for (const key of ["P", "Y", "N", "0", "G", "C", "B", "D", "A", "R"]) expect(said).toContain(key);
});

/** A table of the toy that asks, and then something else, while a button of the bar has the focus. */
function askedTwice(): FakeStore {
  const store = new FakeStore(toyTable());
  render(<TableView store={store} client={TOY} />);
  document.querySelector<HTMLElement>("[data-bar] [data-choice]")?.focus();
  const { view, version } = store.getSnapshot();
  if (view === null) throw new Error("There is no view.");
  const decision = { ...WHICH, id: WHICH.id + 256 };
  act(() => store.change({ version: version + 1, view: { ...view, decision } }));
  return store;
}

test("a new question takes the focus from the button of the one before", () => {
  askedTwice();
  expect(document.activeElement?.tagName).toBe("H1");
});

test("the focus that was lost comes back to the question, never to an answer", () => {
  const store = new FakeStore(toyTable());
  render(<TableView store={store} client={TOY} />);
  document.querySelector<HTMLElement>("[data-bar] [data-choice]")?.focus();
  act(() => store.change({ version: 2, view: toyTable(null).view, prompt: null }));
  act(() => store.change({ version: 3, view: toyTable().view, prompt: toyTable().prompt }));
  expect(document.activeElement?.tagName).toBe("H1");
});

test("what waits to be confirmed keeps the focus: the second press is there", () => {
  acting([], true);
  const claim = screen.getByRole("button", { name: /^Claim the battlefield/ });
  claim.focus();
  fireEvent.click(claim);
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Really\? Claim the/);
});

/** A card of the other side is shown, and behind it something is asked. */
function staged(): FakeStore {
  const { whole, news } = storedPassage("destiny", "event");
  const store = new FakeStore(whole);
  render(<TableView store={store} client={DESTINY} />);
  act(() => {
    for (const one of news) store.hear(one);
  });
  return store;
}

/** Press the space bar as a browser does: it clicks the button that has the focus. */
function space(): void {
  const target = document.activeElement ?? document.body;
  const isTaken = !fireEvent.keyDown(target, { key: " ", code: "Space" });
  const isStopped = !fireEvent.keyUp(target, { key: " ", code: "Space" });
  if (!isTaken && !isStopped && target instanceof HTMLButtonElement) fireEvent.click(target);
}

test("the space bar answers nothing for a second after it has skipped", () => {
  const store = staged();
  for (let count = 0; count < 9 && document.querySelector("[data-on-stage]"); count += 1) space();
  const choice = document.querySelector<HTMLElement>("[data-bar] [data-choice]");
  choice?.focus();

  for (const ms of [100, SKIP_MS - 100, SKIP_MS - 100]) {
    now += ms;
    space();
  }
  expect(store.done).toEqual([]);

  now += SKIP_MS;
  space();
  expect(store.done.length + document.querySelectorAll("[aria-pressed='true']").length).toBe(1);
});
