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

const net = vi.hoisted(() => ({ catalogue: vi.fn(), rulings: vi.fn() }));

vi.mock("@/core/net/api", async (original) => ({ ...(await original<object>()), cards: net }));

const told = <F,>(facts: F) => ({ told: facts, refusal: null, again: () => undefined });
const WAITED = { told: null, refusal: null, again: () => undefined };

beforeEach(() => {
  net.rulings.mockResolvedValue({
    rulings: [{ id: "rule.1", text: "It flies.", section: "Flying" }],
  });
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
    noun: "ship",
    width: "small",
    page: 2,
    drawn: ({ code, name, size, playable }) => ({
      code,
      face: <b>{name}</b>,
      place: size,
      playable,
    }),
  };
}

const links = (): ReadonlyArray<string | null> =>
  screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

test("cards come a page at a time, each with its address, its place and what it lacks", async () => {
  show(<CardBrowser asked={told(SHIPS)} shelf={shelfOf} />, "/cards");
  expect(screen.getByText("3 ships")).toBeTruthy();
  expect(links()).toEqual(["/cards/a?game=ships", "/cards/b?game=ships"]);
  expect(screen.queryByText(/not playable yet/)).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Show 1 more" }));
  expect(links()).toHaveLength(3);
  expect(screen.getByText(/not playable yet/).parentElement?.textContent).toContain("large");
  expect(screen.queryByRole("button", { name: /^Show/ })).toBeNull();
});

test("filters are fields, stand in the address, and are taken away again", async () => {
  const { history } = show(<CardBrowser asked={told(SHIPS)} shelf={shelfOf} />, "/cards");
  const choice = screen.getByLabelText("Size");
  expect(
    within(choice)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Any size", "Large", "Small"]);
  await userEvent.selectOptions(choice, "Large");
  await userEvent.click(screen.getByLabelText("Can be played here"));
  expect(history?.at(-1)).toBe("/cards?size=large&playable=1");
  expect(links()).toEqual(["/cards/a?game=ships"]);
  expect(screen.getByText(/One ship/)).toBeTruthy();

  await userEvent.type(screen.getByLabelText("Words in a name"), "shuttle");
  expect(screen.getByText(/^No card passes/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Show all" }));
  expect(history?.at(-1)).toBe("/cards");
  expect(links()).toHaveLength(2);
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
    face: <i>drawn</i>,
    missing: ship.playable ? "" : "Nobody has built it yet.",
    facts: [
      ["Size", ship.size],
      ["Crew", ""],
    ],
    kin: "Others of its size",
    others: ships
      .filter(({ code, size }) => code !== wanted && size === ship.size)
      .map(({ code, name }) => [code, name] as const),
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
  expect(screen.getByText("Nobody has built it yet.")).toBeTruthy();
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Size"]);
  const kin = screen.getByRole("region", { name: "Others of its size" });
  expect(within(kin).getByRole("link").getAttribute("href")).toBe("/cards/a?game=ships");
  await screen.findByText("It flies.");
  expect(net.rulings).toHaveBeenCalledExactlyOnceWith("ships", "c");
  cleanup();
  showSheet("b");
  expect(screen.queryByRole("region", { name: "Others of its size" })).toBeNull();
  expect(screen.queryByText("Nobody has built it yet.")).toBeNull();
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
