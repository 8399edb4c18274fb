/** What can be done about what a check says, for a deck that is built card by card. */
import { expect, test, vi } from "vitest";
import { mendsFor } from "@/core/decks/mends";

test("a card is taken out by its name, once or one of several, and added by the code in brackets", () => {
  const takeOut = vi.fn();
  const add = vi.fn();
  const copies: Readonly<Record<string, number>> = { one: 1, two: 2 };
  const mends = mendsFor({
    copiesOf: (code) => copies[code] ?? 0,
    nameOf: (code) => `Ship ${code}`,
    takeOut,
    add,
  });

  expect(mends.takeOut("one")?.words).toBe("Take Ship one out");
  expect(mends.takeOut("two")?.words).toBe("Take one Ship two out");
  expect(mends.takeOut("none")).toBeNull();
  mends.takeOut("two")?.act();
  expect(takeOut).toHaveBeenCalledWith("two");
  mends.add("Ship (of the line) (three)");
  expect(add).toHaveBeenCalledWith("three");
});
