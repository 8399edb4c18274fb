import { readFileSync } from "node:fs";
import type { GameSummary, Replay } from "@protocol";
import { expect, test } from "vitest";
import { markAt, marksOf } from "@/pages/replay/marks";
import { ReplayStore } from "@/pages/replay/replay-store";

const GAME: GameSummary = {
  id: "g",
  title: "destiny",
  edition: "arh",
  players: [
    { name: "Ana", bot: "" },
    { name: "", bot: "greedy" },
  ],
  began: 0,
  commitment: "c",
  over: true,
  ranking: [[0], [1]],
  reason: "",
  length: 2,
  receipt: true,
};
// The border: a stored view is a Whole as it goes over the wire.
const WHOLE = JSON.parse(readFileSync("tests/views/midgame.json", "utf8")) as Replay["messages"][0];

function line(kind: string, text: string, serial: number) {
  return { text, event: { serial, cause: 0, kind } };
}

function news(since: number, round: number, lines: ReadonlyArray<object>, result = "") {
  const delta = { put: [[["board", "round"], round]], gone: [] };
  return { type: "news", since, version: since + 1, delta, prompt: null, lines, result };
}

// The border: made by hand in the shape of the protocol.
const REPLAY = {
  game: "g",
  seat: 0,
  positions: [0, 3, 5],
  messages: [
    { ...WHOLE, version: 0, lines: [], result: "" },
    news(0, 8, [line("round_began", "Round 8 begins.", 1), line("passed", "Ana passes.", 2)]),
    news(1, 9, [line("defeated", "Rey is defeated.", 3)], "Ana wins."),
  ],
} as unknown as Replay;

test("marks are rounds, defeats and the end, in their order", () => {
  const marks = marksOf(REPLAY, ["round_began", "defeated"]);
  expect(marks).toEqual([
    { at: 0, words: "The beginning" },
    { at: 1, words: "Round 8 begins." },
    { at: 2, words: "Rey is defeated." },
    { at: 2, words: "Ana wins." },
  ]);
  expect(markAt(marks, 1)?.words).toBe("Round 8 begins.");
  expect(markAt(marks, 2)?.words).toBe("Ana wins.");
});

test("a replay goes forth and back, and is the same at a place however it came there", () => {
  const store = new ReplayStore(REPLAY, GAME, 0);
  let told = 0;
  const stop = store.subscribe(() => {
    told += 1;
  });
  store.goTo(2);
  const there = store.getSnapshot();
  expect(there.view?.board).toMatchObject({ round: 9 });
  expect(there.lines.map(({ text }) => text)).toEqual([
    "Round 8 begins.",
    "Ana passes.",
    "Rey is defeated.",
  ]);
  store.goTo(0);
  expect(store.getSnapshot().lines).toEqual([]);
  store.goTo(99);
  expect(store.getSnapshot()).toEqual(there);
  expect(told).toBe(3);
  stop();
});

test("nobody is asked anything in a replay, and nothing can be done", async () => {
  const store = new ReplayStore(REPLAY, GAME, 0);
  expect(store.at(0).view?.decision).not.toBeNull();
  expect(store.getSnapshot().view?.decision).toBeNull();
  expect(await store.answer()).toMatchObject({ done: false, refusal: { code: "replay" } });
});
