/** Plates: the frame of health, places of dice, empty places. */
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { dashes, Life } from "@/games/destiny/drawing/life";
import { Plate } from "@/games/destiny/drawing/plate";
import { Seat } from "@/games/destiny/drawing/seat";
import { sides } from "@/games/destiny/gallery/samples";
import type { PlateData } from "@/games/destiny/reading/drawn";

const REY = { name: "Rey", side: "hero", tone: "blue", kinds: ["apprentice"] } as const;
const SABER: PlateData = {
  type: "upgrade",
  title: "Lightsaber",
  colour: "blue",
  affiliation: "neutral",
  state: null,
  sides: sides("2MD +2MD -"),
};

/** How many points a part of the frame has: each is a dash longer than nothing. */
function points(path: Element | null): number {
  const dashed = path?.getAttribute("stroke-dasharray")?.split(" ").map(Number) ?? [];
  return dashed.filter((length, place) => place % 2 === 0 && length > 0).length;
}

test("the frame has a point for each health, filled for damage and for what would be added", () => {
  const { container } = render(<Life emblem={REY} damage={4} total={10} more={3} />);
  const part = (kind: string) =>
    points(container.querySelector(`[class*='${kind}'][stroke-dasharray]`));
  expect([part("hurt"), part("more"), part("left")]).toEqual([4, 3, 3]);
});

test("more damage than health fills the frame and no more", () => {
  const { container } = render(<Life emblem={REY} damage={9} total={7} more={2} />);
  const parts = [...container.querySelectorAll("[stroke-dasharray]")];
  expect(parts.map(points)).toEqual([7]);
});

test("points in the middle of the frame leave out those before them", () => {
  expect(dashes(1, 3, 4, 4)).toBe("0 20 16 4 16 80");
});

test("the place of an upgrade shows the side of its die while it is rolled", () => {
  const { container, rerender } = render(<Seat plate={{ ...SABER, up: [1] }} />);
  expect(container.textContent).toBe("+2");
  rerender(<Seat plate={SABER} />);
  expect(container.textContent).toBe("");
  expect(container.querySelector("[data-sign='upgrade']")).not.toBeNull();
});

test("a character in one line still has its dice and their sides", () => {
  const health = { damage: 1, total: 9 };
  const dice = { home: 1, out: 1 };
  const low: PlateData = { ...SABER, type: "character", state: "ready", health, dice };
  const { container } = render(<Plate plate={low} slim />);
  expect(container.querySelector("[aria-label^='Sides']")).not.toBeNull();
  expect(container.querySelectorAll("[class*='home'] > i")).toHaveLength(2);
});

test("a defeated character leaves its place, with the round", () => {
  const gone: PlateData = {
    type: "character",
    emblem: REY,
    title: "Rey",
    colour: "blue",
    affiliation: "hero",
    state: "defeated",
    note: "in round 3",
  };
  render(<Plate plate={gone} />);
  expect(screen.getByText("Defeated")).toBeDefined();
  expect(screen.getByText("in round 3")).toBeDefined();
});
