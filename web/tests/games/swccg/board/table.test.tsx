import type { Board } from "@protocol/swccg";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { TableView } from "@/core/table/table-view";
import { cardName } from "@/games/swccg/catalogue/facts";
import { FACTS, SWCCG, seenAt, TABLES, tableAt } from "../../../fakes/swccg";
import { tableShowing } from "../../../fakes/table";

function draw(name: string): ReturnType<typeof tableShowing> {
  const table = tableShowing(tableAt(name));
  render(<TableView store={table.store} client={SWCCG} />);
  return table;
}

const lit = (): ReadonlyArray<number> =>
  [...document.querySelectorAll<HTMLElement>("[data-standing='lit']")].map((one) =>
    Number(one.dataset["thing"]),
  );

describe("every stored view as it is drawn", () => {
  test.each(TABLES)("%s can be answered: each option is lit or a button", (name, whole) => {
    draw(name);
    const bar = screen.getByRole("region", { name: "Decision" });
    const { decision } = whole.view;
    if (decision === null) {
      expect(bar.querySelectorAll("[data-choice]")).toHaveLength(0);
      return;
    }
    const drawn = new Set(lit());
    const buttons = [...bar.querySelectorAll<HTMLElement>("[data-choice]")];
    const places = new Set(buttons.map((one) => Number(one.dataset["choice"])));
    const numbers = decision.options.every(({ kind }) => kind === "value");
    for (const [place, option] of decision.options.entries()) {
      const thing = (option.kind === "entity" ? option.target : option.source) ?? 0;
      // Alike cards lie on each other, and the first stands for all of them.
      const isPiled = thing >= 10_000;
      expect(places.has(place) || drawn.has(thing) || numbers || isPiled, `${place}`).toBe(true);
    }
  });
});

test("where a card may be deployed is lit with its price", () => {
  draw("respond_deploy");
  const places = seenAt("respond_deploy").view.decision?.options.map(({ target }) => target);
  expect(lit().toSorted()).toEqual(places?.toSorted());
  expect(screen.getAllByText("1 Force").length).toBe(3);
});

test("a weapon says what it on table says what it uses to fire", () => {
  const { view } = seenAt("crowded");
  draw("crowded");
  const weapon = view.copies.find(({ code }) => code === "1_317");
  const chip = document.querySelector(`[data-thing="${weapon?.id}"]`);
  expect(chip?.textContent).toContain("1 Force");
  expect(chip?.textContent).toContain("fires for 1");
});

test("a weapon in a hand says what it uses to deploy and to fire", () => {
  draw("respond_bury");
  const { near } = seenAt("respond_bury");
  const rifle = near.hand.find(({ code }) => code === "1_312");
  const card = document.querySelector(`[data-thing="${-(rifle?.handle ?? 0)}"]`);
  expect(card?.textContent).toContain("deploy cost 2, fires for 2");
});

test("the slider chooses how much Force is activated", () => {
  draw("respond_activate");
  const slider = screen.getByRole("slider", { name: "How many" });
  expect(screen.getByRole("button", { name: /^Activate 3 Force/ })).toBeTruthy();
  fireEvent.change(slider, { target: { value: "1" } });
  expect(screen.getByRole("button", { name: /^Activate 2 Force/ })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "One less" }));
  expect(screen.getByRole("button", { name: /^Activate 1 Force/ })).toBeTruthy();
});

test("a battle can be folded away to look at the table, and opened again", () => {
  draw("battle_twelve");
  expect(screen.getByRole("region", { name: "Battle" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Fold" }));
  expect(screen.queryByRole("region", { name: "Battle" })).toBeNull();
  expect(screen.getByRole("region", { name: "Tatooine" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Back to the battle" }));
  expect(screen.getByRole("region", { name: "Battle" })).toBeTruthy();
});

test("a pile shows what is known of it", () => {
  draw("midgame");
  const you = within(screen.getByRole("region", { name: "You" }));
  fireEvent.click(you.getByRole("button", { name: /^Lost Pile: / }));
  const sheet = within(screen.getByRole("dialog", { name: /^Lost Pile, / }));
  expect(sheet.getByText("On top")).toBeTruthy();
});

test("what one has buried is there to look at, what the other has is counted", () => {
  const whole = tableAt("midgame");
  // Stored tables of this title have its own board.
  const board = whole.view.board as Board;
  const [first, ...others] = board.places;
  if (first === undefined) throw new Error("there is no place");
  const places = [{ ...first, buried: [1, 2] as const, own_buried: ["1_194"] }, ...others];
  const { store } = tableShowing({
    ...whole,
    view: { ...whole.view, board: { ...board, places } },
  });
  render(<TableView store={store} client={SWCCG} />);

  fireEvent.click(screen.getByRole("button", { name: /^Buried: 1 card/ }));
  const mine = screen.getByRole("dialog", { name: /^Buried: 1 card/ });
  expect(within(mine).getByText(cardName(FACTS, "1_194"))).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^Buried: 2 cards/ }));
  const theirs = screen.getByRole("dialog", { name: /^Buried: 2 cards/ });
  expect(theirs.textContent).toContain("2 cards, and you do not know which.");
});
