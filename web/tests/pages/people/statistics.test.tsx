/** One's own games in numbers: what is counted, and how sure it is. */
import type { Statistics, Tallied } from "@protocol";
import { render, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { StatisticsPage, streakWords } from "@/pages/people/statistics-page";

const asked = vi.hoisted(() => ({ statistics: vi.fn() }));

vi.mock("@/core/net/api", async (original) => ({
  ...(await original<object>()),
  people: { statistics: asked.statistics },
  lobby: {
    terms: () =>
      Promise.resolve({
        titles: [
          { id: "destiny", name: "Destiny", formats: [{ code: "STD", name: "Standard" }] },
          { id: "swccg", name: "Card Game", formats: [] },
        ],
        clocks: [],
        bots: [],
      }),
  },
}));
vi.mock("@/core/net/session", async (original) => ({
  ...(await original<object>()),
  somebody: () => Promise.resolve(),
}));
vi.mock("@/core/site/use-session", () => ({ useSession: () => ({ kind: "nobody" }) }));

const TALLY: Tallied = { won: 2, lost: 1, drawn: 0, share: 67, low: 21, high: 94 };
const NONE: Tallied = { won: 0, lost: 0, drawn: 0, share: 0, low: 0, high: 100 };
const TOLD: Statistics = {
  tally: TALLY,
  formats: [{ title: "destiny", format: "STD", tally: TALLY }],
  decks: [{ title: "destiny", deck: "Dark lord", tally: TALLY }],
  opponents: [{ opponent: { name: "Bob", account: "bob", bot: "" }, tally: TALLY }],
  seats: [{ title: "destiny", seat: 0, tally: TALLY }],
  lengths: [{ title: "destiny", rounds: 5, shorter: TALLY, longer: NONE }],
  streaks: { now: 2, most_won: 2, most_lost: 1 },
  more: false,
};

beforeEach(() => {
  asked.statistics.mockReset().mockResolvedValue(TOLD);
});

test("every share stands beside how sure it is", async () => {
  render(<StatisticsPage />);
  const all = within(await screen.findByRole("region", { name: "All games" }));
  expect(all.getByText("67 %")).toBeTruthy();
  expect(all.getByText(/the truth lies between 21 and 94 in 100/)).toBeTruthy();
  const decks = within(screen.getByRole("region", { name: "By deck" }));
  expect(decks.getByText("Dark lord")).toBeTruthy();
  expect(await decks.findByText("Destiny · 3 games · 2 won, 1 lost")).toBeTruthy();
  expect(decks.getByText("21 to 94")).toBeTruthy();
});

test("a group without games is left out", async () => {
  render(<StatisticsPage />);
  const lengths = within(await screen.findByRole("region", { name: "By length" }));
  expect(lengths.getByText("Up to 5 rounds")).toBeTruthy();
  expect(lengths.queryByText("More than 5 rounds")).toBeNull();
});

test("whoever has not played is told so", async () => {
  asked.statistics.mockResolvedValue({ ...TOLD, tally: NONE });
  render(<StatisticsPage />);
  expect(await screen.findByText(/No game of yours is over yet/)).toBeTruthy();
});

test("a streak is told from two games on", () => {
  expect(streakWords({ now: 3, most_won: 4, most_lost: 2 })).toBe(
    "3 won in a row now. Longest: 4 won, 2 lost in a row.",
  );
  expect(streakWords({ now: -1, most_won: 0, most_lost: 1 })).toBe(
    "Longest: 0 won, 1 lost in a row.",
  );
});
