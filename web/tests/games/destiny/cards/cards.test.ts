import { expect, test } from "vitest";
import { passing, queryOf } from "@/core/cards/search";
import { searchIn } from "@/games/destiny/cards/search";
import { card } from "../../../fakes/decks";

const CARDS = [
  card("1", { title: "Padmé's Ship", set: "A", type: "support", colour: "blue", text: ["Gain."] }),
  card("2", { title: "Rope", set: "A", type: "upgrade", colour: "red", affiliation: "villain" }),
  card("3", { title: "Rope", set: "B", type: "upgrade", colour: "red", reprint_of: "2" }),
  card("4", { title: "Idea", set: "B", playable: false, subtypes: ["droid"] }),
];
const SEARCH = searchIn([
  { code: "A", name: "First", released: "2016-11-10", size: 2 },
  { code: "B", name: "Second", released: "2017-05-04", size: 2 },
]);
const codes = (wanted: Readonly<Record<string, string>>) =>
  passing(CARDS, SEARCH, wanted)
    .map(({ code }) => code)
    .join("");

test.each([
  [{}, "1234"],
  [{ set: "B" }, "34"],
  [{ colour: "red" }, "23"],
  [{ affiliation: "villain" }, "2"],
  [{ type: "upgrade", set: "A" }, "2"],
  [{ playable: "1" }, "123"],
  [{ once: "1" }, "124"],
  [{ text: "PADMES ship" }, "1"],
  [{ text: "gain" }, "1"],
  [{ text: "droid" }, "4"],
  [{ text: "rope ship" }, ""],
])("%o leaves %s", (wanted, expected) => {
  expect(codes(wanted)).toBe(expected);
});

test("filters live in the address under these names", () => {
  expect(queryOf(SEARCH, { text: "a & b", set: "TPG", playable: "1", once: "1" })).toBe(
    "text=a+%26+b&set=TPG&playable=1&once=1",
  );
  expect(SEARCH.choices.map(({ label, any }) => `${label}: ${any}`)).toEqual([
    "Set: Any set",
    "Type: Any type",
    "Colour: Any colour",
    "Side: Any side",
  ]);
});
