/** What waits for an answer on whatever page somebody is. */
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { Inbox } from "@/pages/inbox/inbox";

const asked = vi.hoisted(() => ({ inbox: vi.fn(), acknowledge: vi.fn() }));

vi.mock("@/core/net/api", async (original) => ({
  ...(await original<object>()),
  people: asked,
}));
vi.mock("@/core/site/use-session", () => ({
  useSession: () => ({ kind: "person", me: { person: { id: "han", name: "Han" } } }),
}));

const EMPTY = { warnings: [] };

beforeEach(() => {
  vi.resetAllMocks();
  HTMLDialogElement.prototype.showModal = function open(): void {
    this.open = true;
  };
  asked.inbox.mockResolvedValue(EMPTY);
});

test("a warning stays until one has said that it is read", async () => {
  asked.inbox.mockResolvedValue({ ...EMPTY, warnings: [{ id: "w1", at: 1, reason: "Be kind." }] });
  asked.acknowledge.mockResolvedValue({});
  render(<Inbox />);
  expect(await screen.findByText("Be kind.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  asked.inbox.mockResolvedValue(EMPTY);
  await userEvent.click(screen.getByRole("button", { name: "I have read it" }));
  expect(asked.acknowledge).toHaveBeenCalledWith({ warning: "w1" });
  await waitFor(() => expect(screen.queryByText("Be kind.")).toBeNull());
});
