// @vitest-environment node
import type { CardSheet } from "@protocol";
import { describe, expect, test } from "vitest";
import { leftOn, spelled } from "@/core/text/clock";
import { typed } from "@/core/text/number-keys";
import { replyWords, whoSits } from "@/core/text/words";

describe("number keys", () => {
  test.each([
    { digits: "", key: "3", options: 9, chosen: 2, left: "" },
    { digits: "", key: "1", options: 9, chosen: 0, left: "" },
    { digits: "", key: "1", options: 12, chosen: null, left: "1" },
    { digits: "1", key: "2", options: 12, chosen: 11, left: "" },
    { digits: "1", key: "Enter", options: 12, chosen: 0, left: "" },
    { digits: "", key: "2", options: 12, chosen: 1, left: "" },
    { digits: "", key: "9", options: 3, chosen: null, left: "" },
    { digits: "", key: "0", options: 12, chosen: null, left: "" },
    { digits: "1", key: "Escape", options: 12, chosen: null, left: "" },
    { digits: "", key: "Escape", options: 12, chosen: -1, left: "" },
  ])("$digits then $key of $options", ({ digits, key, options, chosen, left }) => {
    expect(typed(digits, key, options, true)).toEqual({ digits: left, chosen, used: true });
  });

  test("other keys, and stepping back where that cannot be, mean nothing", () => {
    expect(typed("", "a", 3, true).used).toBe(false);
    expect(typed("", "Enter", 3, true).used).toBe(false);
    expect(typed("", "Backspace", 3, false).used).toBe(false);
  });
});

describe("clocks", () => {
  const clocks = { clock: { left: [90_000, 50_000], running: [0] }, at: 0, receivedAt: 1_000 };

  test("only what runs goes down, and not below nothing", () => {
    expect(leftOn(clocks, 0, 31_000)).toBe(60_000);
    expect(leftOn(clocks, 1, 31_000)).toBe(50_000);
    expect(leftOn(clocks, 0, 900_000)).toBe(0);
  });

  test("are spelled by minutes, hours and days", () => {
    expect(spelled(65_000)).toBe("1:05");
    expect(spelled(3 * 3_600_000)).toBe("3 hours");
    expect(spelled(72 * 3_600_000)).toBe("3 days");
  });
});

describe("answers in words", () => {
  test("chances are percentages of what can happen", () => {
    const reply = {
      type: "chances",
      ref: 1,
      chances: {
        damage: [
          [0, 1, 2],
          [3, 1, 2],
        ],
        shield: [[0, 1, 1]],
      },
    } as const;
    expect(replyWords({ done: true, reply }).lines).toEqual(["damage: 0: 50 %, 3: 50 %"]);
  });

  test("a card is told by its text, or as its title tells it", () => {
    const card = {
      type: "card_sheet",
      ref: 1,
      code: "1",
      facts: { title: "A" },
      text: ["Do it."],
      playable: true,
    } as const;
    const reply = { done: true, reply: card } as const;
    expect(replyWords(reply).lines).toEqual(["Do it."]);
    const says = { card: ({ code }: CardSheet) => [`Card ${code}`] };
    expect(replyWords(reply, says).lines).toEqual(["Card 1"]);
  });
});

test("people are called by name, bots by kind, oneself by You", () => {
  const sitters = [{ name: "Ann" }, { name: "", bot: "greedy" }];
  expect(whoSits(sitters, 0, 0)).toBe("You");
  expect(whoSits(sitters, 0, 1)).toBe("Ann");
  expect(whoSits(sitters, 1, 0)).toBe("The greedy bot");
  expect(whoSits([], 1, 0)).toBe("Your opponent");
});
