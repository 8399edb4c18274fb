/** Small words around a table: who decides, how it ended, whose clock that is, which moment it is. */
import type { Replay, Table } from "@protocol";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { replayPath, seatOf } from "@/core/site/table-words";
import { TableView } from "@/core/table/table-view";
import { decideWords } from "@/core/words/names";
import { placeOf } from "@/pages/replay/marks";
import { AfterGame } from "@/pages/waiting/after-game";
import { DESTINY } from "../fakes/destiny";
import { FakeStore } from "../fakes/store";
import { stored } from "../fakes/views";

vi.mock("@/core/net/api", async (original) => ({
  ...(await original<object>()),
  tables: { mine: () => Promise.resolve({ tables: [] }) },
}));

const SEATS = [
  { seat: 0, name: "Ann", account: "a", bot: "", here: true },
  { seat: 1, name: "Bob", account: "b", bot: "", here: true },
];
// Only what these words look at.
const TABLE = {
  id: "t",
  game: "g",
  status: "over",
  seats: SEATS,
  result: { ranking: [[1], [0]], reason: "" },
} as unknown as Table;

test("one decides, you decide, and so do two", () => {
  expect(decideWords(["Bob"])).toBe("Bob decides");
  expect(decideWords(["You"])).toBe("You decide");
  expect(decideWords(["You", "Bob"])).toBe("You and Bob decide");
});

test("a table on which you decide says so in its strip and its bar", () => {
  const whole = stored("action");
  const view = { ...whole.view, deciding: [whole.view.seat], decision: null };
  render(<TableView store={new FakeStore({ ...whole, view, prompt: null })} client={DESTINY} />);
  expect(document.body.textContent).not.toContain("decides");
  screen.getByText("You decide");
});

test("the end of a game is told once", () => {
  render(<AfterGame table={TABLE} me="b" how="you win: Ann has no character left." every={0} />);
  const said = screen.getByRole("complementary", { name: "The game is over" }).textContent ?? "";
  expect(said).toContain("You win: Ann has no character left.");
  expect(said).not.toContain("You won");
});

test("who watches sees both clocks", () => {
  const store = new FakeStore(stored("spectator"));
  render(<TableView store={store} client={DESTINY} />);
  const times = screen.getAllByRole("timer").map((clock) => clock.textContent);
  expect(times).toContain("11:47");
  expect(times).toContain("14:32");
});

test("the way to a replay leads to one's own eyes", () => {
  expect(seatOf(TABLE, "b")).toBe(1);
  expect(replayPath(TABLE, "b")).toBe("/replay/g?seat=1");
  expect(replayPath(TABLE, "c")).toBe("/replay/g");
  expect(replayPath(TABLE, "")).toBe("/replay/g");
});

test("the same moment has another place with other eyes", () => {
  const mine: Pick<Replay, "positions"> = { positions: [0, 1, 2, 5, 8] };
  const theirs: Pick<Replay, "positions"> = { positions: [0, 3, 4, 5, 6, 7, 8] };
  expect(placeOf(theirs, mine.positions[3] ?? 0)).toBe(3);
  expect(placeOf(mine, theirs.positions[5] ?? 0)).toBe(3);
  expect(placeOf(mine, 0)).toBe(0);
});
