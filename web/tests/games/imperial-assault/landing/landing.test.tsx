/** The first page for Imperial Assault: armies that can be played, and the way to a game. */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Landing } from "@/games/imperial-assault/landing/landing";
import { deck } from "../../../fakes/decks";

const TITLE = "imperial-assault";
const begun = vi.hoisted(() => vi.fn());

vi.mock("@/core/net/api", async (original) => ({
  ...(await original<object>()),
  decks: { ready: () => Promise.resolve({ decks: ALL }) },
}));
vi.mock("@/core/site/starting", () => ({
  playBot: begun,
  playFriend: begun,
  tablePath: () => "/table/t1",
  USUAL_BOT: "regular",
}));

const army = (name: string, called: string) => ({
  ...deck(name, "x", "core"),
  called,
  title: TITLE,
});
const unplayable = army("walker", "Walker");
const ALL = [
  deck("jedi", "x", "standard"),
  army("vader", "Vader"),
  army("han-and-luke", "Han and Luke"),
  { ...unplayable, checked: { ...unplayable.checked, playable: false } },
];

test("armies of this game that can be played are offered, and the other one is the computer's", async () => {
  render(
    <Landing
      title={TITLE}
      draw={({ decks, ways }) => (
        <main>
          {decks}
          {ways}
        </main>
      )}
    />,
  );
  await act(async () => undefined);
  const offered = screen.getAllByRole("option").map((one) => one.textContent);
  expect(offered).toEqual(["Vader", "Han and Luke"]);

  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Army" }), "han-and-luke");
  await userEvent.click(screen.getByRole("button", { name: "Play now against the computer" }));

  expect(begun).toHaveBeenCalledWith(
    {
      title: TITLE,
      deck: { kind: "ready", name: "han-and-luke" },
      format: "core",
      edition: "arh",
    },
    { bot: "regular", deck: { kind: "ready", name: "vader" } },
  );
});
