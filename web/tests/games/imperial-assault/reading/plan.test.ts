import type { SpaceFacts } from "@protocol/imperial-assault";
import { describe, expect, test } from "vitest";
import { loopsAround, outlinePath, planOf } from "@/games/imperial-assault/reading/plan";
import { FACTS } from "../../../fakes/imperial";

/** Spaces of a drawing, in which # is one. */
function spaces(...rows: ReadonlyArray<string>): ReadonlyArray<SpaceFacts> {
  return rows.flatMap((line, row) =>
    [...line].flatMap((mark, column) => (mark === "#" ? [{ name: "", column, row }] : [])),
  );
}

const OUTSKIRTS = FACTS.maps.get("mos-eisley-outskirts");

describe("what goes around spaces", () => {
  test("four corners around one", () => {
    expect(loopsAround(spaces("#"))).toEqual([
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
    ]);
  });

  test("straight lines have no corners", () => {
    expect(loopsAround(spaces("###"))[0]).toHaveLength(4);
    expect(loopsAround(spaces("##", "#."))[0]).toHaveLength(6);
  });

  test("a hole has a loop of its own", () => {
    expect(loopsAround(spaces("###", "#.#", "###")).map((loop) => loop.length)).toEqual([4, 4]);
  });

  test("spaces that only touch are apart", () => {
    expect(loopsAround(spaces("#.", ".#"))).toHaveLength(2);
  });

  test("an inset lies inside", () => {
    expect(outlinePath(spaces("#"), 10, 2)).toBe("M2 2L8 2L8 8L2 8Z");
  });
});

describe("Mos Eisley Outskirts", () => {
  if (OUTSKIRTS === undefined) throw new Error("The map is not stored.");
  const plan = planOf(OUTSKIRTS);

  test("has its spaces by their names and numbers", () => {
    expect(plan.spaces).toHaveLength(211);
    expect(plan.named.get("o5")).toMatchObject({ id: 1001, column: 10, row: 0 });
    expect(plan.at(10, 0)?.name).toBe("o5");
    expect(plan.at(0, 0)).toBeUndefined();
  });

  test("has letters and numbers at its rim", () => {
    expect(plan.columns.join("")).toBe("efghijklmnopqrstu");
    expect(plan.rows[0]).toBe("5");
    expect(plan.rows.at(-1)).toBe("22");
  });

  test("has its door between r11, s11 and r12, s12", () => {
    const doors = plan.edges.filter(({ kind }) => kind === "door");
    expect(doors.map(({ x1, y1, x2, y2 }) => [x1, y1, x2, y2])).toEqual([
      [13, 7, 14, 7],
      [14, 7, 15, 7],
    ]);
  });

  test("is the same plan for the same map", () => {
    expect(planOf(OUTSKIRTS)).toBe(plan);
  });
});
