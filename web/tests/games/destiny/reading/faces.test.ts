// @vitest-environment node
import { expect, test } from "vitest";
import { cutLine } from "@/games/destiny/reading/card-text";
import { faceOf } from "@/games/destiny/reading/faces";

const FACTS = {
  code: "01001",
  title: "A new card",
  subtitle: "",
  type: "character",
  colour: "red",
  affiliation: "villain",
  unique: true,
  cost: null,
  health: 11,
  points: [12, 15],
  subtypes: ["leader"],
  sides: ["1RD", "-"],
  text: ["Special: Remove a die."],
};

test("the facts of a card become what is drawn", () => {
  const face = faceOf(FACTS);
  expect(face.sides.map((side) => side.symbol)).toEqual(["ranged", "blank"]);
  expect(face).toMatchObject({
    type: "character",
    colour: "red",
    affiliation: "villain",
    health: 11,
  });
});

test("a card of a kind the page does not know is still drawn", () => {
  const face = faceOf({
    ...FACTS,
    type: "riddle",
    colour: "green",
    affiliation: "hutt",
    health: 0,
  });
  expect(face).toMatchObject({
    type: "event",
    colour: "gray",
    affiliation: "neutral",
    health: null,
  });
});

test.each([
  ["Discard a card to deal 2 ranged damage.", ["ranged"]],
  ["Special: Gain 2 resources. Then give a character 1 shield.", ["special", "resource", "shield"]],
  [
    "Remove one of your opponent’s dice showing a special or turn it to a blank side.",
    ["special", "blank"],
  ],
  ["Action: Reroll a die. Focus on nothing special.", []],
  ["Remove all shields from it.", ["shield"]],
])("%s", (line, symbols) => {
  const pieces = cutLine(line);
  const written = pieces.map((piece) => (piece.kind === "symbol" ? piece.before : "") + piece.text);
  expect(written.join("")).toBe(line);
  expect(pieces.flatMap((piece) => (piece.kind === "words" ? [] : (piece.symbol ?? [])))).toEqual(
    symbols,
  );
});
