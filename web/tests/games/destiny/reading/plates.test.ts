/** What plates foretell and remember. */
import type { Line } from "@protocol";
import type { CopyView, DecisionView, SeatView, Told } from "@protocol/destiny";
import { describe, expect, test } from "vitest";
import { fallenIn } from "@/games/destiny/reading/fallen";
import { previewOf } from "@/games/destiny/reading/previews";
import { seatViewOf } from "@/games/destiny/reading/sent";
import { stored } from "../../../fakes/views";

const KYLO: CopyView = {
  id: 10000,
  code: "04001",
  type: "character",
  controller: 1,
  owner: 1,
  damage: 5,
  health: 11,
  shields: 2,
};
const ASKED: DecisionView = {
  id: 1,
  kind: "choose_one",
  reason: "choose",
  options: [{ kind: "entity", target: 10000 }],
  purpose: "DealDamage",
  amount: 7,
  die: 1002,
};
const view = (decision: Partial<DecisionView>): SeatView => ({
  ...seatViewOf(stored("midgame").view),
  decision: { ...ASKED, ...decision },
});

describe("damage of a die that can be dealt now", () => {
  test("is foretold with what is left", () => {
    const bare = { ...KYLO, shields: 0 };
    expect(previewOf(view({ amount: 4 }), bare)).toEqual({ more: 4, tag: "4 land, 2 left" });
    expect(previewOf(view({}), bare)).toEqual({ more: 7, tag: "7 land, defeated" });
    expect(previewOf(view({ amount: 1 }), bare)).toEqual({ more: 1, tag: "1 lands, 5 left" });
  });

  test("is foretold for the least where shields may block it, and not where they may block all", () => {
    expect(previewOf(view({}), KYLO)).toEqual({ more: 5, tag: "5 land at least" });
    expect(previewOf(view({ amount: 8 }), KYLO)).toEqual({ more: 6, tag: "defeated" });
    expect(previewOf(view({ amount: 2 }), KYLO)).toEqual({});
  });

  test.each([
    ["a card's text asks", { die: 0 }],
    ["how much is not sure", { amount: 0 }],
    ["something else is done", { purpose: "Heal" }],
    ["it is not among those to choose", { options: [] }],
  ])("is not foretold where %s", (_, decision) => {
    expect(previewOf(view(decision), KYLO)).toEqual({});
  });
});

function told(kind: Told["kind"], some: Partial<Told>): Line {
  return { text: kind, event: { serial: 1, cause: 0, kind, ...some } };
}

test("a defeat is dated by the rounds that the log tells, and only by those", () => {
  const lines = [
    told("defeated", { subject: { id: 10000, code: "04001", seat: 0 } }),
    told("round_began", { amount: 3 }),
    told("defeated", { subject: { id: 10001, code: "04002", seat: 0 } }),
    told("defeated", { subject: { id: 10002, code: "04003", seat: 1 } }),
  ];
  const cards = [
    { handle: 1, code: "04001" },
    { handle: 2, code: "04002" },
    { handle: 3, code: "04003" },
    { handle: 4 },
  ];
  const rounds = fallenIn(cards, 0, lines, 3).map(({ code, round }) => [code, round]);
  expect(rounds).toEqual([
    ["04001", 2],
    ["04002", 3],
    ["04003", null],
  ]);
});
