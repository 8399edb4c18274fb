/** The versions of a deck and its forms, as its page shows them. */
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DeckForms } from "@/core/decks/deck-forms";
import { DeckVersions } from "@/core/decks/deck-versions";
import { deck } from "../../fakes/decks";

const net = vi.hoisted(() => ({ versions: vi.fn(), restore: vi.fn(), write: vi.fn() }));
vi.mock("@/core/net/api", async (original) => ({ ...(await original<object>()), decks: net }));

beforeEach(() => {
  // What jsdom lacks of dialogs.
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(cleanup);

const OLDER = { number: 1, kept: 0, note: "", size: 29, added: [], removed: [] };
const NEWER = {
  number: 2,
  kept: Date.now(),
  note: "Faster",
  size: 30,
  added: [{ code: "rope", count: 2 }],
  removed: [{ code: "club", count: 1 }],
};

test("each version says what changed, and an older one is put back", async () => {
  net.versions.mockResolvedValue({ versions: [NEWER, OLDER] });
  net.restore.mockResolvedValue({ versions: [] });
  const changed = vi.fn();
  const mine = { ...deck("mine", "01", "open"), id: "d1" };
  render(<DeckVersions deck={mine} nameOf={(code) => code.toUpperCase()} changed={changed} />);
  const [newest, oldest] = await screen.findAllByText(/Version \d/, { selector: "b" });
  const row = newest?.closest("li");
  if (row === null || row === undefined) throw new Error("a version is a row");
  expect(within(row).getByText("Faster")).toBeDefined();
  expect(row.textContent).toContain("added: 2  ROPE");
  expect(row.textContent).toContain("removed: 1  CLUB");
  expect(row.textContent).toContain("as it is now");
  expect(oldest?.textContent).toBe("Version 1");
  await userEvent.click(screen.getByRole("button", { name: "Put version 1 back" }));
  expect(net.restore).toHaveBeenCalledWith({ id: "d1", number: 1 });
  expect(changed).toHaveBeenCalledOnce();
});

test("a list is asked for in every form once it is wanted, each to be copied or saved", async () => {
  net.write.mockResolvedValue({
    forms: [{ code: "json", name: "JSON", ending: "json", text: '{"a": 1}\n' }],
  });
  render(<DeckForms title="chess" name="Mine" text="1 rope" />);
  expect(net.write).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Export" }));
  const file = await screen.findByText("Save as a file");
  expect(net.write).toHaveBeenCalledWith({ title: "chess", text: "1 rope" });
  expect(file.getAttribute("download")).toBe("Mine-json.json");
  expect(decodeURIComponent(file.getAttribute("href") ?? "")).toContain('{"a": 1}');
});
