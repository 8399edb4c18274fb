/** The course of a game along its replay, and a moment of it as a picture. */
import type { Moment, Point, Review } from "@protocol";
import { expect, test } from "vitest";
import { courseOf, nextMoment } from "@/pages/replay/course";
import { pictureOf, wrapped } from "@/pages/replay/moment-picture";

const GAME = {
  players: [
    { name: "Ana", bot: "" },
    { name: "", bot: "greedy" },
  ],
};
// This audience saw the beginning and the entries 2, 4, 6 and 8.
const REPLAY = { positions: [0, 2, 4, 6, 8], seat: 0 };

function point(position: number, round: number, chance: number): Point {
  return { position, round, chances: [chance, 100 - chance] };
}

function moment(begins: number, lines: ReadonlyArray<string>): Moment {
  return {
    position: begins + 2,
    begins,
    round: 2,
    seat: 1,
    before: [60, 40],
    after: [30, 70],
    lines,
    codes: [],
  };
}

function review(points: ReadonlyArray<Point>, moments: ReadonlyArray<Moment> = []): Review {
  // The border: the other parts of a review are not read here.
  return { points, moments } as unknown as Review;
}

test("the line goes by places of the replay, not by the number of the point", () => {
  const { line, area } = courseOf(
    REPLAY,
    review([point(0, 1, 50), point(1, 1, 60), point(8, 2, 100)]),
    GAME,
    "round",
  );
  expect(line).toBe("M0 50L0 40L100 0");
  expect(area).toBe("M0 50L0 40L100 0L100 50L0 50Z");
});

test("another seat sees the other side of the line, and a game without chances has none", () => {
  const other = courseOf(
    { ...REPLAY, seat: 1 },
    review([point(0, 1, 50), point(8, 1, 80)]),
    GAME,
    "",
  );
  expect(other.line).toBe("M0 50L100 80");
  expect(courseOf(REPLAY, review([]), GAME, "").line).toBe("");
});

test("rounds begin where they began, and a number needs room", () => {
  const points = [point(0, 1, 50), point(4, 2, 50), point(4, 3, 50), point(8, 4, 50)];
  const { rounds } = courseOf(REPLAY, review(points), GAME, "round");
  expect(rounds).toEqual([
    { place: 0, x: 0, round: 1, isNamed: true },
    { place: 2, x: 50, round: 2, isNamed: true },
    { place: 2, x: 50, round: 3, isNamed: false },
    { place: 4, x: 100, round: 4, isNamed: false },
  ]);
});

test("a moment says when it was, who acted, and what it did to whose chance", () => {
  const { moments } = courseOf(REPLAY, review([], [moment(4, ["Rey falls."])]), GAME, "round");
  expect(moments).toEqual([
    {
      place: 2,
      x: 50,
      y: 70,
      words: "round 2, the computer: chance of Ana from 60 to 30 in 100. Rey falls.",
    },
  ]);
});

test("moments beside each other stand above and below the line", () => {
  const { moments } = courseOf(REPLAY, review([], [moment(4, []), moment(5, [])]), GAME, "round");
  expect(moments.map(({ y }) => y)).toEqual([12, 88]);
});

test("one jumps from moment to moment, and nowhere beyond the last", () => {
  const moments = [
    { place: 2, x: 20 },
    { place: 7, x: 70 },
  ];
  expect(nextMoment(moments, 2, "on")).toBe(7);
  expect(nextMoment(moments, 7, "back")).toBe(2);
  expect(nextMoment(moments, 7, "on")).toBeUndefined();
});

test("a picture names everybody, marks who won, and takes no name for markup", () => {
  const picture = pictureOf({
    title: "Destiny",
    players: ["Ana <3", "the practice bot"],
    winners: [0],
    when: ["Round 2", ""],
    words: "Rey falls.",
    line: "M0 50L100 0",
    share: 0.25,
    address: "dejarik.example",
  });
  const drawn = new DOMParser().parseFromString(picture, "image/svg+xml");
  const texts = [...drawn.querySelectorAll("text")].map(({ textContent }) => textContent);
  expect(texts).toEqual([
    "Destiny · Round 2",
    "Ana <3 ★  –  the practice bot",
    "Rey falls.",
    "Dejarik",
    "dejarik.example",
  ]);
  expect(picture).toContain("M25 -6V106");
  expect(drawn.querySelectorAll("image, use, style")).toHaveLength(0);
});

test("long words are broken into lines, and what does not fit ends in dots", () => {
  expect(wrapped("one two three four", 9, 2)).toEqual(["one two", "three …"]);
  expect(wrapped("one two", 9, 2)).toEqual(["one two"]);
});
