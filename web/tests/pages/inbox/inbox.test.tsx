/** What waits for an answer on whatever page somebody is. */
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { Inbox } from "@/pages/inbox/inbox";

const asked = vi.hoisted(() => ({
  acknowledge: vi.fn(),
  acceptFriend: vi.fn(),
  leave: vi.fn(),
  mine: vi.fn(),
  abandon: vi.fn(),
}));

vi.mock("@/core/net/api", async (original) => ({
  ...(await original<object>()),
  people: asked,
  tables: asked,
  lobby: { terms: () => Promise.resolve({ titles: [], clocks: [], bots: [] }) },
}));
const news = vi.hoisted(() => ({ inbox: {} as object }));
vi.mock("@/core/news/use-news", () => ({ useNews: () => ({ told: news.inbox }) }));
vi.mock("@/core/site/use-session", () => ({
  useSession: () => ({ kind: "person", me: { person: { id: "han", name: "Han" } } }),
}));

const EMPTY = { warnings: [], asking: [], invited: [], found: [], muted_until: 0 };

beforeEach(() => {
  vi.resetAllMocks();
  HTMLDialogElement.prototype.showModal = function open(): void {
    this.open = true;
  };
  news.inbox = EMPTY;
});

test("a warning stays until one has said that it is read", async () => {
  news.inbox = { ...EMPTY, warnings: [{ id: "w1", at: 1, reason: "Be kind." }] };
  asked.acknowledge.mockResolvedValue({});
  const { rerender } = render(<Inbox />);
  expect(await screen.findByText("Be kind.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "I have read it" }));
  expect(asked.acknowledge).toHaveBeenCalledWith({ warning: "w1" });
  news.inbox = EMPTY;
  rerender(<Inbox />);
  await waitFor(() => expect(screen.queryByText("Be kind.")).toBeNull());
});

test("a challenge is declined where one is, and a rematch is not told here", async () => {
  const seats = [{ seat: 0, account: "leia", name: "Leia", bot: "", here: true }];
  const challenge = { id: "t1", until: 9, seats, terms: { format: "INF" }, settings: {} };
  const rematch = { ...challenge, id: "t2", until: 0 };
  news.inbox = { ...EMPTY, invited: [challenge, rematch] };
  asked.leave.mockResolvedValue({});
  const { rerender } = render(<Inbox />);
  expect(await screen.findAllByText("Leia challenges you")).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Decline" }));
  expect(asked.leave).toHaveBeenCalledWith({ table: "t1" });
  news.inbox = EMPTY;
  rerender(<Inbox />);
  await waitFor(() => expect(screen.queryByText("Leia challenges you")).toBeNull());
});

test("who asks to be friends can wait until later", async () => {
  const leia = { id: "leia", name: "Leia", role: "player", created: 0 };
  news.inbox = { ...EMPTY, asking: [leia] };
  render(<Inbox />);
  await userEvent.click(await screen.findByRole("button", { name: "Later" }));
  expect(screen.queryByText(/asks to be your friend/)).toBeNull();
  expect(asked.acceptFriend).not.toHaveBeenCalled();
});

test("who was found waits, and the game against the computer is ended for them", async () => {
  const me = { seat: 0, account: "han", name: "Han", bot: "", here: true };
  const bot = { ...me, seat: 1, account: "", name: "random bot", bot: "random" };
  const leia = { ...me, seat: 1, account: "leia", name: "Leia" };
  const pastime = { id: "b1", status: "playing", settings: {}, seats: [me, bot] };
  const found = { id: "t1", until: Date.now() + 60_000, seats: [me, leia] };
  news.inbox = { ...EMPTY, found: [found] };
  asked.mine.mockResolvedValue({ tables: [pastime] });
  asked.abandon.mockResolvedValue({});
  const { hook, history } = memoryLocation({ path: "/table/b1", record: true });
  render(
    <Router hook={hook}>
      <Inbox />
    </Router>,
  );
  expect(await screen.findByText("Leia waits for you")).toBeTruthy();
  await userEvent.click(await screen.findByRole("button", { name: "Come, and end this game" }));
  expect(asked.abandon).toHaveBeenCalledWith({ table: "b1" });
  await waitFor(() => expect(history?.at(-1)).toBe("/table/t1"));
  expect(screen.queryByText("Leia waits for you")).toBeNull();
});
