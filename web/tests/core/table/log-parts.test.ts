/** Lines of the log cut into names, figures and the words between them. */
import { expect, test } from "vitest";
import { firstNamed, partsOf } from "@/core/words/log-parts";

const NAMES = [
  { words: "Rey", code: "1" },
  { words: "Rey's Staff", code: "2" },
];

test("a line keeps its words, in their order", () => {
  const text = "Your Rey's Staff deals 2 damage to Rey.";
  const parts = partsOf(text, NAMES, [[/\d+ damage/g, "harm"]]);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.map(({ text: words, code, counts }) => code ?? counts ?? words)).toEqual([
    "Your ",
    "2",
    " deals ",
    "harm",
    " to ",
    "1",
    ".",
  ]);
});

test("a line without names or figures is one part", () => {
  expect(partsOf("Nobody acts.", [{ words: "", code: "3" }])).toEqual([
    { at: 0, text: "Nobody acts." },
  ]);
});

test("a line is about whom it names first, and of two names the longer", () => {
  expect(firstNamed("Bob gives Rey's Staff to Rey.", NAMES)).toEqual(NAMES[1]);
  expect(firstNamed("Bob passes.", NAMES)).toBeUndefined();
});
