/** A question that has just changed takes no click and no key that was begun for the one before. */
import type { Whole } from "@protocol";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FRESH_MS } from "@/core/scene/fresh-question";
import { changeSettings, DEFAULTS } from "@/core/store/settings";
import { TableView } from "@/core/table/table-view";
import { TextTable } from "@/core/text/text-table";
import { DESTINY } from "../../fakes/destiny";
import { FakeStore } from "../../fakes/store";
import { stored } from "../../fakes/views";

let now = 10_000;

beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

afterEach(() => {
  vi.restoreAllMocks();
  changeSettings(DEFAULTS);
});

/** A table that asks the same again as soon as it is answered. */
class AskingAgain extends FakeStore {
  override answer(choice: number) {
    const outcome = super.answer(choice);
    const { version, view } = this.getSnapshot();
    if (view?.decision) {
      const decision = { ...view.decision, id: view.decision.id + 256 };
      this.change({ version: version + 1, view: { ...view, decision } });
    }
    return outcome;
  }
}

function draw(whole: Whole): AskingAgain {
  const store = new AskingAgain(whole);
  render(<TableView store={store} client={DESTINY} />);
  return store;
}

function lit(): HTMLElement {
  const found = document.querySelector<HTMLElement>("[data-thing][data-standing='lit']");
  if (found === null) throw new Error("nothing is lit");
  return found;
}

test("a double click on a thing answers one question", async () => {
  const store = draw(stored("host"));

  await userEvent.dblClick(lit());

  expect(store.done).toEqual(["answer 0"]);
});

test("a double click on a button of the bar answers one question", async () => {
  const store = draw(stored("may"));

  await userEvent.dblClick(screen.getByRole("button", { name: /^Use/ }));
  await userEvent.click(screen.getByRole("button", { name: /^Use/ }));

  expect(store.done).toEqual(["answer 1"]);
});

test("a double click on an option in words answers one question", async () => {
  const store = new AskingAgain(stored("may"));
  render(<TextTable store={store} client={DESTINY} />);

  await userEvent.dblClick(screen.getByRole("button", { name: /^2 Use/ }));
  await userEvent.click(screen.getByRole("button", { name: /^2 Use/ }));

  expect(store.done).toEqual(["answer 1"]);
});

test("a second click while the answer is on its way says nothing", async () => {
  const store = new FakeStore(stored("host"));
  render(<TableView store={store} client={DESTINY} />);
  const { version, view } = store.getSnapshot();
  const decision = view?.decision?.id ?? 0;
  const thing = lit();
  act(() =>
    store.change({
      pending: { ref: 1, version, decision, choice: 0, stage: "sent", storedIn: -1 },
    }),
  );

  await userEvent.click(thing);

  expect(store.done).toEqual([]);
  expect(store.asked).toEqual([]);
});

test("a click counts from when the pointer went down", async () => {
  const store = draw(stored("host"));
  const user = userEvent.setup();
  await user.pointer({ target: lit(), keys: "[MouseLeft>]" });
  const { view } = store.getSnapshot();
  if (view?.decision) {
    const decision = { ...view.decision, id: view.decision.id + 256 };
    act(() => store.change({ view: { ...view, decision } }));
  }
  now += 2 * FRESH_MS;

  await user.pointer({ target: lit(), keys: "[/MouseLeft]" });

  expect(store.done).toEqual([]);
});

test("once it has stood for a while, the next question takes clicks", async () => {
  const store = draw(stored("host"));
  await userEvent.click(lit());
  now += FRESH_MS;

  await userEvent.click(lit());

  expect(store.done).toEqual(["answer 0", "answer 0"]);
});

test("a key that is held answers one question, and pressed anew the next", async () => {
  const store = draw(stored("may"));
  const user = userEvent.setup();

  await user.keyboard("{y>4}");
  expect(store.done).toEqual(["answer 1"]);
  await user.keyboard("{/y}y");

  expect(store.done).toEqual(["answer 1", "answer 1"]);
});

test("Enter that is held on a thing chooses it once", async () => {
  const store = draw(stored("host"));
  const user = userEvent.setup();
  lit().focus();

  await user.keyboard("{Enter>4/}");

  expect(store.done).toEqual(["answer 0"]);
});

test("a double click does not confirm what waits to be confirmed", async () => {
  changeSettings({ confirm: true });
  const store = draw(stored("host"));

  await userEvent.dblClick(lit());

  expect(store.done).toEqual([]);
  expect(document.querySelector("[data-confirm]")).not.toBeNull();
});
