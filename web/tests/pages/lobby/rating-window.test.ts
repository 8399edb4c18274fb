/** Rated games in the form, and how wide the window of an offer is. */
import type { Seek } from "@protocol";
import { expect, test } from "vitest";
import { againstOf, FRESH, settingsOf, withRated } from "@/pages/lobby/draft";
import { ANYBODY, limitFrom, reached, USUAL_LIMIT, windowWords } from "@/pages/lobby/rating-window";

const WINDOW = {
  points: 1500,
  low: 1200,
  high: 1800,
  begins: 100,
  step: 50,
  step_ms: 10_000,
  few: 8,
};

function seek(some = {}): Seek {
  const clock = { kind: "chess", minutes: 20 };
  const settings = { clock, rated: true, best_of: 1 };
  const terms = { title: "destiny", format: "INF", edition: "arh", seats: 2 };
  return { id: "s", terms, settings, since: 0, table: "", window: WINDOW, ...some } as Seek;
}

test("what is rated gets a clock, and a clock that is taken away makes it unrated", () => {
  const rated = withRated(FRESH, true);
  expect(rated.clock).toBe("chess");
  expect(settingsOf(rated)).toMatchObject({ rated: true, clock: { kind: "chess" } });
  expect(settingsOf({ ...rated, clock: "none" }).rated).toBe(false);
  expect(withRated({ ...FRESH, clock: "correspondence" }, true).clock).toBe("correspondence");
});

test("nobody chooses the deck of a computer that they are rated against", () => {
  const bot = { ...FRESH, opponent: "bot", botDeck: "sith" } as const;
  expect(againstOf(bot)?.deck).toEqual({ kind: "ready", name: "sith" });
  expect(againstOf(withRated(bot, true))?.deck).toBeNull();
});

test("a window widens by fifty each ten seconds, up to its limit", () => {
  expect(reached(WINDOW, 9_999)).toEqual([1400, 1600]);
  expect(reached(WINDOW, 10_000)).toEqual([1350, 1650]);
  expect(reached(WINDOW, 90_000)).toEqual([1200, 1800]);
});

test("an offer that waits says how wide its window is now", () => {
  const many = Array.from({ length: 8 }, (_, place) => seek({ id: `${place}` }));
  const early = "looks for ratings of 1350 to 1650, widening to 1200 to 1800; yours is 1500";
  expect(windowWords(seek(), many, 12_000)).toBe(early);
  const whole = "looks for ratings of 1200 to 1800, which is your limit; yours is 1500";
  expect(windowWords(seek(), many.slice(1), 0)).toBe(whole);
  expect(windowWords(seek({ window: null }), many, 0)).toBe("");
});

test("a limit that makes no sense is the usual one", () => {
  expect([limitFrom("x"), limitFrom(17), limitFrom(null)]).toEqual([300, 300, USUAL_LIMIT]);
  expect(limitFrom(ANYBODY)).toBe(ANYBODY);
});
