import { render, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { TextTable } from "@/core/text/text-table";
import { plateName, siteName } from "@/games/swccg/reading/things";
import { FACTS, SWCCG, seenAt, TABLES, tableAt } from "../../../fakes/swccg";
import { tableShowing } from "../../../fakes/table";

function shown(name: string): string {
  render(<TextTable store={tableShowing(tableAt(name)).store} client={SWCCG} />);
  return document.body.textContent ?? "";
}

describe("every stored view in words", () => {
  test.each(TABLES)("%s has every option as a button, every card and location", (name, whole) => {
    const text = shown(name);
    const region = screen.queryByRole("region", { name: "Decision" });
    const buttons = region === null ? [] : within(region).queryAllByRole("button");
    const words = buttons.filter((one) => one.dataset["option"]).map((one) => one.textContent);
    const options = whole.prompt?.options ?? [];
    expect(words).toEqual(options.map((option, place) => `${place + 1} ${option}`));
    const { view } = seenAt(name);
    for (const { code } of view.places) expect(text).toContain(siteName(FACTS, code));
    for (const { code, slot } of view.copies) {
      if (slot !== "layer") expect(text).toContain(plateName(FACTS, code));
    }
  });
});

test("what is under way is told with what it answers", () => {
  const text = shown("stack");
  expect(text).toContain("3. It's Worse, Ann. Plays. In answer to 2.");
  expect(text).toContain("1. Force drain, Ann. 2 at Jundland Wastes.");
});

test("a battle is told with totals, destinies, debts and what each forfeit covers", () => {
  shown("battle_owing");
  const battle = within(screen.getByRole("region", { name: "Battle at Jundland Wastes" }));
  expect(battle.getByText(/Must still cover 4 attrition and 8 battle damage\./)).toBeTruthy();
  expect(battle.getByText(/Battle destiny 4, Friendly Fire\./)).toBeTruthy();
  expect(battle.getByText(/Covers 3 of 4 attrition and 3 of 8 damage/)).toBeTruthy();
});

test("a duel is told with what both come to", () => {
  shown("duel");
  const duel = within(screen.getByRole("region", { name: "Duel by Vader's Obsession" }));
  expect(duel.getByText("Ann: Vader, power 4, draws 2 destinies, total 4")).toBeTruthy();
  expect(duel.getByText("You: Luke, power 2, draws 2 destinies, total 2")).toBeTruthy();
});
