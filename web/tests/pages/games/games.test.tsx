/** Games that are over: what is looked for stands in the address, and what is found is told. */
import type { GameFound, GamesFound } from "@protocol";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { GamesPage } from "@/pages/games/games-page";
import {
  ANYTHING,
  askedFor,
  changed,
  gamesPath,
  queryOf,
  wantedFrom,
} from "@/pages/games/wanted-games";

const asked = vi.hoisted(() => ({ search: vi.fn() }));

vi.mock("@/core/net/api", async (original) => ({
  ...(await original<object>()),
  games: { search: asked.search },
  decks: { ready: () => Promise.resolve({ decks: [{ name: "jedi", title: "destiny" }] }) },
  lobby: {
    terms: () =>
      Promise.resolve({
        titles: [
          { id: "destiny", name: "Destiny", formats: [{ code: "STD", name: "Standard" }] },
          { id: "swccg", name: "Card Game", formats: [] },
        ],
        clocks: [],
        bots: [{ name: "regular", words: "tries" }],
      }),
  },
}));
vi.mock("@/core/site/use-session", () => ({ useSession: () => ({ kind: "nobody" }) }));

const GAME: GameFound = {
  game: "g1",
  title: "destiny",
  edition: "arh",
  format: "STD",
  ended: Date.now() - 3_600_000,
  rounds: 5,
  decisions: 120,
  reason: "no_characters",
  rated: true,
  players: [
    {
      name: "Ann",
      account: "ann",
      bot: "",
      result: "won",
      deck: { hash: "0123456789abcdef", faces: [], size: 30, ready: "", called: "" },
    },
    {
      name: "search bot",
      account: "",
      bot: "search:0.5",
      result: "lost",
      deck: {
        hash: "fedcba9876543210",
        faces: [],
        size: 30,
        ready: "first-order",
        called: "First Order",
      },
    },
  ],
};

function found(games: ReadonlyArray<GameFound>, next = ""): GamesFound {
  return { games, next };
}

/** What the server was asked the last time. */
function lastAsked(): Record<string, string> {
  return Object.fromEntries(asked.search.mock.lastCall?.[0] as URLSearchParams);
}

beforeEach(() => {
  asked.search.mockReset().mockResolvedValue(found([GAME]));
  history.replaceState(null, "", "/games");
});

test("what is looked for goes into an address and out of it", () => {
  const wanted = { ...ANYTHING, title: "destiny", player: "Ann", days: "7" };
  expect(wantedFrom(queryOf(wanted))).toEqual(wanted);
  expect(gamesPath(ANYTHING)).toBe("/games");
  expect(gamesPath({ card: "01001", title: "destiny" })).toBe("/games?title=destiny&card=01001");
});

test("another game has other formats, decks and cards, and the same players", () => {
  const wanted = { ...ANYTHING, title: "destiny", format: "STD", card: "01001", player: "Ann" };
  expect(changed(wanted, { title: "swccg" })).toEqual({
    ...ANYTHING,
    title: "swccg",
    player: "Ann",
  });
  expect(changed(wanted, { title: "destiny" })).toEqual(wanted);
});

test("days are asked for as a moment, and a page by its cursor", () => {
  const said = askedFor("player=Ann&days=2", "7.t1", 3 * 86_400_000);
  expect(Object.fromEntries(said)).toEqual({ player: "Ann", since: "86400000", cursor: "7.t1" });
});

test("a game says who played, with what, how long it was, and leads to its replay", async () => {
  render(<GamesPage />);
  const list = within(await screen.findByRole("region", { name: "Games" }));
  expect(await list.findByText("One game")).toBeTruthy();
  const words = "Destiny · Standard · 5 rounds · 120 decisions · rated · 1 hour ago";
  expect(list.getByText(words)).toBeTruthy();
  expect(list.getByRole("link", { name: "Ann" }).getAttribute("href")).toBe("/people/ann");
  expect(list.getByText("Search bot")).toBeTruthy();
  const deck = list.getByRole("link", { name: "All games with the deck 30 cards" });
  expect(deck.getAttribute("href")).toBe("/games?title=destiny&deck=0123456789abcdef");
  const ready = list.getByRole("link", { name: "All games with the deck First Order" });
  expect(ready.getAttribute("href")).toBe("/games?title=destiny&deck=first-order");
  expect(list.getByRole("link", { name: "Replay" }).getAttribute("href")).toBe("/replay/g1");
});

test("a filter goes into the address and is asked for", async () => {
  render(<GamesPage />);
  await userEvent.selectOptions(await screen.findByLabelText("Game"), "destiny");
  await userEvent.selectOptions(await screen.findByLabelText("Deck"), "jedi");
  await userEvent.type(screen.getByLabelText("At least"), "4");
  expect(location.search).toBe("?title=destiny&deck=jedi&least_rounds=4");
  await waitFor(() =>
    expect(lastAsked()).toEqual({ title: "destiny", deck: "jedi", least_rounds: "4" }),
  );
  await userEvent.selectOptions(screen.getByLabelText("Game"), "");
  expect(location.search).toBe("?least_rounds=4");
  expect(screen.queryByLabelText("Deck")).toBeNull();
});

test("older games come after the newest, until there are no more", async () => {
  asked.search.mockResolvedValueOnce(found([GAME], "5.t1"));
  asked.search.mockResolvedValueOnce(found([{ ...GAME, game: "g2" }]));
  render(<GamesPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Older games" }));
  expect(await screen.findByText("2 games")).toBeTruthy();
  expect(lastAsked()).toEqual({ cursor: "5.t1" });
  expect(screen.queryByRole("button", { name: "Older games" })).toBeNull();
});

test("nothing found says what to do", async () => {
  asked.search.mockResolvedValue(found([]));
  render(<GamesPage />);
  expect(await screen.findByText(/No game that is over passes/)).toBeTruthy();
});
