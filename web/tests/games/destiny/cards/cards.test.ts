import { expect, test } from "vitest";
import { filtersFrom, NO_FILTERS, passing, queryOf } from "@/games/destiny/cards/filters";
import { card } from "../../../fakes/decks";

const CARDS = [
  card("1", { title: "Padmé's Ship", set: "A", type: "support", colour: "blue", text: ["Gain."] }),
  card("2", { title: "Rope", set: "A", type: "upgrade", colour: "red", affiliation: "villain" }),
  card("3", { title: "Rope", set: "B", type: "upgrade", colour: "red", reprint_of: "2" }),
  card("4", { title: "Idea", set: "B", playable: false, subtypes: ["droid"] }),
];
const codes = (some: object) =>
  passing(CARDS, { ...NO_FILTERS, ...some })
    .map(({ code }) => code)
    .join("");

test.each([
  [{}, "1234"],
  [{ set: "B" }, "34"],
  [{ colour: "red" }, "23"],
  [{ affiliation: "villain" }, "2"],
  [{ type: "upgrade", set: "A" }, "2"],
  [{ playable: true }, "123"],
  [{ once: true }, "124"],
  [{ text: "PADMES ship" }, "1"],
  [{ text: "gain" }, "1"],
  [{ text: "droid" }, "4"],
  [{ text: "rope ship" }, ""],
  [{ text: "  " }, "1234"],
])("%o leaves %s", (some, expected) => {
  expect(codes(some)).toBe(expected);
});

test("filters live in the address, and those that filter nothing do not", () => {
  expect(queryOf(NO_FILTERS)).toBe("");
  const filters = { ...NO_FILTERS, text: "a & b", set: "TPG", playable: true };
  expect(queryOf(filters)).toBe("text=a+%26+b&set=TPG&playable=1");
  expect(filtersFrom(queryOf(filters))).toEqual(filters);
});
