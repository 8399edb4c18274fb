// @vitest-environment jsdom
/** A page that was open while a newer release was put up loads itself anew, once. */
import { afterEach, expect, test } from "vitest";
import { loadAnewIfNewer } from "@/core/site/newer-build";

const kept = new Map<string, string>();
let reloads = 0;
let now = 1_000_000;
const end = loadAnewIfNewer({
  kept: {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  },
  now: () => now,
  reload: () => {
    reloads += 1;
  },
});
afterEach(end);

test("what cannot be loaded loads the page anew; what still cannot is an error like any other", () => {
  const gone = (): boolean =>
    !window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  expect([gone(), reloads]).toEqual([true, 1]);
  expect([gone(), reloads]).toEqual([false, 1]);
  now += 60_000;
  expect([gone(), reloads]).toEqual([true, 2]);
});
