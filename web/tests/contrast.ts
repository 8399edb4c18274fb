/** Reads the colours of tokens.css and computes how well they can be told apart (WCAG 2.2, 1.4.3 and 1.4.11). */
import { readFileSync } from "node:fs";

export type Theme = "light" | "dark";

const TOKENS = new URL("../src/styles/tokens.css", import.meta.url);
const PAIR =
  /--([a-z0-9-]+): light-dark\((#[0-9a-f]{6})(?:[0-9a-f]{2})?, (#[0-9a-f]{6})(?:[0-9a-f]{2})?\)/g;

/** Every colour token, for both themes. */
export function readColours(
  css = readFileSync(TOKENS, "utf8"),
): ReadonlyMap<string, Record<Theme, string>> {
  const found = new Map<string, Record<Theme, string>>();
  for (const [, name, light, dark] of css.matchAll(PAIR)) {
    found.set(String(name), { light: String(light), dark: String(dark) });
  }
  return found;
}

function channel(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16)),
  );
  return 0.2126 * Number(red) + 0.7152 * Number(green) + 0.0722 * Number(blue);
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (Number(light) + 0.05) / (Number(dark) + 0.05);
}

const TEXT = 4.5;
const DRAWN = 3;

const ON_SURFACES = ["bg-0", "bg-1", "bg-2", "bg-3"];

/** What is read or must be seen, on what it lies, and the least ratio. */
export const CLAIMS: readonly (readonly [string, string, number])[] = [
  ...["ink-1", "ink-2", "ink-3", "go", "hit"].flatMap((ink) =>
    ON_SURFACES.map((surface) => [ink, surface, TEXT] as const),
  ),
  ...["ink-1", "ink-2", "ink-3"].flatMap((ink) =>
    ["go-wash", "hit-wash"].map((surface) => [ink, surface, TEXT] as const),
  ),
  ["go-ink", "go", TEXT],
  ["hit-ink", "hit", TEXT],
  ["coin-ink", "coin", TEXT],
  ["coin-ink", "ink-2", TEXT],
  ...["red", "blue", "yellow", "gray"].flatMap((colour) => [
    ["die-ink", `die-${colour}`, TEXT] as const,
    ...["bg-0", "bg-1", "bg-2", "go-wash", "hit-wash"].map(
      (surface) => [`tint-${colour}`, surface, TEXT] as const,
    ),
  ]),
  ...["line-2", "line-3", "shield"].flatMap((line) =>
    ["bg-0", "bg-1"].map((surface) => [line, surface, DRAWN] as const),
  ),
  ["line-3", "bg-2", DRAWN],
  ["line-3", "bg-3", DRAWN],
];

/** docs/design/palette.md, whole. */
export function palettePage(): string {
  const colours = readColours();
  const ratio = (ink: string, surface: string, theme: Theme): string =>
    contrast(colours.get(ink)?.[theme] ?? "", colours.get(surface)?.[theme] ?? "").toFixed(1);
  return [
    "# Palette",
    "",
    "Written by `npx vitest run tests/contrast.test.ts -u` from `web/src/styles/tokens.css`; the same test fails when a ratio falls under AA.",
    "",
    "## Colours",
    "",
    "| token | dark | light |",
    "|---|---|---|",
    ...[...colours].map(
      ([name, { dark, light }]) => `| \`${name}\` | \`${dark}\` | \`${light}\` |`,
    ),
    "",
    "## Contrast",
    "",
    "Text needs 4.5, lines and shapes that carry meaning need 3 (WCAG 2.2, 1.4.3 and 1.4.11).",
    "",
    "| what | on | dark | light | least |",
    "|---|---|---|---|---|",
    ...CLAIMS.map(
      ([ink, surface, least]) =>
        `| \`${ink}\` | \`${surface}\` | ${ratio(ink, surface, "dark")} | ${ratio(ink, surface, "light")} | ${least} |`,
    ),
    "",
  ].join("\n");
}
