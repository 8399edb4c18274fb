import { render, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { TextTable } from "@/core/text/text-table";
import { figureName } from "@/games/imperial-assault/reading/things";
import { FACTS, IMPERIAL, SKIRMISHES, seenAt, skirmish } from "../../../fakes/imperial";
import { tableShowing } from "../../../fakes/table";

function shown(name: string): string {
  render(<TextTable store={tableShowing(skirmish(name)).store} client={IMPERIAL} />);
  return document.body.textContent ?? "";
}

describe("every stored view in words", () => {
  test.each(SKIRMISHES)("%s has every option as a button, and every figure", (name, whole) => {
    const text = shown(name);
    const region = screen.queryByRole("region", { name: "Decision" });
    const buttons = region === null ? [] : within(region).queryAllByRole("button");
    const words = buttons.filter((one) => one.dataset["option"]).map((one) => one.textContent);
    const options = whole.prompt?.options ?? [];
    expect(words).toEqual(options.map((option, place) => `${place + 1} ${option}`));
    for (const figure of seenAt(name).view.figures) {
      expect(text).toContain(figureName(FACTS, figure));
    }
  });
});

test("an attack is told with its dice and sums", () => {
  shown("surges");
  const attack = within(screen.getByRole("region", { name: "Attack" }));
  expect(attack.getByText(/ attacks .*Step: Surges\./)).toBeTruthy();
  expect(attack.getAllByText(/ die: /).length).toBeGreaterThan(1);
});

test("the map is told row by row, with its walls and its door", () => {
  const text = shown("side");
  expect(text).toContain("m14, launch panel, blocking");
  expect(text).toContain("wall between j9 and k9");
  expect(text).toContain("between r11 and r12, s11 and s12");
});

test("the mission says what counts", () => {
  expect(shown("move")).toMatch(/Get to the Ship|Smuggled Goods/);
});
