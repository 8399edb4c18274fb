/** Somebody's page: what it says of ratings, games and results, and to whom. */
import type { GamePlayed, Profile, RatingShown } from "@protocol";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { ProfilePage } from "@/pages/people/profile-page";
import { changeWords, pointsWords, scoresWords, shareWords } from "@/pages/people/profile-words";
import { courseOf } from "@/pages/people/rating-course";

const asked = vi.hoisted(() => ({ profile: vi.fn(), me: { id: "ann" } }));

vi.mock("@/core/net/api", async (original) => ({
  ...(await original<object>()),
  people: {
    profile: asked.profile,
    friends: () => Promise.resolve({ friends: [], asking: [], asked: [] }),
    blocked: () => Promise.resolve({ blocked: [] }),
  },
  lobby: {
    terms: () =>
      Promise.resolve({
        titles: [{ id: "destiny", name: "Destiny", formats: [{ code: "STD", name: "Standard" }] }],
        clocks: [],
        bots: [],
      }),
  },
}));
vi.mock("@/core/net/session", async (original) => ({
  ...(await original<object>()),
  somebody: () => Promise.resolve(),
}));
vi.mock("@/core/site/use-session", () => ({
  useSession: () => ({ kind: "person", me: { person: { id: asked.me.id, name: "Ann" } } }),
}));

const RATING: RatingShown = {
  title: "destiny",
  format: "STD",
  points: 1604,
  deviation: 62,
  games: 3,
  provisional: false,
  course: [
    { at: Date.UTC(2026, 4, 1), points: 1500 },
    { at: Date.UTC(2026, 4, 2), points: 1662 },
    { at: Date.UTC(2026, 4, 3), points: 1604 },
  ],
};

function game(some: Partial<GamePlayed>): GamePlayed {
  return {
    table: "t1",
    game: "g1",
    title: "destiny",
    format: "STD",
    ended: 5,
    result: "won",
    reason: "",
    opponents: [{ name: "Bob", account: "bob", bot: "" }],
    rated: true,
    change: 8,
    ...some,
  };
}

const PROFILE: Profile = {
  person: { id: "ann", name: "Ann", role: "player", created: Date.UTC(2026, 2, 3) },
  ratings: [RATING],
  scores: { won: 2, lost: 1, drawn: 0 },
  games: [
    game({}),
    game({
      table: "t2",
      result: "lost",
      change: -7,
      opponents: [{ name: "practice bot", account: "", bot: "greedy" }],
    }),
  ],
  more: true,
  decks: [{ title: "destiny", deck: "Staff and Squadron", scores: { won: 2, lost: 1, drawn: 0 } }],
  opponents: [],
};

beforeEach(() => {
  asked.profile.mockReset();
  asked.me.id = "ann";
});

test("ratings, games and results are said in words", async () => {
  asked.profile.mockResolvedValue(PROFILE);
  render(<ProfilePage account="ann" />);
  expect(await screen.findByRole("heading", { level: 1, name: "Ann" })).toBeTruthy();
  const tile = screen.getByRole("button", { pressed: true });
  expect(tile.textContent).toBe("Standard1604± 62 · 3 games");
  expect(screen.getByText(/Best 1662, on 2 May 2026/u)).toBeTruthy();
  const games = screen.getByRole("region", { name: "Games" });
  expect(within(games).getByRole("link", { name: "Bob" }).getAttribute("href")).toBe("/people/bob");
  expect(within(games).getByText("Lost to the practice bot")).toBeTruthy();
  expect(within(games).getByText("−7")).toBeTruthy();
  expect(screen.getByText("Staff and Squadron")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Settings" })).toBeTruthy();
});

test("older games come when they are wanted, from where the list ends", async () => {
  asked.profile.mockResolvedValueOnce(PROFILE);
  render(<ProfilePage account="ann" />);
  const older = await screen.findByRole("button", { name: "Older games" });
  asked.profile.mockResolvedValueOnce({
    ...PROFILE,
    games: [game({ table: "t3", opponents: [{ name: "Cid", account: "", bot: "" }] })],
    more: false,
  });
  await userEvent.click(older);
  expect(asked.profile).toHaveBeenLastCalledWith({ account: "ann", before: 5 });
  expect(await screen.findByText("Beat Cid")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Older games" })).toBeNull();
});

test("others are shown no results and no way to settings", async () => {
  asked.me.id = "bob";
  asked.profile.mockResolvedValue({ ...PROFILE, decks: [], opponents: [], ratings: [], games: [] });
  render(<ProfilePage account="ann" />);
  expect(await screen.findByText(/No rated game yet/u)).toBeTruthy();
  expect(screen.queryByText("Only you see these.")).toBeNull();
  expect(screen.queryByRole("link", { name: "Settings" })).toBeNull();
});

test("numbers have their signs, their doubt and their shares", () => {
  expect([changeWords(8), changeWords(-7), changeWords(0), changeWords(null)]).toEqual([
    "+8",
    "−7",
    "+0",
    "",
  ]);
  expect(pointsWords({ ...RATING, provisional: true })).toBe("1604?");
  expect(scoresWords({ won: 2, lost: 1, drawn: 1 })).toBe("2 won, 1 lost, 1 drawn");
  expect(shareWords({ won: 1, lost: 1, drawn: 0 })).toBe("50%");
});

test("a course is a line between round levels, with its best point", () => {
  const course = courseOf(RATING.course);
  expect(course?.line).toBe("M0 100L50 19L100 48");
  expect(course?.levels.map(({ points }) => points)).toEqual([1500, 1550, 1600, 1650, 1700]);
  expect(course?.best).toMatchObject({ x: 50, y: 19, point: { points: 1662 } });
  expect(courseOf(RATING.course.slice(0, 1))).toBeNull();
});
