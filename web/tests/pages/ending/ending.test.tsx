import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { expect, test } from "vitest";
import type { EndingArt } from "@/core/ending/art";
import { Ending } from "@/core/ending/ending";
import { destinyArt } from "@/games/destiny/ending/ending";
import { NO_FACTS as NO_IMPERIAL } from "@/games/imperial-assault/catalogue/facts";
import { imperialArt } from "@/games/imperial-assault/ending/ending";
import { NO_FACTS } from "@/games/swccg/catalogue/facts";
import { swccgArt } from "@/games/swccg/ending/ending";
import { storedEnding } from "../../fakes/endings";

const ARTS: Readonly<Record<string, EndingArt>> = {
  destiny: destinyArt(new Map()),
  "imperial-assault": imperialArt(NO_IMPERIAL),
  swccg: swccgArt(NO_FACTS),
};

const TITLES = Object.keys(ARTS);

function show(title: string, seat = 0, isTold = true) {
  const { game, review, how } = storedEnding(title);
  const art = ARTS[title] ?? destinyArt(new Map());
  return render(
    <main>
      <Ending
        game={game}
        review={isTold ? review : null}
        refusal={null}
        seat={seat}
        how={how}
        about={title}
        art={art}
      >
        <p>Further</p>
      </Ending>
    </main>,
  );
}

test.each(TITLES)("the end of %s names the winner and every part", (title) => {
  show(title);
  const { game, review } = storedEnding(title);
  const won = game.ranking[0]?.[0] === 0;
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(won ? "You win" : "You lost");
  expect(screen.getByText("Who was ahead")).toBeTruthy();
  expect(screen.getAllByRole("link", { name: /^Watch turn/ })).toHaveLength(review.moments.length);
  expect(screen.getByText("Luck against the odds")).toBeTruthy();
});

test.each(TITLES)("the end of %s can be used by everybody", async (title) => {
  const { container } = show(title);
  const { violations } = await axe.run(container, {
    rules: { "color-contrast": { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test("a moment leads to its place in the replay", () => {
  show("destiny");
  const { game, review } = storedEnding("destiny");
  const [first] = screen.getAllByRole("link", { name: /^Watch turn/ });
  expect(first?.getAttribute("href")).toBe(
    `/replay/${game.id}?seat=0&at=${review.moments[0]?.begins}`,
  );
});

test("the other's numbers are one press away", async () => {
  show("destiny");
  const { review } = storedEnding("destiny");
  const theirs = review.tallies.find(({ seat }) => seat === 1)?.shares[0];
  await userEvent.click(screen.getByRole("button", { name: "The computer" }));
  expect(screen.getByText(theirs?.name ?? "", { selector: "li > span" })).toBeTruthy();
  expect(screen.getByText(/^The computer’s \d+ rolls/)).toBeTruthy();
});

test("the chart has a table for whoever cannot see it", () => {
  show("destiny");
  const table = screen.getByRole("table", { name: /Chance to win/ });
  expect(within(table).getAllByRole("row")).toHaveLength(storedEnding("destiny").review.rounds + 1);
});

test("who won is told before the game was looked through", () => {
  show("destiny", 0, false);
  expect(screen.getByRole("heading", { name: "You win" })).toBeTruthy();
  expect(screen.getByText("Looking through the game.")).toBeTruthy();
  expect(screen.getByText("Further")).toBeTruthy();
});
