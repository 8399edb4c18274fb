/** How much of a title can be played: counted, and shown set by set. */
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type Counted, coverageBySet, coverageOf } from "@/core/cards/coverage";
import { SetList } from "@/core/cards/set-list";

const SETS = [
  { code: "a", name: "First" },
  { code: "b", name: "Second" },
  { code: "c", name: "Empty" },
];
const CARDS: ReadonlyArray<Counted> = [
  { set: "a", playable: true },
  { set: "a", playable: false, needs: [] },
  { set: "b", needs: ["wings", "wheels"] },
  { set: "b", needs: ["wheels"] },
  { set: "b" },
];

afterEach(cleanup);

test("cards are counted by what they wait for, the most waited for first", () => {
  expect(coverageOf(CARDS)).toEqual({
    cards: 5,
    playable: 1,
    words: 1,
    needs: [
      ["wheels", 2],
      ["wings", 1],
    ],
  });
});

test("a set without cards is left out, and nobody's silence is taken for a program that lacks", () => {
  const [first, second, ...more] = coverageBySet(SETS, CARDS);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ set: SETS[0], cards: 2, playable: 1, words: 1, needs: [] });
  expect(second).toMatchObject({ set: SETS[1], cards: 3, playable: 0, words: 0 });
});

test("each set leads to its cards, and each need to those that wait for it", () => {
  const asked = { told: null, refusal: null, again: () => undefined };
  const { rerender } = render(
    <SetList title="ships" asked={asked} counted={() => ({ sets: SETS, cards: CARDS })} />,
  );
  expect(screen.getByText("Fetching all cards, once.")).toBeTruthy();

  rerender(
    <SetList
      title="ships"
      asked={{ ...asked, told: {} }}
      counted={() => ({ sets: SETS, cards: CARDS })}
    />,
  );
  const to = (name: string): ReadonlyArray<string | null> =>
    screen.getAllByRole("link", { name, hidden: true }).map((link) => link.getAttribute("href"));
  expect(to("First")).toEqual(["/cards?game=ships&q=set%3Aa"]);
  expect(to("2 Wheels")).toEqual([
    "/cards?game=ships&q=needs%3Awheels",
    "/cards?game=ships&q=set%3Ab+needs%3Awheels",
  ]);
  expect(screen.getAllByText(/waits for nothing but a program/)).toHaveLength(2);
});
