/** Cards of any title pass by the filters that the title gives. */
import { expect, test } from "vitest";
import { passing, queryOf, wantedFrom } from "@/core/cards/search";
import { SHIP_SEARCH, SHIPS } from "../../fakes/ships";

const left = (wanted: Readonly<Record<string, string>>): string =>
  passing(SHIPS, SHIP_SEARCH, wanted)
    .map(({ code }) => code)
    .join("");

test.each([
  [{}, "abc"],
  [{ size: "large" }, "ac"],
  [{ size: "" }, "abc"],
  [{ size: "tiny" }, ""],
  [{ playable: "1" }, "ab"],
  [{ playable: "0" }, "abc"],
  [{ size: "large", playable: "1" }, "a"],
  [{ text: "MONS calamari" }, "a"],
  [{ text: "café" }, "b"],
  [{ text: "cafe" }, "b"],
  [{ text: "cruiser mons" }, "a"],
  [{ text: "cruiser transport" }, ""],
  [{ text: "  " }, "abc"],
  [{ nothing: "x" }, "abc"],
])("%o leaves %s", (wanted, expected) => {
  expect(left(wanted)).toBe(expected);
});

test("an address holds what is looked for, in the order of the filters, and nothing else", () => {
  const wanted = { playable: "1", size: "large", text: "a & b", other: "x" };
  expect(queryOf(SHIP_SEARCH, wanted)).toBe("text=a+%26+b&size=large&playable=1");
  expect(queryOf(SHIP_SEARCH, {})).toBe("");
  expect(wantedFrom(SHIP_SEARCH, "size=large&game=sabacc&playable=&text=a+%26+b")).toEqual({
    size: "large",
    text: "a & b",
  });
});
