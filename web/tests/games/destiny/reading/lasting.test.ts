/** What lasts: where it is told, in which words, and to whom. */
import type { LastingView, SeatView } from "@protocol/destiny";
import { describe, expect, test } from "vitest";
import type { Catalogue, LastingText } from "@/games/destiny/catalogue/catalogue";
import { copyLabel } from "@/games/destiny/reading/labels";
import {
  lastingElsewhere,
  lastingLooked,
  lastingOn,
  marksOn,
} from "@/games/destiny/reading/lasting";
import { seatViewOf } from "@/games/destiny/reading/sent";
import { card } from "../../../fakes/decks";
import { view } from "../../../fakes/messages";
import { stored } from "../../../fakes/views";

function known(code: string, title: string, lasting: ReadonlyArray<LastingText> = []) {
  return [code, card(code, { title, lasting })] as const;
}

const CARDS: Catalogue = new Map([
  known("21017", "Thrawn", [{}]),
  known("22003", "Reva", [{}, {}]),
  known("03026", "K-2SO", [{ text: "make {this} ready" }]),
  known("01003", "General Grievous"),
  known("01001", "Captain Phasma"),
  known("11033", "Separatist Embargo", [{}]),
  known("22082", "The Path", [{ text: "{chosen} has guardian" }]),
  known("18078", "Swift", [
    {
      text: "you cannot take the action to resolve dice",
      theirs: "your opponent cannot take the action to resolve dice",
      watched: "{player} cannot take the action to resolve dice",
    },
  ]),
  known("03115", "Running Interference", [
    {
      text: "your opponent cannot take the action to {that}",
      theirs: "you cannot take the action to {that}",
      watched: "{opponent} cannot take the action to {that}",
    },
  ]),
]);

const LASTING = seatViewOf(stored("lasting").view);

function copyCalled(code: string): number {
  const found = LASTING.players.flatMap(({ play }) => play).find((copy) => copy.code === code);
  return found?.id ?? 0;
}

/** A table where one thing lasts, as a seat sees it. */
function lasting(seat: number, one: Partial<LastingView>): SeatView {
  const usual = { kind: "effect", code: "18078", seat: 0, until: "turn" } as const;
  return view({ seat, lasting: [{ ...usual, ...one }] });
}

const said = (seen: SeatView): ReadonlyArray<string> =>
  lastingElsewhere(seen, CARDS).map(({ words }) => words);

describe("beside a card stands", () => {
  test.each([
    ["21017", "Blue", "Chosen colour: blue"],
    ["22003", "General Grievous", "Chosen: your opponent’s General Grievous"],
    ["03026", "Done", "Already this game: make K-2SO ready"],
    ["11033", "Force Throw", "Named title: Force Throw"],
    ["01003", "", "Chosen by Reva"],
    [
      "01001",
      "",
      "Your opponent’s Captain Phasma has guardian for the rest of the game (The Path)",
    ],
  ])("what lasts for %s, in a word and in a sentence", (code, text, words) => {
    const copy = copyCalled(code);
    expect(marksOn(LASTING, CARDS, copy)).toEqual([{ text, words }]);
    expect(lastingOn(LASTING, CARDS, copy)).toEqual([words]);
    expect(lastingLooked(LASTING, CARDS, code, copy)).toEqual([words]);
  });

  test("what it is called when it is spoken", () => {
    const thrawn = LASTING.players[0]?.play.find(({ code }) => code === "21017");
    if (thrawn === undefined) throw new Error("Thrawn is not there");
    expect(copyLabel(LASTING, CARDS, thrawn)).toContain("Chosen colour: blue");
  });

  test("nothing where nothing lasts for it", () => {
    expect(marksOn(view(), CARDS, 10000)).toEqual([]);
  });
});

describe("elsewhere stands what is about no card", () => {
  test("with the card it comes from, and whose it is", () => {
    const found = lastingElsewhere(LASTING, CARDS);
    expect(found.map(({ title, seat, words }) => [title, seat, words])).toEqual([
      ["Running Interference", 1, "You cannot take the action to activate a card this turn"],
      ["Swift", 0, "You cannot take the action to resolve dice this turn"],
    ]);
  });

  test("which a look at the card tells as well", () => {
    expect(lastingLooked(LASTING, CARDS, "18078", 0)).toEqual([
      "You cannot take the action to resolve dice this turn",
    ]);
  });

  test.each([
    [0, "You cannot take the action to resolve dice this turn"],
    [1, "Your opponent cannot take the action to resolve dice this turn"],
    [-1, "Its player cannot take the action to resolve dice this turn"],
  ])("as seat %i reads it", (seat, words) => {
    expect(said(lasting(seat, {}))).toEqual([words]);
  });

  test.each([
    [0, "on your opponent’s next turn"],
    [1, "on your next turn"],
    [-1, "on the other player’s next turn"],
  ])("and for seat %i on whose turn", (seat, words) => {
    const [found] = said(lasting(seat, { until: "opponents_turn" }));
    expect(found?.endsWith(words)).toBe(true);
  });

  test("how long at least, where the catalogue does not know the card", () => {
    expect(said(lasting(0, { code: "99999", until: "next_round" }))).toEqual(["In the next round"]);
  });

  test("a die by its card and its side", () => {
    const one = {
      code: "22082",
      about: [1001],
      names: [{ name: "chosen", sort: "things", things: [1001] }],
    } as const;
    const die = { id: 1001, code: "01001", card: 0, zone: "pool", seat: 1, side: "-" } as const;
    expect(said({ ...lasting(0, one), dice: [die] })).toEqual([
      "The die of Captain Phasma (blank) has guardian this turn",
    ]);
  });
});
