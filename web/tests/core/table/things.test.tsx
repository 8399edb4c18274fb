/** Things on a board, drawn as HTML and as SVG: the same focus, standing, words and keys. */
import type { DecisionKind } from "@protocol";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { expect, test } from "vitest";
import { TableView } from "@/core/table/table-view";
import type { Decision } from "@/core/view/view";
import { FakeStore } from "../../fakes/store";
import { LEFT, RIGHT, TOY, toyTable, WHICH } from "../../fakes/toy";

function draw(decision: Decision | null = WHICH): FakeStore {
  const store = new FakeStore(toyTable(decision));
  render(<TableView store={store} client={TOY} />);
  return store;
}

const thing = (id: number): HTMLElement | SVGElement => {
  const found = document.querySelector<HTMLElement | SVGElement>(`[data-thing="${id}"]`);
  if (found === null) throw new Error(`the thing ${id} is not on the table`);
  return found;
};

test("both are buttons with a name that says what a click does", () => {
  draw();
  expect(thing(LEFT).tagName).toBe("BUTTON");
  expect(thing(RIGHT).tagName).toBe("g");
  expect(screen.getByRole("button", { name: /^Left, 3\. The left/ })).toBe(thing(LEFT));
  expect(screen.getByRole("button", { name: "Right, 5. The right" })).toBe(thing(RIGHT));
});

test("both are lit and stop Tab while they can be chosen, and neither otherwise", () => {
  draw();
  for (const id of [LEFT, RIGHT]) {
    expect(thing(id).dataset["standing"]).toBe("lit");
    expect(thing(id).tabIndex).toBe(0);
  }
  document.body.replaceChildren();
  draw(null);
  for (const id of [LEFT, RIGHT]) {
    expect(thing(id).dataset["standing"]).toBe("idle");
    expect(thing(id).tabIndex).toBe(-1);
  }
});

test.each([LEFT, RIGHT])("a click on %d answers with its option", async (id) => {
  const store = draw();
  await userEvent.click(thing(id));
  expect(store.done).toEqual([`answer ${id - 1}`]);
});

test.each([
  [LEFT, "{Enter}"],
  [LEFT, " "],
  [RIGHT, "{Enter}"],
  [RIGHT, " "],
])("%d is pressed by the key %s", async (id, key) => {
  const store = draw();
  thing(id).focus();
  await userEvent.keyboard(key);
  expect(store.done).toEqual([`answer ${id - 1}`]);
});

test("arrows go from one kind to the other and back", async () => {
  draw();
  thing(LEFT).focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(thing(RIGHT));
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(thing(LEFT));
  await userEvent.keyboard("{ArrowLeft}");
  expect(document.activeElement).toBe(thing(RIGHT));
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement?.closest("[data-bar]")).not.toBeNull();
});

test.each([LEFT, RIGHT])("%d says why it cannot be chosen", async (id) => {
  const store = draw(null);
  await userEvent.click(thing(id));
  expect(store.asked).toEqual([{ type: "explain", question: `why ${id}` }]);
  expect((await screen.findByRole("status", { name: "Why not" })).textContent).toContain(
    "It is exhausted.",
  );
});

test("axe finds nothing", async () => {
  draw();
  const { violations } = await axe.run(document.body, {
    rules: { "color-contrast": { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

/** A decision of a kind, as another title would ask it. */
function asked(kind: DecisionKind, options: Decision["options"]): Decision {
  return { id: 512, kind, reason: "a_word_of_the_toy", options };
}

const YES_NO = [{ kind: "yes" }, { kind: "no" }];
const VALUES = [1, 2, 3].map((value) => ({ kind: "value", value }));
const ENTITIES = [LEFT, RIGHT].map((target) => ({ kind: "entity", target }));

test.each<[DecisionKind, Decision["options"], string]>([
  ["choose_one", ENTITIES, "The left"],
  ["respond", [...ENTITIES, { kind: "pass" }], "Neither"],
  ["yes_or_no", YES_NO, "The left. Which number?"],
  ["choose_number", VALUES, "Choose Neither"],
  ["choose_order", ENTITIES, "In this order"],
  ["choose_side", VALUES, "The right"],
  ["distribute", ENTITIES, "The left"],
  ["choose_some", ENTITIES, "The right"],
])("a decision of the kind %s is drawn without its title", (kind, options, button) => {
  draw(asked(kind, options));
  const bar = screen.getByRole("region", { name: "Decision" });
  expect(bar.querySelector("[data-fallback]")).toBeNull();
  expect(within(bar).getByRole("button", { name: button })).toBeTruthy();
});

test("a title draws its own reasons", () => {
  const own = { ...TOY, decisions: { which_number: () => <p>Drawn by the toy</p> } };
  render(<TableView store={new FakeStore(toyTable())} client={own} />);
  expect(screen.getByText("Drawn by the toy")).toBeTruthy();
});
