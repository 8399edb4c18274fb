/** The first page: its tiles are drawn once, with the cards in them, and do not change. */
import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { PrintedCard, Printings } from "@/games/destiny/catalogue/printings";
import { Landing } from "@/games/destiny/landing/landing";
import { card, deck } from "../../../fakes/decks";

const CARDS: Printings = new Map(
  [
    card("01", { title: "Ana", type: "character", affiliation: "hero" }),
    card("02", { title: "Bo", type: "character", affiliation: "villain" }),
    card("03", { title: "Cai", type: "character", affiliation: "hero" }),
  ].map((one): [string, PrintedCard] => [one.code, one]),
);
const DECKS = [
  deck("one", "01", "standard"),
  deck("two", "03", "standard"),
  deck("three", "02", "standard"),
];

let cardsCome: (cards: Printings) => void = () => undefined;

vi.mock("@/core/net/api", async (original) => ({
  ...(await original<object>()),
  decks: { ready: () => Promise.resolve({ decks: DECKS }) },
}));
vi.mock("@/games/destiny/catalogue/printings", () => ({
  printings: () =>
    new Promise<Printings>((come) => {
      cardsCome = come;
    }),
}));

const tiles = (): ReadonlyArray<string> =>
  screen.queryAllByRole("radio").map((tile) => tile.closest("label")?.textContent ?? "");

test("tiles wait for their cards, so that none changes its words or its place", async () => {
  render(<Landing title="destiny" draw={({ decks }) => <main>{decks}</main>} />);
  await act(async () => undefined);
  const early = tiles();

  await act(async () => cardsCome(CARDS));

  const late = tiles();
  expect(late).toHaveLength(3);
  expect(late[0]).toContain("Ana");
  expect(early.filter((words) => !late.includes(words))).toEqual([]);
});
