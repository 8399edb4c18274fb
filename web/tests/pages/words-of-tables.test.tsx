/** Small words around a table: who decides, how it ended, whose clock that is, which moment it is. */
import type { Replay, Table } from "@protocol";
import { render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { meetingWords, replayPath, resultWords, scoreWords, seatOf } from "@/core/site/table-words";
import { TableView } from "@/core/table/table-view";
import { decideWords } from "@/core/words/names";
import { placeOf } from "@/pages/replay/marks";
import { AfterGame } from "@/pages/waiting/after-game";
import { WaitingRoom } from "@/pages/waiting/waiting-room";
import { DESTINY } from "../fakes/destiny";
import { FakeStore } from "../fakes/store";
import { stored } from "../fakes/views";

vi.mock("@/core/net/api", async (original) => ({
  ...(await original<object>()),
  tables: { mine: () => Promise.resolve({ tables: [] }) },
  lobby: { terms: () => Promise.resolve({ titles: [], clocks: [], bots: [] }) },
}));

const SEATS = [
  { seat: 0, name: "Ann", account: "a", bot: "", here: true, points: 0 },
  { seat: 1, name: "Bob", account: "b", bot: "", here: true, points: 0 },
];
// Only what these words look at.
const TABLE = {
  terms: { title: "destiny", format: "starter" },
  id: "t",
  game: "g",
  status: "over",
  seats: SEATS,
  result: { ranking: [[1], [0]], reason: "" },
  settings: {},
  rematch_of: "",
  closed: "",
  until: 0,
  number: 1,
} as unknown as Table;

test("one decides, you decide, and so do two and three", () => {
  expect(decideWords(["Bob"])).toBe("Bob decides");
  expect(decideWords(["You"])).toBe("You decide");
  expect(decideWords(["You", "Bob"])).toBe("You and Bob decide");
  expect(decideWords(["You", "Bob", "Cid"])).toBe("You, Bob and Cid decide");
});

const CID = { seat: 2, name: "Cid", account: "c", bot: "", here: true, points: 0 };
const BOT = { seat: 3, name: "practice bot", account: "", bot: "greedy", here: true, points: 0 };

/** A table of so many seats, some of them taken. */
function tableBy(count: number, seats: Table["seats"], ranking: number[][] = []): Table {
  const result = { ranking, reason: "" };
  return {
    ...TABLE,
    status: "waiting",
    terms: { format: "f", seats: count },
    seats,
    result,
  };
}

test("who meets whom, by two to four, with free seats last", () => {
  expect(meetingWords(tableBy(2, SEATS), "b")).toBe("You against Ann");
  expect(meetingWords(tableBy(2, SEATS), "x")).toBe("Ann against Bob");
  expect(meetingWords(tableBy(2, SEATS.slice(1)), "a")).toBe("Bob against a free seat");
  expect(meetingWords(tableBy(3, [...SEATS, CID]), "c")).toBe("You against Ann and Bob");
  expect(meetingWords(tableBy(3, SEATS.slice(0, 1)), "a")).toBe("You against 2 free seats");
  expect(meetingWords(tableBy(4, [...SEATS, CID, BOT]), "b")).toBe(
    "You against Ann, Cid and the practice bot",
  );
  expect(meetingWords(tableBy(4, [CID, BOT]), "")).toBe(
    "Cid against the practice bot and 2 free seats",
  );
});

test("how a match stands, from each side", () => {
  const [ann, bob] = SEATS;
  if (ann === undefined || bob === undefined) throw new Error("Two sit there.");
  const seats = [
    { ...ann, points: 1.5 },
    { ...bob, points: 0.5 },
  ];
  const match = { ...tableBy(2, seats), number: 3, settings: { best_of: 3 } } as Table;
  expect(scoreWords(match, "b")).toBe("game 3 of 3, ½ : 1½");
  expect(scoreWords(match, "x")).toBe("game 3 of 3, 1½ : ½");
  expect(scoreWords({ ...match, settings: {} }, "a")).toBe("");
});

test("how it ended for one of two, of three, and for who watched", () => {
  const two = (ranking: number[][]) => tableBy(2, SEATS, ranking);
  const three = (ranking: number[][]) => tableBy(3, [...SEATS, CID], ranking);
  expect(resultWords(two([[1], [0]]), "b")).toBe("You won.");
  expect(resultWords(two([[1], [0]]), "a")).toBe("You lost.");
  expect(resultWords(two([[0, 1]]), "a")).toBe("A draw.");
  expect(resultWords(three([[0, 1], [2]]), "a")).toBe("You share the win.");
  expect(resultWords(three([[0, 1], [2]]), "c")).toBe("You lost.");
  expect(resultWords(three([[0, 1], [2]]), "")).toBe("Ann and Bob share the win.");
  expect(resultWords(three([[2], [0], [1]]), "x")).toBe("Cid won.");
});

test.each([2, 3, 4])("the room before a game of %i has a place for each", async (count) => {
  const [ann, ...others] = [...SEATS, CID, BOT].slice(0, count);
  if (ann === undefined) throw new Error("Somebody sits there.");
  const around = (seats: Table["seats"]): ReactElement => (
    <WaitingRoom
      table={{ ...tableBy(count, seats), settings: {}, commitment: "", link: "", private: false }}
      linkKey=""
      me="a"
      changed={() => undefined}
    />
  );
  const { rerender } = render(around([ann]));
  const places = (): ReadonlyArray<string | null> =>
    within(screen.getByRole("region", { name: "Seats" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  expect(places()).toEqual(["AnnYou", ...others.map(() => "A free seatWaiting for somebody")]);
  screen.getByRole("region", { name: "Invite a friend" });
  rerender(around([ann, ...others]));
  expect(places()).toHaveLength(count);
  expect(screen.queryByRole("region", { name: "Invite a friend" })).toBeNull();
});

test("a table on which you decide says so in its strip and its bar", () => {
  const whole = stored("action");
  const view = { ...whole.view, deciding: [whole.view.seat], decision: null };
  render(<TableView store={new FakeStore({ ...whole, view, prompt: null })} client={DESTINY} />);
  expect(document.body.textContent).not.toContain("decides");
  screen.getByText("You decide");
});

test("the end of a game is told once", () => {
  render(<AfterGame table={TABLE} me="b" how="you win: Ann has no character left." />);
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
