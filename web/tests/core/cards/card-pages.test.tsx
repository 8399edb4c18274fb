/** A title has a browser of cards by giving its filters, and a page of each by giving a sheet. */
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { CardBrowser, type CardShelf } from "@/core/cards/card-browser";
import { type CardSheet, CardSheetPage } from "@/core/cards/card-sheet";
import { keptCatalogue } from "@/core/cards/kept-catalogue";
import { SHIP_SEARCH, SHIPS, type Ship } from "../../fakes/ships";

const net = vi.hoisted(() => ({
  catalogue: vi.fn(),
  rulings: vi.fn(),
  odds: vi.fn(),
  decks: vi.fn(),
  own: vi.fn(),
  search: vi.fn(),
  whoAmI: vi.fn(),
}));

vi.mock("@/core/net/api", async (original) => ({
  ...(await original<object>()),
  cards: net,
  decks: { with: net.own },
  games: { search: net.search },
}));
vi.mock("@/core/net/session", async (original) => ({
  ...(await original<object>()),
  whoAmI: net.whoAmI,
}));

const ROLLS = [
  {
    words: "One die",
    chances: {
      hits: [
        [0, 1, 2],
        [1, 1, 3],
        [2, 1, 6],
      ],
      misses: [[0, 1, 1]],
    },
  },
  {
    words: "Two dice",
    chances: {
      hits: [
        [0, 1, 4],
        [1, 3, 4],
      ],
    },
  },
];
const SUMMARY = { title: "ships", edition: "", format: "", faces: ["a", "b"], size: 3 };
const READY = {
  deck: { ...SUMMARY, id: "", name: "first-fleet", ready: true, called: "First fleet" },
  copies: 2,
};
const OWN = { deck: { ...SUMMARY, id: "d1", name: "My fleet" }, copies: 1 };
const GAME = {
  game: "g1",
  ended: 0,
  rounds: 7,
  players: [
    { name: "Han", result: "won", deck: { faces: ["a"], size: 3 } },
    {
      name: "",
      bot: "greedy",
      result: "lost",
      deck: { faces: [], size: 3, ready: "old-fleet", called: "Old fleet" },
    },
  ],
};

const told = <F,>(facts: F) => ({ told: facts, refusal: null, again: () => undefined });
const WAITED = { told: null, refusal: null, again: () => undefined };

beforeEach(() => {
  net.rulings.mockResolvedValue({
    rulings: [{ id: "rule.1", text: "It flies.", section: "Flying", standing: "proven" }],
  });
  net.odds.mockResolvedValue({ code: "a", rolls: ROLLS });
  net.decks.mockResolvedValue({ code: "a", decks: [READY] });
  net.own.mockResolvedValue({ code: "a", decks: [OWN] });
  net.search.mockResolvedValue({ games: [GAME], next: "more" });
  net.whoAmI.mockResolvedValue({ kind: "nobody" });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function show(page: ReactElement, path: string) {
  const place = memoryLocation({ path, record: true });
  render(
    <Router hook={place.hook} searchHook={place.searchHook}>
      {page}
    </Router>,
  );
  return place;
}

function shelfOf(ships: ReadonlyArray<Ship>): CardShelf<Ship> {
  return {
    title: "ships",
    cards: ships,
    search: SHIP_SEARCH,
    width: "small",
    codeOf: ({ code }) => code,
    drawn: ({ name, size, playable }) => ({
      face: <b>{name}</b>,
      place: size,
      playable,
    }),
  };
}

const links = (): ReadonlyArray<string | null> =>
  screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

const MANY = Array.from({ length: 50 }, (_, place) => ({
  ...(SHIPS[place % SHIPS.length] as Ship),
  code: `s${place}`,
}));

test("cards come a page at a time, each with its address, its place and what it lacks", async () => {
  show(<CardBrowser asked={told(MANY)} shelf={shelfOf} />, "/cards?q=");
  expect(screen.getByText("50 cards")).toBeTruthy();
  expect(links().slice(0, 2)).toEqual(["/cards/s0?game=ships", "/cards/s1?game=ships"]);
  expect(links()).toHaveLength(48);
  expect(screen.getAllByText(/not playable yet/)[0]?.parentElement?.textContent).toContain("large");

  await userEvent.click(screen.getByRole("button", { name: "Show 2 more" }));
  expect(links()).toHaveLength(50);
  expect(screen.queryByRole("button", { name: /^Show/ })).toBeNull();
});

test("cards that can be played are shown first, all of them with one press", async () => {
  const { history } = show(<CardBrowser asked={told(SHIPS)} shelf={shelfOf} />, "/cards");
  expect(box().value).toBe("is:playable");
  expect(screen.getByText(/of 3 cards/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Show all" }));
  expect(links()).toHaveLength(3);
  await vi.waitFor(() => expect(history?.at(-1)).toBe("/cards?game=ships&q="));
});

test("arrows go from one card to the next", async () => {
  show(<CardBrowser asked={told(SHIPS)} shelf={shelfOf} />, "/cards?q=");
  screen.getByRole("link", { name: "Café shuttle" }).focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement?.textContent).toBe("Transport");
  await userEvent.keyboard("{Home}");
  expect(document.activeElement?.textContent).toBe("Mon's Calamari cruiser");
  await userEvent.keyboard("x");
  expect(document.activeElement?.textContent).toBe("Mon's Calamari cruiser");
});

const box = (): HTMLInputElement => screen.getByRole<HTMLInputElement>("searchbox");

test("filters write the query, the query shows in them, and the address keeps it", async () => {
  const { history } = show(<CardBrowser asked={told(SHIPS)} shelf={shelfOf} />, "/cards?q=");
  await userEvent.selectOptions(screen.getByLabelText("Size"), "Large ship");
  await userEvent.click(screen.getByLabelText("Can be played here"));
  await userEvent.type(screen.getByLabelText("Crew from"), "3");
  expect(box().value).toBe("size:large is:playable crew>=3");
  await vi.waitFor(() => expect(links()).toEqual(["/cards/a?game=ships"]));
  expect(screen.getByText(/^1 of 3 cards/)).toBeTruthy();
  await vi.waitFor(() =>
    expect(history?.at(-1)).toBe("/cards?game=ships&q=size%3Alarge+is%3Aplayable+crew%3E%3D3"),
  );

  await userEvent.clear(box());
  await userEvent.type(box(), "class:small sort:-crew{Enter}");
  expect(screen.getByLabelText<HTMLSelectElement>("Size").value).toBe("small");
  expect(screen.getByLabelText<HTMLSelectElement>("Sorted by").value).toBe("-crew");
  expect(screen.getByLabelText<HTMLInputElement>("Can be played here").checked).toBe(false);
  expect(history?.at(-1)).toBe("/cards?game=ships&q=class%3Asmall+sort%3A-crew");
  await userEvent.selectOptions(screen.getByLabelText("Size"), "Any size");
  expect(box().value).toBe("sort:-crew");
  await userEvent.click(await screen.findByRole("button", { name: "Show all" }));
  expect(box().value).toBe("");
});

test("what a control cannot say stays as it is typed", async () => {
  show(<CardBrowser asked={told(SHIPS)} shelf={shelfOf} />, "/cards?q=size%3Asmall%2Clarge");
  const size = screen.getByLabelText<HTMLSelectElement>("Size");
  expect(size.selectedOptions[0]?.textContent).toBe("As the query says");
  expect(links()).toHaveLength(3);
});

test("a slip is told where it is, and mended by a press", async () => {
  show(<CardBrowser asked={told(SHIPS)} shelf={shelfOf} />, "/cards?q=shuttle+siez%3Asmall");
  expect(links()).toEqual(["/cards/b?game=ships"]);
  const slips = screen.getByRole("list", { name: "Not understood" });
  expect(slips.textContent).toContain("There is no field “siez”.");
  expect(slips.querySelector("mark")?.textContent).toBe("siez:small");
  await userEvent.click(within(slips).getByRole("button", { name: "Use size:small" }));
  expect(box().value).toBe("shuttle size:small");
  expect(screen.queryByRole("list", { name: "Not understood" })).toBeNull();
});

test("help explains every field, and its examples can be pressed", async () => {
  show(<CardBrowser asked={told(SHIPS)} shelf={shelfOf} />, "/cards");
  const help = screen.getByRole("button", { name: "How to search" });
  expect(help.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(help);
  const fields = screen.getByRole("region", { name: "Fields" });
  expect(
    within(fields)
      .getAllByRole("term")
      .map(({ textContent }) => textContent),
  ).toEqual(["size: class:", "crew:", "gun:", "title:", "is:playable", "is:armed"]);
  await userEvent.click(screen.getByRole("button", { name: /^size:large crew>=3/ }));
  expect(box().value).toBe("size:large crew>=3");
  await vi.waitFor(() => expect(links()).toEqual(["/cards/a?game=ships"]));
});

test("when nothing passes, that is said", async () => {
  show(<CardBrowser asked={told(SHIPS)} shelf={shelfOf} />, "/cards?q=nothing");
  expect(screen.getByText(/^No card passes/)).toBeTruthy();
});

test("while the cards have not come, that is said", () => {
  show(<CardBrowser asked={WAITED} shelf={shelfOf} />, "/cards");
  expect(screen.getByRole("status").textContent).toContain("Fetching all cards");
});

function sheetOf(ships: ReadonlyArray<Ship>, wanted: string): CardSheet | null {
  const ship = ships.find(({ code }) => code === wanted);
  if (ship === undefined) return null;
  return {
    heading: ship.name,
    among: [["Large ships", "size:large"]],
    face: <i>drawn</i>,
    program: ship.playable ? <p>It flies when it is told to.</p> : null,
    needs: ship.playable ? [] : [["Engines", "needs:engines"]],
    dice: (ship.guns ?? []).length === 0 ? null : <i>six sides</i>,
    missing: ship.playable ? "" : "Nobody has built it yet.",
    facts: [
      ["Size", ship.size],
      ["Crew", ""],
    ],
    printings: [
      [wanted, "First set"],
      ["d", "Second set"],
    ],
    kin: {
      heading: "Others of its size",
      cards: ships
        .filter(({ code, size }) => code !== wanted && size === ship.size)
        .map(({ code, name }) => [code, name] as const),
    },
    teamWords: (faces) => faces.join(" and "),
  };
}

function showSheet(code: string): void {
  show(
    <CardSheetPage
      title="ships"
      code={code}
      asked={told(SHIPS)}
      sheet={(ships) => sheetOf(ships, code)}
    />,
    `/cards/${code}`,
  );
}

test("a page of a card has its facts, rulings, kin and what it lacks", async () => {
  showSheet("c");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Transport");
  const lacks = screen.getByRole("region", { name: "Not playable yet" });
  expect(lacks.textContent).toContain("Nobody has built it yet.");
  expect(within(lacks).getByRole("link", { name: "Engines" }).getAttribute("href")).toBe(
    "/cards?game=ships&q=needs%3Aengines",
  );
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Size"]);
  const kin = screen.getByRole("region", { name: "Others of its size" });
  expect(within(kin).getByRole("link").getAttribute("href")).toBe("/cards/a?game=ships");
  const printings = screen.getByRole("region", { name: "Printings" });
  expect(printings.textContent).toContain("First set, this one");
  expect(within(printings).getByRole("link").getAttribute("href")).toBe("/cards/d?game=ships");
  expect(net.odds).not.toHaveBeenCalled();
  cleanup();
  showSheet("b");
  expect(screen.queryByRole("region", { name: "Others of its size" })).toBeNull();
  const does = screen.getByRole("region", { name: "What the table does" });
  expect(does.textContent).toContain("It flies when it is told to.");
});

test("a ruling leads to the rules by its section, without inner codes or proofs", async () => {
  showSheet("a");
  await screen.findByText("It flies.");
  expect(net.rulings).toHaveBeenCalledExactlyOnceWith("ships", "a");
  expect(screen.queryByText("rule.1")).toBeNull();
  expect(screen.queryByText(/test|prove/i)).toBeNull();
  expect(screen.getByRole("link", { name: "Flying" }).getAttribute("href")).toBe(
    "/rules?game=ships&words=rule.1",
  );
});

test("the chances of its dice are counted in rolls that are alike", async () => {
  showSheet("a");
  const odds = await screen.findByRole("region", { name: "What its dice lead to" });
  await within(odds).findByText(/any, 3 of 6/);
  expect(odds.textContent).toContain("50% any, 3 of 6mean 2/3");
  expect(odds.textContent).not.toContain("Misses");
  await userEvent.click(within(odds).getByRole("button", { name: "Two dice" }));
  expect(odds.textContent).toContain("75% any, 3 of 4mean 3/4");
});

test("ready decks that have it are shown to everybody, one's own to oneself", async () => {
  showSheet("a");
  const ready = await screen.findByRole("link", { name: /First fleet/ });
  expect(ready.getAttribute("href")).toBe("/decks/ready/first-fleet");
  expect(ready.parentElement?.textContent).toContain("a and b2×");
  expect(net.own).not.toHaveBeenCalled();
  cleanup();
  net.whoAmI.mockResolvedValue({ kind: "person", me: {} });
  showSheet("a");
  const own = await screen.findByRole("link", { name: /My fleet/ });
  expect(own.getAttribute("href")).toBe("/decks/own/d1");
  expect(net.own).toHaveBeenCalledExactlyOnceWith({ title: "ships", code: "a" });
});

test("games in which it was played lead to their replays, and to all of them", async () => {
  showSheet("a");
  const game = await screen.findByRole("link", { name: /Han won/ });
  expect(game.getAttribute("href")).toBe("/replay/g1");
  expect(game.textContent).toContain("The computer lostOld fleet");
  expect(game.parentElement?.textContent).toContain("7 rounds");
  expect(screen.getByRole("link", { name: "All games" }).getAttribute("href")).toBe(
    "/games?title=ships&card=a",
  );
  expect(String(net.search.mock.calls[0]?.[0])).toBe("title=ships&card=a&most=4");
});

test("a code that nobody knows leads nowhere, and no ruling is asked for", () => {
  showSheet("x");
  expect(screen.queryByText("drawn")).toBeNull();
  expect(net.rulings).not.toHaveBeenCalled();
});

test("a catalogue is asked for once for each edition, and again after a refusal", async () => {
  const kept = keptCatalogue<{ size: number }, { size: number }>("ships", (file) => file, {
    size: 0,
  });
  net.catalogue.mockRejectedValueOnce(new Error("The server is busy."));
  net.catalogue.mockResolvedValue({ size: 3 });
  await expect(kept.of("first")).rejects.toThrow();
  expect(await kept.of("first")).toEqual({ size: 3 });
  expect(await kept.of("first")).toEqual({ size: 3 });
  expect(net.catalogue.mock.calls).toEqual([
    ["ships", "first"],
    ["ships", "first"],
  ]);
  await kept.of("second");
  expect(net.catalogue).toHaveBeenLastCalledWith("ships", "second");
});
