// @vitest-environment node
import { describe, expect, test } from "vitest";
import { CLAIMS, contrast, palettePage, readColours, type Theme } from "./contrast";

const colours = readColours();

function colour(name: string, theme: Theme): string {
  const found = colours.get(name);
  if (found === undefined) {
    throw new Error(`tokens.css has no colour --${name}`);
  }
  return found[theme];
}

test("contrast is computed as WCAG says", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

describe.each(["light", "dark"] as const)("%s", (theme) => {
  test.each(CLAIMS)("%s on %s is at least %d", (ink, surface, least) => {
    expect(contrast(colour(ink, theme), colour(surface, theme))).toBeGreaterThanOrEqual(least);
  });

  test("dice can be told apart by lightness too", () => {
    const dice = ["red", "blue", "gray", "yellow"].map((name) => colour(`die-${name}`, theme));
    for (const [at, die] of dice.slice(1).entries()) {
      expect(contrast(die, dice[at] ?? die)).toBeGreaterThanOrEqual(1.13);
    }
  });
});

test("the palette in the documents says what the tokens are", async () => {
  await expect(palettePage()).toMatchFileSnapshot("../../docs/design/palette.md");
});
