/** The query language: what is typed, what it leaves, and what is said of slips. */
import { expect, test } from "vitest";
import { Queries } from "@/core/cards/query";
import { SHIP_SEARCH, SHIPS } from "../../fakes/ships";

const QUERIES = new Queries(SHIP_SEARCH);
const left = (text: string): string =>
  QUERIES.query(text)
    .of(SHIPS)
    .map(({ code }) => code)
    .join("");

test.each([
  ["", "abc"],
  ["  ", "abc"],
  ["MONS calamari", "a"],
  ["cafe", "b"],
  ["cruiser mons", "a"],
  ['"cruiser mons"', ""],
  ['"calamari cruiser"', "a"],
  ["“calamari cruiser”", "a"],
  ["cruiser transport", ""],
  ["cruiser or transport", "ac"],
  ["cruiser | transport", "ac"],
  ["title:cruiser", "a"],
  ["title!=cruiser", "bc"],
  ["size:large", "ac"],
  ["SIZE:Large", "ac"],
  ["class:large", "ac"],
  ['size:"large ship"', "ac"],
  ["size:large-ship", "ac"],
  ["size:sm", "b"],
  ["size:small,large", "abc"],
  ["size:small,", "b"],
  ["size!=large", "b"],
  ["-size:large", "b"],
  ["not size:large", "b"],
  ["--size:large", "ac"],
  ["crew:9", "a"],
  ["crew=2", "b"],
  ["crew>=2", "ab"],
  ["crew>2", "a"],
  ["crew<9", "b"],
  ["crew<=9", "ab"],
  ["crew!=9", "bc"],
  ["crew:1-3", "b"],
  ["crew:1..9", "ab"],
  ["crew:none", "c"],
  ["crew!=none", "ab"],
  ["gun>=5", "a"],
  ["gun:1 or gun:5", "ab"],
  ["gun!=2", "bc"],
  ["is:playable", "ab"],
  ["-is:playable", "c"],
  ["is!=playable", "c"],
  ["is:armed size:small", "b"],
  ["is:armed and size:small", "b"],
  ["size:large (crew>3 or title:transport)", "ac"],
  ["size:large -(crew>3 or title:cafe)", "c"],
  ["size:small or size:large crew:9", "ab"],
  ["sort:crew", "bac"],
  ["sort:-crew", "abc"],
  ["sort:name", "bac"],
  ["sort:-name", "cab"],
  ["sort:size sort:-name", "cab"],
  ["sort:-size sort:name", "bac"],
])("%s leaves %s", (text, expected) => {
  expect(QUERIES.query(text).slips).toEqual([]);
  expect(left(text)).toBe(expected);
});

test.each([
  ["cruiser crw>=2", "crw>=2", "There is no field “crw”.", "Did you mean crew>=2?", "crew>=2"],
  [
    "siez:large",
    "siez:large",
    "There is no field “siez”.",
    "Did you mean size:large?",
    "size:large",
  ],
  [
    "pilots:2",
    "pilots:2",
    "There is no field “pilots”.",
    "There are title, size, class, crew, gun and is and more: see the help.",
    undefined,
  ],
  [
    "size:lrage",
    "size:lrage",
    "No size is called “lrage”.",
    "Did you mean size:large?",
    "size:large",
  ],
  [
    "size:tiny",
    "size:tiny",
    "No size is called “tiny”.",
    "There are large, Large ship, small and Small ship.",
    undefined,
  ],
  [
    "size>large",
    "size>large",
    "There is no more or less of “size”.",
    "Write size:large.",
    "size:large",
  ],
  [
    "crew:many",
    "crew:many",
    "“many” is no number.",
    "Write crew:2, crew>=2, crew:2-4 or crew:none.",
    undefined,
  ],
  [
    "crew>=",
    "crew>=",
    "There is nothing behind “crew>=”.",
    "Type a value, as in crew>=2.",
    undefined,
  ],
  [
    "size:",
    "size:",
    "There is nothing behind “size:”.",
    "Type a value, as in size:large.",
    undefined,
  ],
  [
    "sort:",
    "sort:",
    "There is nothing behind “sort:”.",
    "Type a value, as in sort:name.",
    undefined,
  ],
  [
    "is:playble",
    "is:playble",
    "No mark is called “playble”.",
    "Did you mean is:playable?",
    "is:playable",
  ],
  ["sort:crwe", "sort:crwe", "No order is called “crwe”.", "Did you mean sort:crew?", "sort:crew"],
  [
    "-sort:crew",
    "sort:crew",
    "Only a whole list can be sorted.",
    "Move sort:crew out of the brackets, the “not” or the “or”.",
    undefined,
  ],
  [
    '"calamari',
    '"calamari',
    "These quotation marks are not closed.",
    "Type another one where the phrase ends.",
    '"calamari"',
  ],
  ["(cruiser", "(", "This bracket is not closed.", "Type ) where it ends.", undefined],
  ["cruiser)", ")", "This bracket closes nothing.", "Take it away.", ""],
])("%s: %s is a slip", (text, where, message, advice, instead) => {
  const [slip, ...more] = QUERIES.query(text).slips;
  expect(more).toEqual([]);
  expect(text.slice(slip?.at, slip?.end)).toBe(where);
  expect([slip?.message, slip?.advice, slip?.instead]).toEqual([message, advice, instead]);
});

test.each([
  ["is:", "Type a value, as in is:playable."],
  ["title:", "Type a value, as in title:word."],
  ["size:,", "There are large, Large ship, small and Small ship."],
])("%s is told how to go on", (text, advice) => {
  expect(QUERIES.query(text).slips.map((slip) => slip.advice)).toEqual([advice]);
  expect(left(text)).toBe("abc");
});

test.each([
  ["cruiser or", "or"],
  ["or cruiser", "or"],
  ["cruiser not", "not"],
])("%s lacks something beside “%s”", (text, where) => {
  const [slip] = QUERIES.query(text).slips;
  expect(text.slice(slip?.at, slip?.end)).toBe(where);
  expect(left(text)).toBe("a");
});

test.each([
  ["size:large crew>=", "ac"],
  ["size:large -crew>=", "ac"],
  ["crew>= or size:small", "b"],
  ["nothing:x or never:y", "abc"],
])("what is not understood in %s is left out", (text, expected) => {
  expect(left(text)).toBe(expected);
});

test("slips come in the order of the text", () => {
  const places = QUERIES.query("size:tiny (crew>= pilots:1").slips.map(({ at }) => at);
  expect(places).toEqual([0, 10, 11, 18]);
});

test("the word “or” is found between quotation marks", () => {
  expect(QUERIES.query('"or"').slips).toEqual([]);
  expect(left('"or"')).toBe("c");
});

test("what can be sorted by is told: the name, numbers, choices", () => {
  expect(QUERIES.orders).toEqual([
    ["name", "Name"],
    ["crew", "Crew"],
    ["gun", "Guns"],
    ["size", "Size"],
  ]);
});

test.each(["(", "-", "not ", '"', "or "])(
  "however often %j stands there, the query can be read",
  (sign) => {
    const { slips } = QUERIES.query(sign.repeat(20_000));
    expect(slips.map(({ message }) => message)).toContain(
      "Only the first 500 signs of a query are read.",
    );
  },
);
