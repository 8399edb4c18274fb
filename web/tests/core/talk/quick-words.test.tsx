/** Quick words: said by name, muted at a table or everywhere. */
import type { Said, Welcome, Whole } from "@protocol";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { beforeEach, expect, test } from "vitest";
import { changeSettings, DEFAULTS } from "@/core/store/settings";
import { watchersWords } from "@/core/talk/quick-row";
import { Chat } from "@/core/text/chat";
import { FakeStore } from "../../fakes/store";

// Only what a chat looks at.
const WHOLE = { version: 0, view: {}, prompt: null, lines: [] } as unknown as Whole;
const WELCOME = {
  type: "welcome",
  table: "g1",
  quick: { nice: "Nice move!", hello: "Hello!" },
} as unknown as Welcome;
const LINES: ReadonlyArray<Said> = [
  { type: "said", name: "Bob", text: "Nice move!", at: 1, word: "nice" },
  { type: "said", name: "Bob", text: "How is the weather?", at: 2 },
];

function table(): { readonly store: FakeStore; readonly shown: ReactElement } {
  const store = new FakeStore(WHOLE);
  store.change({ welcome: WELCOME, said: LINES });
  return { store, shown: <Chat store={store} /> };
}

const said = (): ReadonlyArray<string | null> =>
  [...document.querySelectorAll("[aria-live] li")].map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  changeSettings(DEFAULTS);
});

test("a quick word is said with one touch, by its name", async () => {
  const { store, shown } = table();
  render(shown);
  await userEvent.click(screen.getByText("Quick words"));
  await userEvent.click(screen.getByRole("button", { name: "Hello!" }));
  expect(store.done).toEqual(["quick hello"]);
});

test("quick words are muted at this table, and what was written stays", async () => {
  render(table().shown);
  expect(said()).toEqual(["Bob: Nice move!", "Bob: How is the weather?"]);
  await userEvent.click(screen.getByText("Quick words"));
  const mute = screen.getByLabelText("Mute quick words at this table");
  await userEvent.click(mute);
  expect(said()).toEqual(["Bob: How is the weather?"]);
  await userEvent.click(mute);
  expect(said()).toHaveLength(2);
});

test("by the settings they are muted everywhere", async () => {
  changeSettings({ quick: false });
  render(table().shown);
  expect(said()).toEqual(["Bob: How is the weather?"]);
  await userEvent.click(screen.getByText("Quick words"));
  expect(screen.queryByLabelText("Mute quick words at this table")).toBeNull();
});

test("how many watch is said where they are", () => {
  const { store, shown } = table();
  store.hear({ type: "presence", present: [true, true], watching: 2 });
  render(shown);
  expect(screen.getByText("Quick words · 2 people watch.")).toBeTruthy();
  expect(watchersWords(1)).toBe("One person watches.");
  expect(watchersWords(0)).toBe("");
});
