import type { Chances, Explained } from "@protocol";
import type { ReachAnswer, SightAnswer } from "@protocol/imperial-assault";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import type { Question, Reply } from "@/core/store/state";
import { TableView } from "@/core/table/table-view";
import { IMPERIAL, seenAt, skirmish } from "../../../fakes/imperial";
import { stubMedia } from "../../../fakes/media";
import { FakeStore } from "../../../fakes/store";

const letHold = stubMedia();

const ODDS: Chances = {
  type: "chances",
  ref: 1,
  chances: {
    damage: [
      [0, 179, 216],
      [3, 37, 216],
    ],
    miss: [
      [0, 5, 6],
      [1, 1, 6],
    ],
    defeat: [
      [0, 179, 216],
      [1, 37, 216],
    ],
    rolls: [[216, 1, 1]],
  },
};

/** A table whose server answers what a test says. */
class AskedStore extends FakeStore {
  constructor(
    name: string,
    private readonly answers: (question: string) => Explained | Chances,
  ) {
    super(skirmish(name));
  }

  override ask(question: Question): Promise<Reply> {
    this.asked.push(question);
    const text = "question" in question ? question.question : "";
    return Promise.resolve({ done: true, reply: this.answers(text) });
  }
}

function explained(lines: ReadonlyArray<string>, drawn: object): Explained {
  return { type: "explained", ref: 1, lines, rulings: [], drawn: { ...drawn } };
}

function thing(id: number): SVGElement {
  const found = document.querySelector<SVGElement>(`[data-zone='map'] [data-thing="${id}"]`);
  if (found === null) throw new Error(`Thing ${id} is not drawn.`);
  return found;
}

function questions(store: FakeStore): ReadonlyArray<string> {
  return store.asked.map((one) => ("question" in one ? one.question : ""));
}

function shown(name: string, answers: (question: string) => Explained | Chances): AskedStore {
  const store = new AskedStore(name, answers);
  render(<TableView store={store} client={IMPERIAL} />);
  return store;
}

const CORNER = {
  at: [2, 2],
  ends: [
    [4, 2],
    [4, 3],
  ],
} as const;

function sightFrom(question: string): Explained {
  const [, from, to] = question.split(":").map(Number);
  if (to === undefined) {
    const drawn = { type: "seen", looker: from, spaces: ["m14"], figures: [], rulings: [] };
    return explained(["1 space in sight.", "In sight: nobody."], drawn);
  }
  const drawn: SightAnswer = {
    type: "sight",
    looker: from ?? 0,
    target: to,
    how: "hidden",
    origin: "l15",
    aim: "n15",
    back: true,
    distance: 2,
    corners: [
      { ...CORNER, spaces: ["m15"] },
      { ...CORNER, edges: [{ start: [3, 2], end: [3, 3], kind: "wall" }] },
      { ...CORNER, shut: true },
      { ...CORNER, figures: [101] },
    ],
    rulings: ["ia.sight.103"],
  };
  const corners = ["Upper left", "Upper right", "Lower right", "Lower left"];
  const lines = corners.map((one) => `${one} corner: something hides it.`);
  return explained(["One does not see the other.", ...lines, "The other sees it."], drawn);
}

describe("the sight lens", () => {
  const menu = (): ReadonlyArray<number> =>
    seenAt("midgame")
      .view.figures.filter(({ space = "" }) => space !== "")
      .map(({ id }) => id);

  test("S opens it with all that the acting figure sees, and Escape closes it", async () => {
    const store = shown("midgame", sightFrom);
    fireEvent.keyDown(document.body, { key: "s" });
    const acting = seenAt("midgame").view.activations.at(-1)?.figure ?? 0;
    await waitFor(() => expect(questions(store)).toEqual([`sight:${acting}`]));
    await waitFor(() => expect(document.querySelector("[data-wash]")).not.toBeNull());
    expect(screen.getByRole("region", { name: "Sight" })).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("region", { name: "Sight" })).toBeNull();
    expect(store.done).toEqual([]);
  });

  test("a click chooses what is looked at and answers nothing; every corner is told", async () => {
    const store = shown("midgame", sightFrom);
    await userEvent.click(screen.getByRole("button", { name: /^Sight lens/ }));
    const acting = seenAt("midgame").view.activations.at(-1)?.figure ?? 0;
    const other = menu().find((id) => id !== acting) ?? 0;
    await userEvent.click(thing(other));
    await waitFor(() => expect(document.querySelector("[data-sight='hidden']")).not.toBeNull());
    expect(questions(store)).toContain(`sight:${acting}:${other}`);
    expect(store.done).toEqual([]);
    const card = within(screen.getByRole("region", { name: "Sight" }));
    expect(
      within(card.getByRole("list", { name: "Corners" })).getAllByRole("listitem").length,
    ).toBe(4);
    expect(card.getByText("The other sees it.")).toBeTruthy();
    await userEvent.click(card.getByRole("button", { name: "Turn round" }));
    await waitFor(() => expect(questions(store)).toContain(`sight:${other}:${acting}`));
  });

  test("Enter on a thing of the map chooses it, too", async () => {
    const store = shown("midgame", sightFrom);
    fireEvent.keyDown(document.body, { key: "S" });
    const acting = seenAt("midgame").view.activations.at(-1)?.figure ?? 0;
    const other = menu().find((id) => id !== acting) ?? 0;
    fireEvent.keyDown(thing(other), { key: "Enter" });
    await waitFor(() => expect(questions(store)).toContain(`sight:${acting}:${other}`));
    expect(store.done).toEqual([]);
  });
});

describe("before an attack", () => {
  test("a target that is pointed at shows its exact odds", async () => {
    const options = skirmish("midgame").view.decision?.options ?? [];
    const { source = 0, target = 0 } = options.find(({ kind }) => kind === "attack") ?? {};
    const store = shown("midgame", () => ODDS);
    fireEvent.pointerMove(thing(target), { pointerType: "mouse" });
    const odds = within(await screen.findByRole("complementary", { name: "Odds" }));
    expect(questions(store)).toEqual([`attack:${source}:${target}`]);
    expect(odds.getByText(/^The attack defeats .* in 37 of 216 rolls \(17 %\)\.$/)).toBeTruthy();
    expect(odds.getByText("It misses in 36 of 216 rolls (17 %).")).toBeTruthy();
  });

  test("the panel beside the log asks with a plan", async () => {
    const store = shown("midgame", () => ODDS);
    await userEvent.click(screen.getByRole("tab", { name: "Odds" }));
    await userEvent.click(await screen.findByRole("button", { name: "One reroll" }));
    await waitFor(() => expect(questions(store).at(-1)).toMatch(/^attack:\d+:\d+:best$/));
    await userEvent.click(screen.getByRole("button", { name: "Spend surges" }));
    await waitFor(() => expect(questions(store).at(-1)).toMatch(/:unspent:best$/));
  });

  test("every ring says how far its target is and what accuracy that needs", () => {
    shown("target", () => ODDS);
    const { decision } = seenAt("target").view;
    const needed = (decision?.needed ?? []).filter((one) => one > 0);
    const rings = [...document.querySelectorAll("[data-needed] title")].map(
      (one) => one.textContent,
    );
    expect(needed.length).toBeGreaterThan(0);
    for (const one of needed) {
      expect(rings.some((words) => words?.endsWith(`away and needs ${one} accuracy.`))).toBe(true);
    }
  });
});

describe("moving", () => {
  const goes = skirmish("move").view.decision?.options ?? [];
  const [first] = goes.filter(({ kind }) => kind === "go");
  const { source = 0, target = 0, value = 0 } = first ?? {};
  const way: ReachAnswer = {
    type: "reach",
    figure: source,
    space: "a1",
    kind: "in_reach",
    points: 4,
    cost: 2,
    rulings: [],
    steps: [
      { space: "a2", column: 3, row: 3, cost: 1, spent: 1 },
      { space: "a1", column: 5, row: 3, cost: 1, spent: 2 },
    ],
  };

  test("a space that is pointed at shows the way with the points spent", async () => {
    const store = shown("move", () => explained(["Going there costs 2 points."], way));
    fireEvent.pointerMove(thing(target), { pointerType: "mouse" });
    await waitFor(() => expect(document.querySelector("[data-way]")).not.toBeNull());
    expect(questions(store)).toEqual([`reach:${source}:${target}:${value}`]);
    const told = [...document.querySelectorAll("[data-way] text")].map((one) => one.textContent);
    expect(told).toEqual(["1", "2"]);
  });

  test("on a touch screen a first tap shows what a second one does", async () => {
    letHold((query) => query.includes("hover: none") || query.includes("max-width"));
    const store = shown("move", () => explained(["Going there costs 2 points."], way));
    await userEvent.click(thing(target));
    expect(store.done).toEqual([]);
    expect(await screen.findByText("Going there costs 2 points.")).toBeTruthy();
    const place = first === undefined ? -1 : goes.indexOf(first);
    await userEvent.click(thing(target));
    expect(store.done).toEqual([`answer ${place}`]);
  });

  test("what was tapped is offered as a button, and can be left", async () => {
    letHold((query) => query.includes("hover: none") || query.includes("max-width"));
    const store = shown("move", () => explained(["Going there costs 2 points."], way));
    await userEvent.click(thing(target));
    await userEvent.click(screen.getByRole("button", { name: "Not this" }));
    expect(document.querySelector("[data-tapped]")).toBeNull();
    await userEvent.click(thing(target));
    const sheet = document.querySelector<HTMLElement>("[data-tapped]");
    await userEvent.click(
      within(sheet ?? document.body).getAllByRole("button")[0] ?? document.body,
    );
    expect(store.done).toHaveLength(1);
  });

  test("dragging a figure over spaces asks for the way step by step", () => {
    const store = shown("move", () => explained([], way));
    const box = document.querySelector<SVGSVGElement>("[data-zone='map'] svg");
    if (box === null) throw new Error("There is no map.");
    const [left = 0, top = 0, width = 0] = (box.getAttribute("viewBox") ?? "")
      .split(" ")
      .map(Number);
    vi.spyOn(box, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, width, width));
    const space = seenAt("move").plan?.spaces.find(({ id }) => id === target);
    const clientX = ((space?.column ?? 0) + 0.5) * 40 - left;
    const clientY = ((space?.row ?? 0) + 0.5) * 40 - top;
    fireEvent.pointerDown(thing(source), { button: 0 });
    fireEvent.pointerMove(box, { clientX, clientY });
    expect(document.querySelector("[data-dragged='1']")).not.toBeNull();
    act(() => {
      fireEvent.pointerUp(box);
    });
    const stepwise = goes.findIndex(({ kind }) => kind === "stepwise");
    expect(store.done).toEqual([`answer ${stepwise}`]);
  });
});
