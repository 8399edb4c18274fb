// @vitest-environment node
import { expect, test } from "vitest";
import { sheetLines } from "@/games/destiny/words/sentences";

test("a card's facts and die are spoken", () => {
  const facts = { title: "A", subtitle: "B", type: "character", health: 9, sides: ["2MD", "-"] };
  const lines = sheetLines({
    type: "card_sheet",
    ref: 1,
    code: "1",
    facts,
    text: ["Do it."],
    playable: true,
  });
  expect(lines[0]).toBe("A, B: character, health 9.");
  expect(lines[1]).toMatch(/^Its die: 2 melee damage; blank\.$/);
  expect(lines[2]).toBe("Do it.");
});
