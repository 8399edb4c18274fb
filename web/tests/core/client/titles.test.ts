// @vitest-environment node
import { expect, test } from "vitest";
import { PLAIN } from "@/core/client/plain";
import { TITLES } from "@/games/registry";

test("a table without a title is of Destiny", () => {
  expect(TITLES.named(undefined).id).toBe("destiny");
  expect(TITLES.named("").id).toBe("destiny");
});

test("a title that nobody has drawn is played in words, and stays the same object", async () => {
  const unknown = TITLES.named("toy");
  expect(await unknown.load()).toBe(PLAIN);
  expect(TITLES.named("toy")).toBe(unknown);
  expect(TITLES.all.map(({ id }) => id)).toEqual(["destiny", "imperial-assault", "swccg"]);
});
