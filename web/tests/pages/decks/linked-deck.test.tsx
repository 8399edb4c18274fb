/** A deck whose whole list stands in the address: read by whoever opens it, shared by a guest. */
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TitlesContext } from "@/core/client/titles";
import { listIn, listLink } from "@/core/decks/list-link";
import { ShareList } from "@/core/decks/share-list";
import { LinkedDeckPage } from "@/pages/decks/deck-page";
import { LEGAL } from "../../fakes/decks";
import { TWO_TITLES } from "../../fakes/titles";

const net = vi.hoisted(() => ({ check: vi.fn(), store: vi.fn() }));
vi.mock("@/core/net/api", async (original) => ({ ...(await original<object>()), decks: net }));
vi.mock("@/core/net/session", async (original) => ({
  ...(await original<object>()),
  somebody: () => Promise.resolve(null),
}));

const LIST = {
  title: "chess",
  name: "Queen's & pawns #1",
  format: "open",
  edition: "first",
  text: "2 Rook (A 1)\n8 Pawn, white (A 2)",
};

beforeEach(() => net.check.mockReset());
afterEach(() => {
  cleanup();
  location.hash = "";
  history.replaceState(null, "", "/");
});

test("a list survives its link, behind the # where no server sees it", () => {
  const link = listLink(LIST);
  expect(link.startsWith("/deck#")).toBe(true);
  expect(new URL(link, "https://here").search).toBe("");
  expect(listIn(new URL(link, "https://here").hash)).toEqual(LIST);
});

test.each(["", "#", "#list=2+Rook", `#format=open&list=${"a".repeat(20_001)}`])(
  "what is no list is none: %.20s",
  (hash) => {
    expect(listIn(hash)).toBeNull();
  },
);

test("whoever opens the link sees the deck as the server reads and checks it", async () => {
  net.check.mockResolvedValue({ ...LEGAL, cards: {} });
  location.hash = new URL(listLink(LIST), "https://here").hash;
  render(
    <TitlesContext value={TWO_TITLES}>
      <LinkedDeckPage />
    </TitlesContext>,
  );
  expect(await screen.findByRole("heading", { level: 1, name: LIST.name })).toBeTruthy();
  const { name: _, ...asked } = LIST;
  expect(net.check).toHaveBeenCalledExactlyOnceWith(asked);
});

test("whoever opens the link can keep the list as a deck of their own, under its name", async () => {
  net.check.mockResolvedValue({ ...LEGAL, cards: {} });
  net.store.mockResolvedValue({ id: "d1" });
  location.hash = new URL(listLink(LIST), "https://here").hash;
  render(
    <TitlesContext value={TWO_TITLES}>
      <LinkedDeckPage />
    </TitlesContext>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Keep the deck" }));
  expect(net.store).toHaveBeenCalledExactlyOnceWith(LIST);
  expect(location.pathname).toBe("/decks/own/d1");
});

test("a list that is not understood is said to be so", async () => {
  net.check.mockResolvedValue({
    ...LEGAL,
    unread: [{ number: 2, words: "8 Dwan", why: "", meant: [] }],
  });
  location.hash = new URL(listLink(LIST), "https://here").hash;
  render(<LinkedDeckPage />);
  expect(await screen.findByText(/Line 2 of the list is not understood: 8 Dwan/)).toBeTruthy();
});

test("a guest is given the link with the list", () => {
  render(<ShareList list={LIST} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Link" });
  expect(field.value).toBe(`${location.origin}${listLink(LIST)}`);
});
