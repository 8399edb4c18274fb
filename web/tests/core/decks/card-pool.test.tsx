/** The pool of cards by keyboard: arrows go from one to the next, + and − change how many. */
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { CardPool } from "@/core/decks/card-pool";
import { neighbour } from "@/kit/tile-grid";

afterEach(cleanup);

const NAMES = ["Ana", "Bo", "Cas"];

function Pool(): ReactElement {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({ Bo: 1 });
  return (
    <CardPool
      cards={NAMES}
      about="3 cards"
      nameOf={(name) => name}
      copiesOf={(name) => counts[name] ?? 0}
      change={(name, by) => setCounts({ ...counts, [name]: (counts[name] ?? 0) + by })}
      tile={(name, acts) => (
        <li key={name} data-testid={name}>
          {acts}
        </li>
      )}
      filters={null}
    />
  );
}

function counted(): ReadonlyArray<string | undefined> {
  return NAMES.map((name) => screen.getByTestId(name).textContent?.replace(/ cop.*/, ""));
}

test("the tab key comes to one tile, arrows lead on, and + and − change it", async () => {
  const user = userEvent.setup();
  render(<Pool />);
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add Ana" }));
  await user.keyboard("{+}{=}");
  expect(counted()).toEqual(["2", "1", "0"]);
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add Bo" }));
  await user.keyboard("{-}{-}");
  expect(counted()).toEqual(["2", "0", "0"]);
  await user.keyboard("{End}{Enter}");
  expect(counted()).toEqual(["2", "0", "1"]);
  expect(screen.getByRole("button", { name: "Add Cas" }).tabIndex).toBe(0);
  expect(screen.getByRole("button", { name: "Add Ana" }).tabIndex).toBe(-1);
});

test("less of nothing does nothing, and the button stays where the keyboard is", async () => {
  const user = userEvent.setup();
  render(<Pool />);
  const less = screen.getByRole("button", { name: "Remove Ana" });
  expect(less.getAttribute("aria-disabled")).toBe("true");
  await user.click(less);
  expect(counted()).toEqual(["0", "1", "0"]);
  expect(document.activeElement).toBe(less);
});

test("arrows follow the rows of the grid", () => {
  const tiles = [0, 0, 0, 50, 50].map((top) => ({
    getBoundingClientRect: () => new DOMRect(0, top, 10, 10),
  }));
  expect(neighbour(tiles, 1, "ArrowDown")).toBe(4);
  expect(neighbour(tiles, 3, "ArrowUp")).toBe(0);
  expect(neighbour(tiles, 2, "ArrowDown")).toBeNull();
  expect(neighbour(tiles, 0, "ArrowLeft")).toBeNull();
  expect(neighbour(tiles, 0, "Enter")).toBeNull();
});
