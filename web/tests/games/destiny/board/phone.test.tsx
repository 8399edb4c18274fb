/** The table on a phone: the other side always in sight, one's own line folded, a look before a play. */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { FRESH_MS } from "@/core/scene/fresh-question";
import { TableView } from "@/core/table/table-view";
import { heightNeeded } from "@/games/destiny/board/team";
import { boardOf } from "@/games/destiny/reading/board";
import { seatViewOf } from "@/games/destiny/reading/sent";
import { DESTINY } from "../../../fakes/destiny";
import { stubMedia } from "../../../fakes/media";
import { FakeStore } from "../../../fakes/store";
import { stored } from "../../../fakes/views";

const media = stubMedia();
beforeEach(() =>
  media((query) => query.includes("max-width: 720px") || query.includes("hover: none")),
);

function draw(store: FakeStore): FakeStore {
  render(<TableView store={store} client={DESTINY} />);
  return store;
}

const team = (name: string): HTMLElement => screen.getByRole("region", { name });
const fresh = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, FRESH_MS));

test("the other side's team does not scroll away with the board", () => {
  draw(new FakeStore(stored("midgame")));
  const board = document.querySelector("[data-board]");
  expect(board?.contains(team("Ann’s team"))).toBe(false);
  expect(board?.contains(team("Your team"))).toBe(true);
});

test("a tap on a card in hand shows it, and its button plays it", async () => {
  const store = draw(new FakeStore(stored("action")));
  const { decision } = stored("action").view;
  const place = decision?.options.findIndex(({ kind }) => kind === "play") ?? -1;
  const card = document.querySelector<HTMLElement>(
    `[data-thing="${decision?.options[place]?.source}"]`,
  );
  if (card === null) throw new Error("the card is not in the hand");
  await fresh();
  await userEvent.click(card);
  expect(store.done).toEqual([]);
  const [first] = within(screen.getByRole("dialog")).getAllByRole("button", { name: /^Play/ });
  if (first === undefined) throw new Error("nothing can be done with the card");
  await userEvent.click(first);
  expect(store.done).toEqual([`answer ${place}`]);
});

test("a card that cannot be played says why not", async () => {
  const store = draw(new FakeStore(stored("many_supports")));
  const unlit = document.querySelector<HTMLElement>(
    "[data-zone='hand'] [data-thing]:not([data-standing='lit'])",
  );
  if (unlit === null) throw new Error("every card can be played");
  await fresh();
  await userEvent.click(unlit);
  await userEvent.click(screen.getByRole("button", { name: "Why not now?" }));
  expect(store.asked).toContainEqual(expect.objectContaining({ type: "explain" }));
});

test("cards that are picked are picked by the tap", async () => {
  draw(new FakeStore(stored("mulligan")));
  const card = document.querySelector<HTMLElement>("[data-zone='hand'] [data-thing]");
  if (card === null) throw new Error("the hand is empty");
  await fresh();
  await userEvent.click(card);
  expect(card.dataset["standing"]).toBe("chosen");
});

test("one's own line stays as it is while somebody of the other side is chosen", () => {
  const whole = stored("midgame");
  const seat = seatViewOf(whole.view);
  const theirs = seat.players.find((player) => player.seat !== seat.seat)?.play ?? [];
  const options = theirs
    .filter(({ type }) => type === "character")
    .map(({ id }) => ({ kind: "entity", target: id }));
  const asked = { id: 256, kind: "choose_one", reason: "choose", options } as const;
  const prompt = { text: "Whom?", options: options.map(({ target }) => `${target}`) };
  const whether = (view: typeof whole): ReadonlyArray<boolean> => {
    const { unmount } = render(<TableView store={new FakeStore(view)} client={DESTINY} />);
    const slim = ["Ann’s team", "Your team"].map((name) => team(name).className.includes("slim"));
    unmount();
    return slim;
  };
  expect(whether(whole)).toEqual([false, false]);
  const choosing = { ...whole, prompt, view: { ...whole.view, decision: asked } };
  expect(whether(choosing)).toEqual([false, false]);
});

test("where the table is low, one's own side gives way first", () => {
  const board = boardOf(seatViewOf(stored("midgame").view));
  if (board === null) throw new Error("the view cannot be read");
  const needed = (["whole", "theirs", "sides", "lines"] as const).map((drawn) =>
    heightNeeded(board, drawn, false),
  );
  expect(needed).toEqual(needed.toSorted((one, other) => other - one));
  expect(new Set(needed).size).toBe(4);
});
