import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { TableView } from "@/core/table/table-view";
import { placeOptions } from "@/games/imperial-assault/reading/options";
import { IMPERIAL, SKIRMISHES, seenAt, skirmish } from "../../../fakes/imperial";
import { stubMedia } from "../../../fakes/media";
import { FakeStore } from "../../../fakes/store";

const letHold = stubMedia();

function shown(name: string): FakeStore {
  const store = new FakeStore(skirmish(name));
  render(<TableView store={store} client={IMPERIAL} />);
  return store;
}

function things(id: number): ReadonlyArray<Element> {
  return [...document.querySelectorAll(`[data-thing="${id}"]`)];
}

function thing(id: number): Element {
  const [found] = things(id);
  if (found === undefined) throw new Error(`Thing ${id} is not drawn.`);
  return found;
}

describe("every stored view", () => {
  test.each(SKIRMISHES)("%s: every option can be pressed", (name, { view }) => {
    shown(name);
    const { decision } = view;
    if (decision === null) return;
    const { things: lit, tray } = placeOptions(seenAt(name), decision);
    for (const id of [...lit.keys(), ...tray.map((item) => item.id)]) {
      expect(things(id)).toHaveLength(1);
      expect(thing(id).getAttribute("data-standing")).toBe("lit");
      expect(thing(id).getAttribute("tabindex")).toBe("0");
    }
    const pressed = [...lit.values(), ...tray.map(({ options }) => options)].flat();
    const stepper = decision.kind === "choose_number" ? [...decision.options.keys()] : [];
    // Pairs of answers stand behind numbers below zero.
    const inBar = [...document.querySelectorAll<HTMLElement>("[data-bar] [data-choice]")]
      .map((one) => Number(one.dataset["choice"]))
      .filter((place) => place >= 0);
    const reached = new Set([...pressed, ...stepper, ...inBar]);
    expect([...reached].toSorted((a, b) => a - b)).toEqual([...decision.options.keys()]);
  });

  test.each(SKIRMISHES)("%s: every figure on the map is drawn once", (name) => {
    shown(name);
    for (const { id, space = "" } of seenAt(name).view.figures) {
      expect(things(id)).toHaveLength(space === "" ? 0 : 1);
    }
  });
});

describe("acting", () => {
  test("a click on a lit space goes there", async () => {
    const store = shown("move");
    const place = 3;
    await userEvent.click(thing(skirmish("move").view.decision?.options[place]?.target ?? 0));
    expect(store.done).toEqual([`answer ${place}`]);
  });

  test("a space says its name and what it costs", () => {
    shown("move");
    const { view, prompt } = skirmish("move");
    const first = view.decision?.options[0]?.target ?? 0;
    const space = seenAt("move").plan?.spaces.find(({ id }) => id === first);
    const words = prompt?.options[0] ?? "";
    expect(words).toMatch(/ points?\)$/);
    expect(thing(first).getAttribute("aria-label")).toMatch(new RegExp(`^${space?.name}\\b`));
    expect(thing(first).getAttribute("aria-label")?.endsWith(`. ${words}`)).toBe(true);
  });

  test("a click on a target attacks it", async () => {
    const store = shown("midgame");
    const options = skirmish("midgame").view.decision?.options ?? [];
    const place = options.findIndex(({ kind }) => kind === "attack");
    await userEvent.click(thing(options[place]?.target ?? 0));
    expect(store.done).toEqual([`answer ${place}`]);
  });

  test("surges are bought one by one, from the tray too", async () => {
    const store = shown("surges");
    const surges = within(screen.getByRole("list", { name: "Surges" }));
    const [first] = surges.getAllByRole("button");
    if (first === undefined) throw new Error("No surge is offered.");
    await userEvent.click(first);
    expect(store.done).toEqual(["answer 0"]);
  });

  test("a click on what cannot be chosen asks why", async () => {
    const store = shown("move");
    await userEvent.click(thing(701));
    expect(await screen.findByText("It is exhausted.")).toBeTruthy();
    expect(store.asked).toContainEqual({ type: "explain", question: "option:choose:701" });
  });

  test("arrows move a cursor over the map, and Enter chooses what is there", async () => {
    const store = shown("move");
    const { plan } = seenAt("move");
    const options = skirmish("move").view.decision?.options ?? [];
    const goes = new Map(options.map(({ target = 0 }, place) => [target, place]));
    // Two spaces in reach, one below the other.
    const upper = plan?.spaces.find(
      ({ id, column, row }) => goes.has(id) && goes.has(plan.at(column, row + 1)?.id ?? 0),
    );
    const lower = plan?.at(upper?.column ?? 0, (upper?.row ?? 0) + 1);
    (thing(upper?.id ?? 0) as SVGElement).focus();
    await userEvent.keyboard("{ArrowDown}");
    const cursor = screen.getByRole("button", { name: /^Cursor on the map/ });
    expect(document.activeElement).toBe(cursor);
    expect(cursor.getAttribute("aria-label")).toContain(`: ${lower?.name}`);
    await userEvent.keyboard("{Enter}");
    expect(store.done).toEqual([`answer ${goes.get(lower?.id ?? 0)}`]);
  });

  test("what ends a drag chooses nothing", () => {
    const store = shown("move");
    const target = thing(skirmish("move").view.decision?.options[0]?.target ?? 0);
    fireEvent.pointerDown(target, { pointerId: 1, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(target, { pointerId: 1, clientX: 60, clientY: 10 });
    fireEvent.pointerUp(target, { pointerId: 1, clientX: 60, clientY: 10 });
    fireEvent.click(target);
    expect(store.done).toEqual([]);
    fireEvent.click(target);
    expect(store.done).toEqual(["answer 0"]);
  });
});

describe("looking at the map", () => {
  /** The part of the drawing that is shown, in a window of 720 by 800 pixels. */
  function shownPart(): ReadonlyArray<number> {
    const box = screen.getByRole("group", { name: "Mos Eisley Outskirts" });
    return (box.getAttribute("viewBox") ?? "").split(" ").map(Number);
  }

  beforeEach(() => {
    vi.spyOn(SVGElement.prototype, "getBoundingClientRect").mockReturnValue(
      new DOMRect(0, 0, 720, 800),
    );
  });

  test("all of it is in sight, buttons come closer and go away again", async () => {
    shown("activate");
    const [, , width = 0] = shownPart();
    expect(width).toBeGreaterThanOrEqual(17 * 40);
    await userEvent.click(screen.getByRole("button", { name: "Closer" }));
    expect(shownPart()[2]).toBeCloseTo(width / 1.3, 5);
    await userEvent.click(screen.getByRole("button", { name: "Farther" }));
    expect(shownPart()[2]).toBeCloseTo(width, 5);
    await userEvent.click(screen.getByRole("button", { name: "Farther" }));
    expect(shownPart()[2]).toBeCloseTo(width, 5);
  });

  test("a wheel does the same", () => {
    shown("activate");
    const [, , width = 0] = shownPart();
    fireEvent.wheel(screen.getByRole("group", { name: "Mos Eisley Outskirts" }), { deltaY: -200 });
    expect(shownPart()[2]).toBeCloseTo(width / Math.exp(0.5), 5);
  });
});

describe("on a phone", () => {
  beforeEach(() => {
    letHold((query) => query.includes("max-width"));
  });

  test("an attack comes up by itself, groups and hand are behind tabs", async () => {
    shown("surges");
    expect(screen.getByRole("region", { name: "Attack" })).toBeTruthy();
    await userEvent.click(screen.getByRole("tab", { name: "Groups" }));
    expect(screen.queryByRole("region", { name: "Attack" })).toBeNull();
    expect(screen.getByRole("region", { name: "Your army" })).toBeTruthy();
  });
});

const SLOW = 60_000;

test(
  "axe finds nothing, whoever looks",
  async () => {
    for (const name of ["midgame", "surges", "spectator"]) {
      const { unmount } = render(
        <TableView store={new FakeStore(skirmish(name))} client={IMPERIAL} />,
      );
      // Colours need a real browser; the end-to-end tests look at them.
      const rules = { "color-contrast": { enabled: false } };
      const found = await axe.run(document.body, { rules });
      expect(found.violations.map((one) => one.id)).toEqual([]);
      unmount();
    }
  },
  SLOW,
);
