import type { Whole } from "@protocol";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { describe, expect, test } from "vitest";
import { TOLD_AFTER } from "@/core/store/table-store";
import { TextTable } from "@/core/text/text-table";
import { boardOf, piecesOf } from "@/games/destiny/reading/board";
import { seatViewOf } from "@/games/destiny/reading/sent";
import { DESTINY } from "../../../fakes/destiny";
import { decision, line, news, sent, whole } from "../../../fakes/messages";
import { type FakeTable, tableShowing } from "../../../fakes/table";
import { STORED, stored } from "../../../fakes/views";

function shown(table: FakeTable): void {
  render(<TextTable store={table.store} client={DESTINY} />);
}

function optionButtons(): HTMLElement[] {
  const region = screen.getByRole("region", { name: "Decision" });
  return within(region)
    .queryAllByRole("button")
    .filter((one) => one.dataset["option"]);
}

const ASKED = whole(3, {
  view: sent({ decision: decision(70, 3, { back: true }) }),
  prompt: { text: "What now?", options: ["Pass", "Claim", "Roll"] },
  lines: [line(1, "The game began.")],
});

describe("every stored view", () => {
  test("there is one for many reasons", () => {
    expect(STORED.length).toBeGreaterThan(30);
  });

  test.each(STORED)("%s has every option as a button, and everything in sight", (_, one) => {
    shown(tableShowing(one));
    const words = optionButtons().map((button) => button.textContent);
    const options = one.prompt?.options ?? [];
    expect(words).toEqual(options.map((option, place) => `${place + 1} ${option}`));
    const text = document.body.textContent ?? "";
    for (const code of codesInSight(one)) expect(text).toContain(`Card ${code}`);
  });
});

function codesInSight(one: Whole): ReadonlyArray<string> {
  const board = boardOf(seatViewOf(one.view));
  const sides = board === null ? [] : [board.near, board.far];
  const codes = sides.flatMap((side) => [
    ...piecesOf(side).map((piece) => piece.copy.code),
    ...side.pool.map((die) => die.code),
    ...side.player.hand.map((card) => card.code ?? ""),
    ...side.player.discard.map((card) => card.code ?? ""),
  ]);
  return codes.filter((code) => code !== "");
}

const SLOW = 60_000;

test(
  "axe finds nothing, whoever looks",
  async () => {
    for (const name of ["midgame", "over", "spectator"]) {
      shown(tableShowing(stored(name)));
      // Colours need a real browser; the end-to-end tests look at them.
      const rules = { "color-contrast": { enabled: false } };
      const found = await axe.run(document.body, { rules });
      expect(found.violations.map((one) => one.id)).toEqual([]);
      cleanup();
    }
  },
  SLOW,
);

describe("answering", () => {
  test("by a press, marked as sent", async () => {
    const table = tableShowing(ASKED);
    shown(table);
    await userEvent.click(screen.getByRole("button", { name: /Claim/ }));
    expect(table.world.line.letters()).toMatchObject([{ type: "answer", choice: 1 }]);
    act(() => table.world.pass(TOLD_AFTER));
    expect(screen.getByRole("button", { name: /Claim.*sent/ }).ariaBusy).toBe("true");
  });

  test("by its number, and not while one writes", async () => {
    const table = tableShowing(ASKED);
    shown(table);
    await userEvent.type(screen.getByLabelText("Say something"), "3");
    expect(table.world.line.letters()).toEqual([]);
    await userEvent.click(document.body);
    await userEvent.keyboard("3");
    expect(table.world.line.letters()).toMatchObject([{ type: "answer", choice: 2 }]);
  });

  test("by stepping back", async () => {
    const table = tableShowing(ASKED);
    shown(table);
    await userEvent.keyboard("{Backspace}");
    expect(table.world.line.letters()).toMatchObject([{ type: "answer", choice: -1 }]);
  });

  test("that is refused says why, until that is closed", async () => {
    const table = tableShowing(ASKED);
    shown(table);
    await userEvent.click(screen.getByRole("button", { name: /Pass/ }));
    act(() => table.say({ type: "refused", ref: 1, code: "illegal", message: "Not now." }));
    expect(screen.getByRole("alert").textContent).toContain("Not now.");
    await userEvent.click(screen.getByRole("button", { name: "Close this message" }));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("keeps the focus near: the next question takes it", async () => {
    const table = tableShowing(ASKED);
    shown(table);
    await userEvent.click(screen.getByRole("button", { name: /Pass/ }));
    const next = decision(71, 1);
    act(() =>
      table.say(
        { type: "accepted", ref: 1, version: 4 },
        news(3, {
          delta: { put: [[["decision"], next]] },
          prompt: { text: "And now?", options: ["Go on"] },
        }),
      ),
    );
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Decision" }));
    expect(screen.getByRole("heading", { name: "And now?" })).toBeTruthy();
  });
});

test("new lines are read aloud, small ones and old ones are not", () => {
  const table = tableShowing(ASKED);
  shown(table);
  const herald = screen.getByTestId("herald");
  expect(herald.textContent).toBe("");
  act(() =>
    table.say(news(3, { lines: [line(2, "Ann rolls."), { ...line(3, "A die."), minor: true }] })),
  );
  expect(herald.textContent).toBe("Ann rolls.");
  expect(screen.getByText(/A die\./)).toBeTruthy();
});

test("why is asked of a line, answered in one place, and closed where it was asked", async () => {
  const table = tableShowing(ASKED);
  shown(table);
  const why = screen.getByRole("button", { name: "Why? The game began." });
  await userEvent.click(why);
  expect(table.world.line.letters()).toMatchObject([{ type: "why", line: 1, ref: 1 }]);
  await act(async () => table.say({ type: "explained", ref: 1, lines: ["Somebody sat down."] }));
  const answer = screen.getByRole("region", { name: "Answer" });
  expect(within(answer).getByText("Somebody sat down.")).toBeTruthy();
  expect(document.activeElement).toBe(within(answer).getByRole("heading"));
  await userEvent.click(within(answer).getByRole("button", { name: "Close the answer" }));
  expect(document.activeElement).toBe(why);
});

test("the other side's wishes can be granted or refused, one's own cannot", async () => {
  const table = tableShowing(ASKED);
  shown(table);
  act(() => table.say({ type: "offered", what: "draw", seat: 0 }));
  expect(screen.queryByRole("button", { name: "Accept the draw" })).toBeNull();
  act(() => table.say({ type: "offered", what: "undo", seat: 1 }));
  await userEvent.click(screen.getByRole("button", { name: "Refuse from now on" }));
  expect(table.world.line.letters()).toMatchObject([
    { type: "answer_undo", accept: false, always: true },
  ]);
});

test("conceding asks once more", async () => {
  const table = tableShowing(ASKED);
  shown(table);
  await userEvent.click(screen.getByRole("button", { name: "Concede" }));
  expect(table.world.line.letters()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Yes, I concede" }));
  expect(table.world.line.letters()).toMatchObject([{ type: "concede" }]);
});

test("a lost connection is said, and can be hurried", async () => {
  const table = tableShowing(ASKED);
  shown(table);
  act(() => table.world.line.die());
  expect(screen.getByText(/The connection is lost\./)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try now" }));
  expect(table.world.opened).toHaveLength(2);
});
