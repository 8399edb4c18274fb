import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Cited } from "@/core/rulings/cited";

afterEach(() => {
  vi.unstubAllGlobals();
});

function served(status: number, body: object): ReturnType<typeof vi.fn> {
  const asked = vi.fn(async () => Response.json(body, { status }));
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("a ruling is cited in words with its section, and asked for once", async () => {
  const asked = served(200, { id: "arh.part1.01", text: "Dice are rolled.", section: "Part 1" });
  render(<Cited ids={["arh.part1.01"]} />);
  render(<Cited ids={["arh.part1.01"]} />);
  await vi.waitFor(() => expect(screen.getAllByText(/Dice are rolled/)).toHaveLength(2));
  expect(screen.getAllByText("Part 1")).toHaveLength(2);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("a ruling whose words cannot be had is cited by its id", async () => {
  served(404, { code: "missing", message: "There is no such ruling." });
  render(<Cited ids={["arh.part1.02"]} />);
  expect(await screen.findByText("arh.part1.02")).toBeTruthy();
});
