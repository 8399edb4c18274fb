/** Cards of any title pass by the values of filters that the title gives. */
import { expect, test } from "vitest";
import { passing } from "@/core/cards/search";
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
