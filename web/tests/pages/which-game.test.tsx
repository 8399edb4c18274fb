/** Pages ask which game they are about where there is more than one, and not where there is one. */
import type { DeckSummary, Seek, Table, TermsOffered } from "@protocol";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { type Titles, TitlesContext } from "@/core/client/titles";
import { CardPage } from "@/pages/cards/card-page";
import { CardsPage } from "@/pages/cards/cards-page";
import { DecksPage } from "@/pages/decks/decks-page";
import { NewDeckPage } from "@/pages/decks/new-deck-page";
import { Landing } from "@/pages/landing/landing";
import { Lobby } from "@/pages/lobby/lobby";
import { ONE_TITLE, TWO_TITLES } from "../fakes/titles";

const net = vi.hoisted(() => ({ terms: vi.fn(), offer: vi.fn() }));

vi.mock("@/core/net/session", async (original) => ({
  ...(await original<object>()),
  somebody: () => Promise.resolve({ id: "me" }),
  whoAmI: () => Promise.resolve({ kind: "nobody" }),
}));
vi.mock("@/core/net/api", async (original) => ({
  ...(await original<object>()),
  decks: { list: () => Promise.resolve({ own: [], ready: [ready("chess"), ready("sabacc")] }) },
  lobby: { terms: net.terms },
  seeks: { offer: net.offer },
}));
vi.mock("@/core/news/use-news", () => ({
  useNews: (topic: string, title: string) => {
    const games = title === "" ? ["chess", "sabacc"] : [title];
    if (topic === "offers") return { rows: games.map(seekOf), total: games.length };
    return topic === "tables" ? { rows: games.map(tableOf), total: games.length } : null;
  },
}));

function ready(title: string): DeckSummary {
  return {
    id: "",
    name: `${title}-deck`,
    title,
    edition: "first",
    format: "open",
    faces: [],
    size: 30,
    link: "",
    changed: 0,
    ready: true,
    side: "",
    called: `The ${title} deck`,
  };
}

function terms(titles: ReadonlyArray<string>): TermsOffered {
  const formats = [{ code: "open", name: "Any cards", ready: true }];
  const offered = titles.map((id) => {
    const { name } = TWO_TITLES.named(id);
    return { id, name, editions: ["first"], formats, seats: [2], responses: false, options: [] };
  });
  return {
    titles: offered,
    clocks: ["none"],
    bots: [{ name: "regular", words: "overlooks a good move" }],
    bot_ratings: [],
  };
}

const TERMS = (title: string) => ({ title, format: "open", edition: "first" });

// Only what the lists look at.
function seekOf(title: string): Seek {
  return {
    id: title,
    owner: "x",
    owner_name: `Player of ${title}`,
    terms: TERMS(title),
    settings: {},
    table: "",
  } as unknown as Seek;
}

function tableOf(title: string): Table {
  const seats = [{ seat: 0, name: `Host of ${title}`, account: "h", bot: "", here: true }];
  return {
    id: title,
    status: "waiting",
    terms: TERMS(title),
    settings: {},
    seats,
    created: 0,
    moved: 0,
    private: false,
  } as unknown as Table;
}

beforeEach(() => {
  net.terms.mockResolvedValue(terms(["chess", "sabacc"]));
});

afterEach(async () => {
  // What was chosen last is kept in the browser, and in the page while it is open.
  if (screen.queryByLabelText("Game") !== null) {
    await userEvent.selectOptions(screen.getByLabelText("Game"), "chess");
  }
  localStorage.clear();
});

function show(page: ReactElement, titles: Titles, path = "/"): void {
  const { hook, searchHook } = memoryLocation({ path });
  render(
    <TitlesContext value={titles}>
      <Router hook={hook} searchHook={searchHook}>
        {page}
      </Router>
    </TitlesContext>,
  );
}

const PAGES = [
  ["decks", <DecksPage key="decks" />, "Decks of chess", "Decks of sabacc"],
  ["a new deck", <NewDeckPage key="new" />, "A list for chess", "A list for sabacc"],
  ["cards", <CardsPage key="cards" />, "Cards of Hologram chess", "Cards of Sabacc"],
] as const;

describe.each(PAGES)("%s", (_, page, first, second) => {
  test("asks nothing where there is one game", async () => {
    show(page, ONE_TITLE);
    await screen.findByText(first);
    expect(screen.queryByLabelText("Game")).toBeNull();
  });

  test("asks which game where there are two", async () => {
    show(page, TWO_TITLES);
    await screen.findByText(first);
    await userEvent.selectOptions(screen.getByLabelText("Game"), "Sabacc");
    await screen.findByText(second);
    expect(screen.queryByText(first)).toBeNull();
  });
});

describe("the first page", () => {
  test("has no games to choose from where there is one", async () => {
    show(<Landing />, ONE_TITLE);
    await screen.findByText("Play Hologram chess.");
    expect(screen.queryByRole("navigation", { name: "Games" })).toBeNull();
  });

  test("shows every game, and leads to the one that is chosen", async () => {
    show(<Landing />, TWO_TITLES);
    await screen.findByText("Play Hologram chess.");
    const games = within(screen.getByRole("navigation", { name: "Games" }));
    expect(games.getByRole("link", { current: true }).textContent).toContain("Hologram chess");
    await userEvent.click(games.getByRole("link", { name: /Sabacc/ }));
    await screen.findByText("Play Sabacc.");
    expect(games.getByRole("link", { current: true }).textContent).toContain("Sabacc");
    await userEvent.click(games.getByRole("link", { name: /Hologram chess/ }));
  });
});

test("the address may name the game of a card, and other pages go on with it", async () => {
  show(<CardPage code="7" />, TWO_TITLES, "/cards/7?game=sabacc");
  await screen.findByText("7 of Sabacc");
  cleanup();
  show(<DecksPage />, TWO_TITLES, "/decks");
  await screen.findByText("Decks of sabacc");
});

test("another game can be chosen where the address names one", async () => {
  show(<DecksPage />, TWO_TITLES, "/decks?game=sabacc");
  await screen.findByText("Decks of sabacc");
  await userEvent.selectOptions(screen.getByLabelText("Game"), "chess");
  await screen.findByText("Decks of chess");
});

describe("the lobby", () => {
  const form = async (): Promise<HTMLElement> => screen.findByRole("region", { name: "Play" });

  test("asks nothing where there is one game", async () => {
    net.terms.mockResolvedValue(terms(["chess"]));
    show(<Lobby />, ONE_TITLE);
    const fields = within(await form());
    expect(fields.queryByLabelText("Game")).toBeNull();
    expect(screen.queryByLabelText("Show tables and offers of")).toBeNull();
  });

  test("a new game is of the game that was chosen, with a deck for it", async () => {
    net.offer.mockResolvedValue({ table: "" });
    show(<Lobby />, TWO_TITLES);
    const fields = within(await form());
    await userEvent.selectOptions(fields.getByLabelText("Game"), "Sabacc");
    const decks = within(fields.getByLabelText("Deck")).getAllByRole("option");
    expect(decks.map((deck) => deck.textContent)).toEqual(["The sabacc deck"]);
    await userEvent.click(fields.getByRole("button", { name: "Find an opponent" }));
    expect(net.offer).toHaveBeenCalledWith(
      expect.objectContaining({
        deck: { kind: "ready", name: "sabacc-deck" },
        terms: { ...TERMS("sabacc"), seats: 0, options: {} },
      }),
    );
  });

  test("tables and offers say their game, and can be those of one game only", async () => {
    show(<Lobby />, TWO_TITLES);
    await screen.findByText("Player of sabacc");
    const open = screen.getByRole("region", { name: "Open tables" });
    await waitFor(() => {
      expect(open.textContent).toContain("Sabacc · Any cards");
    });
    await userEvent.selectOptions(screen.getByLabelText("Show tables and offers of"), "Sabacc");
    expect(screen.queryByText("Player of chess")).toBeNull();
    expect(screen.getByText("Player of sabacc")).toBeTruthy();
    const left = screen.getByRole("region", { name: "Open tables" });
    expect(within(left).getAllByRole("listitem")).toHaveLength(1);
  });

  test("how many play, and how long a response takes, is asked where the game leaves it open", async () => {
    const [chess, sabacc] = terms(["chess", "sabacc"]).titles;
    if (chess === undefined || sabacc === undefined) throw new Error("There are two games.");
    const open = { ...sabacc, seats: [2, 3, 4], responses: true };
    net.terms.mockResolvedValue({ ...terms([]), titles: [chess, open] });
    net.offer.mockResolvedValue({ table: "" });
    show(<Lobby />, TWO_TITLES);
    const fields = within(await form());
    for (const label of ["Players", "Responses"]) expect(fields.queryByLabelText(label)).toBeNull();

    await userEvent.selectOptions(fields.getByLabelText("Game"), "Sabacc");
    const counts = within(fields.getByLabelText("Players")).getAllByRole("option");
    expect(counts.map((one) => one.textContent)).toEqual(["2 players", "3 players", "4 players"]);
    await userEvent.selectOptions(fields.getByLabelText("Players"), "3 players");
    await userEvent.selectOptions(fields.getByLabelText("Responses"), "Take two seconds each");
    await userEvent.click(fields.getByRole("button", { name: "Find an opponent" }));
    expect(net.offer).toHaveBeenLastCalledWith(
      expect.objectContaining({
        terms: { ...TERMS("sabacc"), seats: 3, options: {} },
        settings: expect.objectContaining({ beat: 2000 }),
      }),
    );
    await userEvent.selectOptions(fields.getByLabelText("Game"), "Hologram chess");
    await userEvent.click(fields.getByRole("button", { name: "Find an opponent" }));
    expect(net.offer).toHaveBeenLastCalledWith(
      expect.objectContaining({ terms: { ...TERMS("chess"), seats: 0, options: {} } }),
    );
  });
});
