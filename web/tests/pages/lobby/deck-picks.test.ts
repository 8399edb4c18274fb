import { expect, test } from "vitest";
import { type Pick, picksBeside, usualPick } from "@/pages/parts/deck-picks";

function pick(name: string, side = "", own = false): Pick {
  return {
    key: name,
    title: "swccg",
    name,
    format: "box",
    edition: "first",
    side,
    faces: [],
    choice: own ? { kind: "own", id: name } : { kind: "ready", name },
  };
}

test("a friend of the Dark Side is offered the other side alone", () => {
  const picks = [pick("vader", "dark"), pick("luke", "light")];
  expect(picksBeside(picks, ["dark"]).map(({ name }) => name)).toEqual(["luke"]);
  expect(picksBeside([pick("wookiees")], ["dark"])).toHaveLength(1);
});

test("what is offered first is one's own deck, else one that follows from the table", () => {
  const ready = ["wookiees", "hunters", "heroes"].map((name) => pick(name));
  const tables = ["t1", "t2", "t3"].map((table) => usualPick(ready, "box", table)?.name);
  expect(new Set(tables).size).toBe(3);
  expect(usualPick([...ready, pick("mine", "", true)], "box", "t1")?.name).toBe("mine");
  expect(usualPick(ready, "another", "t1")?.name).toBe("wookiees");
});
