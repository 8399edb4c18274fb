/** A deck in numbers, as it is drawn: bars, a hand that is drawn anew, chances. */
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { type Analysis, chancesOf, DeckNumbers } from "@/core/decks/deck-numbers";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const PILE = ["rope", "rope", "trap", "club", "hook", "lamp"];
const ANALYSIS: Analysis = {
  curves: [{ title: "Cost", counts: [{ key: "0", words: "0", count: 4 }] }],
  tallies: [{ title: "Sides", counts: [{ key: "melee", words: "melee", count: 3 }] }],
  opening: {
    pile: PILE,
    size: 2,
    mulligan: true,
    hopes: [{ words: "A tool", codes: new Set(["rope", "hook"]) }],
    nameOf: (code) => code.toUpperCase(),
    card: (code) => <b>{code}</b>,
    first: (random) => <i data-testid="roll">{random()}</i>,
  },
};

test("a hand is drawn anew, with what is rolled beside it", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.25);
  render(<DeckNumbers analysis={ANALYSIS} />);
  const hands = new Set<string>();
  const rolls = new Set<string>();
  for (let round = 0; round < 8; round += 1) {
    const hand = [...document.querySelectorAll("li > b:not(.num)")].map((one) => one.textContent);
    expect(hand).toHaveLength(2);
    for (const code of hand) expect(PILE).toContain(code);
    hands.add(hand.join());
    rolls.add(screen.getByTestId("roll").textContent ?? "");
    await userEvent.click(screen.getByRole("button", { name: "Draw again" }));
  }
  expect(hands.size).toBeGreaterThan(1);
  expect(rolls.size).toBe(8);
});

test("chances are told of what is hoped for, and of a card that is chosen", async () => {
  render(<DeckNumbers analysis={ANALYSIS} />);
  // Three of six are tools: 12 of 15 hands, and 24 of 25 after a mulligan.
  const row = (name: string) => within(screen.getByRole("row", { name: new RegExp(name) }));
  expect(
    row("A tool")
      .getAllByRole("cell")
      .map((one) => one.textContent),
  ).toEqual(["80%", "96%"]);
  await userEvent.selectOptions(screen.getByLabelText("Which card"), "lamp");
  expect(
    row("LAMP")
      .getAllByRole("cell")
      .map((one) => one.textContent),
  ).toEqual(["33%", "56%"]);
});

test("without a mulligan there is one chance, and without cards to draw none", () => {
  expect(chancesOf({ pile: PILE, size: 2, mulligan: false }, new Set(["trap"]))).toHaveLength(1);
  render(<DeckNumbers analysis={{ ...ANALYSIS, opening: null }} />);
  expect(screen.queryByRole("table")).toBeNull();
});
