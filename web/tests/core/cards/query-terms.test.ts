/** Controls and queries are two views of the same thing. */
import { expect, test } from "vitest";
import { parsed } from "@/core/cards/query-parser";
import { mentions, rewritten, termsNamed, termText } from "@/core/cards/query-terms";

const EQUAL = [":", "="] as const;

function written(text: string, name: string, by: string): string {
  return rewritten(text, termsNamed(parsed(text).condition, [name], EQUAL), by);
}

test.each([
  ["", "size", "size:large", "size:large"],
  ["cruiser", "size", "size:large", "cruiser size:large"],
  ["cruiser ", "size", "size:large", "cruiser size:large"],
  ["cruiser size:small crew>2", "size", "size:large", "cruiser size:large crew>2"],
  ["cruiser size:small crew>2", "size", "", "cruiser crew>2"],
  ["size:small", "size", "", ""],
  ["size:small a size:large b", "size", "size:x", "size:x a b"],
  ["size:small a size:large b", "size", "", "a b"],
  ["-size:small", "size", "size:large", "-size:small size:large"],
  ["(size:small or crew:2)", "size", "size:large", "(size:small or crew:2) size:large"],
])("%s with another %s (%s) is %s", (text, name, by, expected) => {
  expect(written(text, name, by)).toBe(expected);
});

test("a term that is hidden in brackets or denied is mentioned, and no control stands for it", () => {
  const { condition } = parsed("(size:small or crew:2) -guns:1");
  expect(termsNamed(condition, ["size", "crew", "guns"], EQUAL)).toEqual([]);
  expect(mentions(condition, ["crew"])).toBe(true);
  expect(mentions(condition, ["guns"])).toBe(true);
  expect(mentions(condition, ["set"])).toBe(false);
});

test("values with spaces stand in quotation marks", () => {
  expect(termText("set", ":", "AW")).toBe("set:AW");
  expect(termText("needs", ":", "cargo bays")).toBe('needs:"cargo bays"');
  expect(termText("needs", ":", "bays, two")).toBe('needs:"bays, two"');
});
