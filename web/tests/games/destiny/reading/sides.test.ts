// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSide, saySide, UnreadableSide, writeSide } from "@/games/destiny/reading/sides";

const DATA = new URL("../../../../../src/dejarik/games/destiny/data/", import.meta.url);

/** Every side of every record of the card data, wherever in the file it stands. */
function sidesOf(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap(sidesOf);
  }
  if (typeof value !== "object" || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "sides" && Array.isArray(inner)
      ? inner.filter((side) => typeof side === "string")
      : sidesOf(inner),
  );
}

const sides = new Set(
  readdirSync(DATA)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => sidesOf(JSON.parse(readFileSync(new URL(name, DATA), "utf8")))),
);

test("the data has sides to read", () => {
  expect(sides.size).toBeGreaterThan(100);
});

test.each([...sides])("%s is read and written back", (side) => {
  expect(writeSide(readSide(side))).toBe(side);
  expect(saySide(readSide(side))).toMatch(/[a-z]/);
});

test.each([
  ["2RD1", { symbol: "ranged", value: 2, modifier: false, cost: { kind: "resources", amount: 1 } }],
  ["+3*1", { symbol: "any", value: 3, modifier: true, cost: { kind: "resources", amount: 1 } }],
  ["3RDi2", { symbol: "ranged", value: 3, modifier: false, cost: { kind: "indirect", amount: 2 } }],
  ["XSh", { symbol: "shield", value: "X", modifier: false, cost: null }],
  [
    "Sp1",
    { symbol: "special", value: null, modifier: false, cost: { kind: "resources", amount: 1 } },
  ],
  ["0R", { symbol: "resource", value: 0, modifier: false, cost: null }],
  ["1Re", { symbol: "reroll", value: 1, modifier: false, cost: null }],
  ["-", { symbol: "blank", value: null, modifier: false, cost: null }],
])("%s means what the rulebook says", (text, side) => {
  expect(readSide(text)).toEqual(side);
});

test.each(["", "2", "RD", "02RD", "2RD0", "2RDi", "2ZZ", "+Sp", "--", "2rd", "1Sp", "X"])(
  "%j is refused",
  (text) => {
    expect(() => readSide(text)).toThrow(UnreadableSide);
  },
);

test.each([
  ["1Sh", "1 shield"],
  ["2Sh", "2 shields"],
  ["+2RDi1", "plus 2 ranged damage for 1 indirect damage to yourself"],
  ["+2*", "plus 2 of any symbol"],
  ["3R2", "3 resources for 2 resources"],
  ["-", "blank"],
  ["Sp1", "special for 1 resource"],
])("%s is spoken as %s", (text, words) => {
  expect(saySide(readSide(text))).toBe(words);
});
