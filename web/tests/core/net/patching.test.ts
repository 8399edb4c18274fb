// @vitest-environment node
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Delta } from "@protocol";
import { describe, expect, test } from "vitest";
import { PatchError, patched } from "@/core/net/patching";

interface Samples {
  readonly games: ReadonlyArray<{
    readonly first: unknown;
    readonly steps: ReadonlyArray<readonly [Delta, string]>;
  }>;
  readonly pairs: ReadonlyArray<{
    readonly old: unknown;
    readonly new: unknown;
    readonly delta: Delta;
  }>;
}

// The file is written by scripts/patches.py, which has the same shape in mind.
const SAMPLES = JSON.parse(
  readFileSync(new URL("../../data/patches.json", import.meta.url), "utf-8"),
) as Samples;

function sorted(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(sorted);
  if (typeof data !== "object" || data === null) return data;
  const entries = Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, sorted(value)]));
}

function digest(data: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(data)))
    .digest("hex")
    .slice(0, 16);
}

function frozen<T>(data: T): T {
  if (typeof data === "object" && data !== null) {
    for (const value of Object.values(data)) frozen(value);
    Object.freeze(data);
  }
  return data;
}

describe("changes of real games", () => {
  test("there are hundreds of them, and some drop fields", () => {
    const steps = SAMPLES.games.flatMap((game) => game.steps);
    expect(steps.length).toBeGreaterThan(300);
    expect(steps.some(([delta]) => (delta.gone ?? []).length > 0)).toBe(true);
  });

  test.each(SAMPLES.games.map((game, place) => ({ game, place })))(
    "audience $place sees after each change what the server sees",
    ({ game }) => {
      let view = frozen(game.first);
      for (const [delta, after] of game.steps) {
        view = frozen(patched(view, delta));
        expect(digest(view)).toBe(after);
      }
    },
  );
});

test.each(SAMPLES.pairs)("any data: $delta", ({ old, new: fresh, delta }) => {
  expect(patched(frozen(old), delta)).toEqual(fresh);
});

test("what did not change is the same object", () => {
  const old = frozen({ players: [{ hand: [1] }, { hand: [2] }], dice: [] });

  const fresh = patched(old, { put: [[["players", 0, "hand", 0], 9]] }) as typeof old;

  expect(fresh.players[0]).toEqual({ hand: [9] });
  expect(fresh.players[1]).toBe(old.players[1]);
  expect(fresh.dice).toBe(old.dice);
});

test("no change leaves the very same data", () => {
  const old = { round: 1 };
  expect(patched(old, {})).toBe(old);
});

test.each<{ name: string; delta: Delta }>([
  { name: "a missing name on the way", delta: { put: [[["c", "d"], 1]] } },
  { name: "a place behind the end", delta: { put: [[["rows", 2], 1]] } },
  { name: "a name in a row", delta: { put: [[["rows", "a"], 1]] } },
  { name: "into a number", delta: { put: [[["a", "b"], 1]] } },
  { name: "dropping what is not there", delta: { gone: [["b"]] } },
  { name: "dropping by an inherited name", delta: { gone: [["toString"]] } },
])("$name is an error", ({ delta }) => {
  expect(() => patched({ a: 1, rows: [1, 2] }, delta)).toThrow(PatchError);
});
