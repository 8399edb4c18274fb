/** The first page for the Customizable Card Game: quick clicks, and the deck of the other side. */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Landing } from "@/games/swccg/landing/landing";
import { deck } from "../../../fakes/decks";

const TITLE = "swccg";
const begun = vi.hoisted(() => vi.fn());
let come: () => void = () => undefined;

vi.mock("@/core/net/api", async (original) => ({
  ...(await original<object>()),
  decks: {
    ready: () =>
      new Promise((resolve) => {
        const before = come;
        come = () => {
          before();
          resolve({ decks: ALL });
        };
      }),
  },
}));
vi.mock("@/core/site/starting", () => ({
  playBot: begun,
  playFriend: begun,
  tablePath: () => "/table/t1",
  USUAL_BOT: "regular",
}));

const boxed = (name: string) => ({ ...deck(name, "x", "introductory"), title: TITLE });
const ALL = [boxed("introductory-dark"), boxed("introductory-light")];

afterEach(() => begun.mockClear());

function show(): void {
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
}

test("who clicks before the decks have come still meets the other side", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Play now against the computer" }));
  await act(async () => come());

  expect(begun).toHaveBeenCalledWith(
    expect.objectContaining({ deck: { kind: "ready", name: "introductory-dark" } }),
    { bot: "regular", deck: { kind: "ready", name: "introductory-light" } },
  );
});
