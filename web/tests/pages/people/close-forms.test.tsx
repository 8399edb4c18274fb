/** Tables that are closed and decks that are hidden, by their addresses. */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { CloseTable, HideDeck, idIn, tableIn } from "@/pages/people/close-forms";

const asked = vi.hoisted(() => ({ closeTable: vi.fn(), hideDeck: vi.fn() }));

vi.mock("@/core/net/api", async (original) => ({
  ...(await original<object>()),
  office: asked,
}));

beforeEach(() => {
  vi.resetAllMocks();
  asked.closeTable.mockResolvedValue({});
  asked.hideDeck.mockResolvedValue({});
});

test("the table of a place and the id of an address are read out of them", () => {
  expect(tableIn("table.t1")).toBe("t1");
  expect(tableIn("watch.t1")).toBe("t1");
  expect(tableIn("lobby")).toBe("");
  expect(idIn(" https://example.org/table/t1?key=k ")).toBe("t1");
  expect(idIn("/deck/l1/")).toBe("l1");
  expect(idIn("t1")).toBe("t1");
  expect(idIn("")).toBe("");
});

test("a table is closed only with a reason", async () => {
  const user = userEvent.setup();
  render(<CloseTable />);
  const close = screen.getByRole("button", { name: "Close the table" });
  await user.type(screen.getByLabelText("Address of the table"), "https://d.org/table/t1");
  await user.click(close);
  expect(asked.closeTable).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("Why: those who sit there read it"), "Rude");
  await user.click(close);
  expect(asked.closeTable).toHaveBeenCalledWith({ table: "t1", reason: "Rude" });
  expect(await screen.findByText("The table is closed, and that is written down.")).toBeTruthy();
});

test("a shared deck is hidden by its link", async () => {
  const user = userEvent.setup();
  render(<HideDeck />);
  await user.type(screen.getByLabelText("Address of the deck"), "https://d.org/deck/l1");
  await user.type(screen.getByLabelText("Why: its owner reads it"), "A rude name");
  await user.click(screen.getByRole("button", { name: "Hide the deck" }));
  expect(asked.hideDeck).toHaveBeenCalledWith({ link: "l1", reason: "A rude name" });
});
