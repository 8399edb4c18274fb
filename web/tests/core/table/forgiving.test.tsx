/** The bar forgives: undo with its reason, what ruins asks once, pairs, what is alike, best first. */
import type { Prompt, Undoable, Whole } from "@protocol";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { FRESH_MS } from "@/core/scene/fresh-question";
import { changeSettings, DEFAULTS } from "@/core/store/settings";
import { TableView } from "@/core/table/table-view";
import { TextTable } from "@/core/text/text-table";
import { DESTINY } from "../../fakes/destiny";
import { FakeStore } from "../../fakes/store";
import { TOY, toyTable, WHICH } from "../../fakes/toy";

const VIEWS = import.meta.glob<Whole>("../../views/*.json", { eager: true, import: "default" });

afterEach(() => changeSettings(DEFAULTS));

function draw(name: string, otherwise: Partial<Prompt> = {}, live = true): FakeStore {
  const whole = VIEWS[`../../views/${name}.json`];
  if (whole === undefined || whole.prompt === null) throw new Error(`There is no view ${name}.`);
  const store = new FakeStore({ ...whole, prompt: { ...whole.prompt, ...otherwise } });
  render(<TableView store={store} client={DESTINY} live={live} />);
  return store;
}

function bar(): HTMLElement {
  return screen.getByRole("region", { name: "Decision" });
}

function choice(place: number | "several"): HTMLElement {
  const found = bar().querySelector<HTMLElement>(`[data-choice="${place}"]`);
  if (found === null) throw new Error(`There is no button for ${place}.`);
  return found;
}

/** The place of the claim in the stored view of an action. */
function claimIn(store: FakeStore): number {
  const options = store.getSnapshot().view?.decision?.options ?? [];
  return options.findIndex(({ kind }) => kind === "claim");
}

/** A press that was not begun before the question changed. */
async function press(element: HTMLElement): Promise<void> {
  await new Promise((over) => setTimeout(over, FRESH_MS + 20));
  await userEvent.click(element);
}

function undoable(how: Undoable["how"], why = ""): { undo: Undoable } {
  return { undo: { type: "undoable", how, why } };
}

describe("undo", () => {
  test("stands in the bar and takes the last answer back", async () => {
    const store = draw("midgame");
    act(() => store.change(undoable("free")));
    await press(within(bar()).getByRole("button", { name: /^Undo/ }));
    expect(store.done).toEqual(["ask undo"]);
  });

  test("is not offered in a game that is looked through", () => {
    draw("midgame", {}, false);
    expect(within(bar()).queryByRole("button", { name: /^Undo/ })).toBeNull();
  });

  test("says why it cannot be, and asks nothing", async () => {
    const store = draw("midgame");
    act(() => store.change(undoable("no", "Something was rolled.")));
    const button = within(bar()).getByRole("button", { name: /^Undo/ });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.title).toBe("Something was rolled.");
    await press(button);
    expect(store.done).toEqual([]);
    expect(screen.getByRole("status", { name: "Why not" }).textContent).toBe(
      "Something was rolled.",
    );
  });

  test("has a key", async () => {
    const store = draw("midgame");
    act(() => store.change(undoable("free")));
    await userEvent.keyboard("u");
    expect(store.done).toEqual(["ask undo"]);
  });

  test("steps back first where something is being chosen", async () => {
    changeSettings({ confirm: true });
    const store = draw("may");
    await press(choice(0));
    const armed = store.done.length;
    await press(within(bar()).getByRole("button", { name: /Step back|Undo/ }));
    expect(store.done.slice(armed).filter((one) => one.startsWith("answer"))).toEqual([]);
  });
});

describe("what ruins one's own game", () => {
  test("asks once, on the same button", async () => {
    const store = draw("midgame");
    const claim = claimIn(store);
    await press(choice(claim));
    expect(store.done).toEqual([]);
    expect(choice(claim).textContent).toContain("Really: ");
    expect(choice(claim).textContent).toContain("still ready");
    await press(choice(claim));
    expect(store.done).toEqual([`answer ${claim}`]);
  });

  test("asks nothing where that is not wanted", async () => {
    changeSettings({ careful: false });
    const store = draw("midgame");
    const claim = claimIn(store);
    await press(choice(claim));
    expect(store.done).toEqual([`answer ${claim}`]);
  });
});

describe("a number", () => {
  /** A question for a number of which so many of the highest ruin. */
  function numbers(count: number, ruinous: number): { store: FakeStore; ruins: string[] } {
    const places = Array.from({ length: count }, (_, place) => place);
    const ruins = places.map((place) => (place < count - ruinous ? "" : "You lose the game."));
    const store = draw("how_much");
    const { view } = store.getSnapshot();
    if (view === null || view.decision === null) throw new Error("Nothing is asked.");
    const options = places.map((value) => ({ kind: "value", value }));
    const prompt = {
      ...promptOf(store),
      options: places.map(String),
      outcomes: places.map((place) => `Leaves ${count - place}`),
      ruins,
    };
    const decision = { ...view.decision, id: view.decision.id + 256, options };
    act(() => store.change({ view: { ...view, decision }, prompt }));
    return { store, ruins };
  }

  test("begins with the most that ruins nothing, and says what it comes to", () => {
    numbers(8, 2);
    expect(choice(5).textContent).toContain("Leaves 3");
  });

  test("asks once where it stands on what ruins", async () => {
    const { store } = numbers(8, 1);
    await press(screen.getByRole("button", { name: "One more" }));
    expect(choice(7).textContent).toContain("You lose the game.");
    await press(choice(7));
    expect(store.done).toEqual([]);
    expect(choice(7).textContent).toContain("Really: ");
    await press(choice(7));
    expect(store.done).toEqual(["answer 7"]);
  });

  test("is not sent by itself as the second of a pair where it ruins", async () => {
    const store = draw("midgame", { ruins: [] });
    const then = { kind: "value", value: 1 };
    const first = claimIn(store);
    act(() => store.change({ prompt: { ...promptOf(store), pairs: [{ first, then, text: "" }] } }));
    await press(choice(first));
    const sent = store.done.length;
    const { view } = store.getSnapshot();
    if (view === null || view.decision === null) throw new Error("Nothing is asked.");
    const decision = { ...view.decision, id: view.decision.id + 256, options: [then] };
    const prompt = { text: "How many?", options: ["1"], ruins: ["You lose the game."] };
    act(() => store.change({ view: { ...view, decision }, prompt, version: 99 }));
    expect(store.done.length).toBe(sent);
    expect(sent).toBe(1);
  });
});

describe("several things", () => {
  const RUIN = "You lose the game.";

  test("are asked about once before they are sent", async () => {
    const store = draw("mulligan");
    const { options } = promptOf(store);
    act(() => store.change({ prompt: { ...promptOf(store), ruins: options.map(() => RUIN) } }));
    await press(choice(0));
    const send = (): HTMLElement => choice("several");
    await press(send());
    expect(store.done).toEqual([]);
    expect(send().textContent).toContain(`Really: `);
    expect(send().textContent).toContain(RUIN);
    await press(send());
    expect(store.done).toEqual(["answer 0"]);
  });

  test("are asked about once where all of it is placed by one press", async () => {
    const store = draw("shields");
    const { options } = promptOf(store);
    act(() => store.change({ prompt: { ...promptOf(store), ruins: options.map(() => RUIN) } }));
    await press(within(bar()).getAllByRole("button", { name: /^Both: / })[0] ?? bar());
    expect(store.done).toEqual([]);
    await press(choice("several"));
    expect(store.done).toEqual(["answer 0"]);
  });

  test.each([
    ["drawn", TableView],
    ["in words", TextTable],
  ])("none of them is an answer that is asked about as well: %s", async (_, Table) => {
    const whole = VIEWS["../../views/mulligan.json"];
    if (whole === undefined || whole.prompt === null) throw new Error("There is no mulligan.");
    const stop = whole.view.decision?.options.findIndex(({ kind }) => kind === "stop") ?? -1;
    const ruins = whole.prompt.options.map((__, place) => (place === stop ? RUIN : ""));
    const store = new FakeStore({ ...whole, prompt: { ...whole.prompt, ruins } });
    render(<Table store={store} client={DESTINY} />);
    const place = whole.prompt.options.length - 1;
    await press(found(`[data-bar] [data-choice="${place}"], [data-option="${place}"]`));
    expect(store.done).toEqual([]);
    await press(found("[data-bar] [data-really], [data-send]"));
    expect(store.done).toEqual([`answer ${stop}`]);
  });
});

function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  return element;
}

test("a button says what comes of it", () => {
  const store = draw("midgame");
  const claim = claimIn(store);
  expect(choice(claim).textContent).toContain("No more actions this round");
  expect(choice(claim).getAttribute("aria-label")).toContain("No more actions this round");
});

test("a pair sends its first answer, and the second to what is asked next", async () => {
  changeSettings({ careful: false });
  const store = draw("midgame");
  const claim = claimIn(store);
  await press(within(bar()).getByRole("button", { name: /^Claim, and use/ }));
  expect(store.done).toEqual([`answer ${claim}`]);
  const next = VIEWS["../../views/claim_ability.json"];
  const yes = next?.view.decision?.options.findIndex(({ kind }) => kind === "yes");
  const then = next?.view.decision?.options[yes ?? -1];
  const pair = store.getSnapshot().prompt?.pairs?.[0]?.then;
  expect(pair?.kind).toBe(then?.kind);
  const decision = next?.view.decision;
  if (next === undefined || decision === null || decision === undefined || pair === undefined) {
    throw new Error("There is no claim.");
  }
  const options = decision.options.map((option) => (option.kind === "yes" ? pair : option));
  act(() =>
    store.change({
      version: 99,
      view: { ...next.view, decision: { ...decision, id: decision.id + 9_999, options } },
      prompt: next.prompt,
    }),
  );
  expect(store.done).toEqual([`answer ${claim}`, `answer ${yes}`]);
});

test("a pair that ruins one's own game stands behind everything else", () => {
  // biome-ignore lint/suspicious/noThenProperty: the protocol calls the second answer so
  const pair = { first: 0, then: { kind: "stop" }, text: "The left, and no more" };
  const prompt = { text: "Which?", options: ["The left", "The right", "Neither"], pairs: [pair] };
  const store = new FakeStore(toyTable(WHICH, { ...prompt, ruins: ["It is lost.", "", ""] }));
  render(<TableView store={store} client={TOY} />);
  const labels = (): string[] =>
    [...bar().querySelectorAll("[data-choice]")].map((one) => one.textContent ?? "");
  expect(labels().at(-1)).toContain("The left, and no more");
  act(() => store.change({ prompt }));
  expect(labels()[0]).toContain("The left, and no more");
});

test("a pair with a key of its own stands in its place, whatever it ruins", () => {
  const store = draw("midgame");
  const labels = (): string[] =>
    [...bar().querySelectorAll("[data-choice]")].map((one) => one.textContent ?? "");
  expect(labels()[1]).toContain("Claim, and use");
  act(() => store.change({ prompt: { ...promptOf(store), ruins: [] } }));
  expect(labels()[1]).toContain("Claim, and use");
});

test("options are shown in the order that the server thinks best", () => {
  const store = draw("host");
  const count = store.getSnapshot().prompt?.options.length ?? 0;
  const order = Array.from({ length: count }, (_, place) => count - 1 - place);
  act(() => store.change({ prompt: { ...promptOf(store), order } }));
  const shown = [...bar().querySelectorAll("[data-choice]")].map((one) =>
    Number(one.getAttribute("data-choice")),
  );
  expect(shown.filter((place) => place >= 0)).toEqual(order);
});

function promptOf(store: FakeStore): Prompt {
  const { prompt } = store.getSnapshot();
  if (prompt === null) throw new Error("Nothing is asked.");
  return prompt;
}

test("all shields are placed at once by one press", async () => {
  const store = draw("shields");
  await press(within(bar()).getAllByRole("button", { name: /^Both: / })[0] ?? bar());
  expect(store.done).toEqual(["answer 0"]);
});

test("the table in words asks once, too", async () => {
  const whole = VIEWS["../../views/midgame.json"];
  if (whole === undefined) throw new Error("There is no midgame.");
  const store = new FakeStore(whole);
  render(<TextTable store={store} client={DESTINY} />);
  const claim = claimIn(store);
  const button = document.querySelector<HTMLElement>(`[data-option="${claim}"]`);
  if (button === null) throw new Error("There is no claim.");
  await press(button);
  expect(store.done).toEqual([]);
  expect(screen.getByRole("alert").textContent).toContain("still ready");
  await press(button);
  expect(store.done).toEqual([`answer ${claim}`]);
});
