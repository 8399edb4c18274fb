import type { GameSummary, Luck, Review } from "@protocol";
import { expect, test } from "vitest";
import { PLAIN_ART } from "@/core/ending/art";
import { chartOf } from "@/core/ending/chart-geometry";
import {
  bestWords,
  headline,
  lengthWords,
  luckWords,
  reasonWords,
  tallyWords,
  turnaround,
} from "@/core/ending/ending-words";
import { storedEnding } from "../../fakes/endings";

const { game, review } = storedEnding("destiny");

const won = (ranking: ReadonlyArray<ReadonlyArray<number>>): GameSummary => ({ ...game, ranking });

test("who won is said to whoever reads it", () => {
  expect(headline(won([[0], [1]]), 0)).toBe("You win");
  expect(headline(won([[0], [1]]), 1)).toBe("You lost");
  expect(headline(won([[0], [1]]), -1)).toBe("Ann wins");
  expect(headline(won([[1], [0]]), -1)).toBe("The computer wins");
  expect(headline(won([[0, 1]]), 0)).toBe("A draw");
});

test("the reason does not say the headline again", () => {
  expect(reasonWords("You win: Bob has no character left.")).toBe("Bob has no character left.");
  expect(reasonWords("Bob has won on points.")).toBe("Bob has won on points.");
});

test("how far a winner was behind is told, from where one sat", () => {
  const points: Review["points"] = [
    { position: 0, round: 1, chances: [50, 50] },
    { position: 4, round: 3, chances: [31, 69] },
    { position: 9, round: 4, chances: [100, 0] },
  ];
  const told = { ...review, points };
  expect(turnaround(told, won([[0], [1]]), 0, PLAIN_ART)).toBe(
    "In round 3 your chance was 31 in 100.",
  );
  expect(turnaround(told, won([[0], [1]]), 1, PLAIN_ART)).toBe(
    "In round 3 your chance was 69 in 100.",
  );
  expect(turnaround({ ...told, points: points.slice(2) }, game, 0, PLAIN_ART)).toBe("");
});

test("luck is said with its sign", () => {
  const luck: Luck = { seat: 0, rolls: [], expected: 10, got: 14, luckier_than: 63.6 };
  expect(luckWords(luck, "Your", PLAIN_ART)).toEqual([
    "Your 0 rolls brought 4.0 more than expected.",
    "Luckier than 64 of 100 games with the same rolls.",
  ]);
  expect(luckWords({ ...luck, got: 8 }, "Your", PLAIN_ART)[0]).toContain("2.0 less");
  expect(luckWords({ ...luck, got: 10 }, "Your", PLAIN_ART)[0]).toContain("just what is expected");
});

test("a best roll has its chance in words", () => {
  const best = { seat: 0, position: 1, round: 5, faces: [], words: "7 melee", ways: 1, of: 216 };
  expect(bestWords(best, PLAIN_ART)).toBe("in round 5: one roll in 216 is as good.");
  expect(bestWords({ ...best, ways: 5, of: 36 }, PLAIN_ART)).toContain("one roll in about 7");
});

test("a tally says what came to nothing", () => {
  const share = { name: "Rey", code: "", amount: 9, wasted: 2, by_round: [] };
  const words = { heading: "Damage", unit: "taken", wasted: "blocked" };
  expect(tallyWords({ seat: 0, kind: "damage", shares: [share] }, words)).toBe(
    "9 taken, 2 more blocked",
  );
});

test("how long it took", () => {
  expect(lengthWords({ ...review, rounds: 1, actions: 12 }, PLAIN_ART)).toBe("1 round, 12 actions");
});

test.each(["destiny", "imperial-assault", "swccg"])("the chart of %s has its marks", (title) => {
  const told = storedEnding(title).review;
  const chart = chartOf(told, told.moments, 0);
  expect(chart?.spots).toHaveLength(told.points.length);
  expect(chart?.spots.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 100)).toBe(true);
  expect(chart?.moments).toHaveLength(told.moments.length);
  const named = chart?.rounds.filter(({ room }) => room > 0) ?? [];
  named.slice(1).forEach(({ x }, nth) => {
    expect(x - (named[nth]?.x ?? 0)).toBeGreaterThanOrEqual(4);
  });
});

test("a game that cannot say who is ahead has no chart", () => {
  expect(chartOf({ points: [] }, [], 0)).toBeNull();
});
