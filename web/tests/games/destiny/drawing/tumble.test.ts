import { expect, test } from "vitest";
import { tumblingSides } from "@/games/destiny/drawing/tumble";
import { readSide, writeSide } from "@/games/destiny/reading/sides";

const SIDES = ["1MD", "2MD", "2MD1", "1Dr", "1R", "-"].map(readSide);

test("a die turns through all of its own sides and settles on the one it shows", () => {
  const side = readSide("2MD1");
  const faces = tumblingSides({ nth: 0, side, sides: SIDES }).map(writeSide);
  expect(faces[0]).toBe("2MD1");
  expect([...faces].sort()).toEqual(SIDES.map(writeSide).sort());
});

test("a die that shows what is not printed on it keeps to its sides besides", () => {
  const faces = tumblingSides({ nth: 0, side: readSide("3MD"), sides: SIDES }).map(writeSide);
  expect(faces).toEqual(["3MD", "1MD", "2MD", "2MD1", "1Dr", "1R"]);
});

test("a die of which nothing is known is blank in the air", () => {
  const faces = tumblingSides({ nth: 0, side: readSide("1R"), sides: [] }).map(writeSide);
  expect(faces).toEqual(["1R", "-", "-", "-", "-", "-"]);
});
