/** What of the Customizable Card Game is shown: cards, shots, drains, battles, and every destiny. */
import type { Line } from "@protocol";
import { expect, test } from "vitest";
import { actsOf } from "@/games/swccg/motion/acts";
import { actsThrough, storedPassage } from "../../../fakes/stage";

test("a shot is fired, its destiny is turned up, and then it hits: one deed", () => {
  const acts = actsThrough(storedPassage("swccg", "destiny"), actsOf)[0] ?? [];
  expect(acts.map(({ kind, title }) => [kind, title])).toEqual([
    ["staged", "Light fires Blaster at Stormtrooper for 1 Force"],
    ["roll", "Weapon destiny"],
    ["staged", "Stormtrooper is hit"],
  ]);
  expect(acts[1]).toMatchObject({ beside: ["Destiny 3"], dice: [] });
  expect(acts[2]?.landings).toEqual([{ thing: 10_005, words: "Hit", tone: "hit" }]);
  expect(new Set(acts.map(({ deed }) => deed)).size).toBe(1);
});

test("the table does not know a destiny before it is turned up", () => {
  const { whole } = storedPassage("swccg", "destiny");
  const [, draw] = actsThrough(storedPassage("swccg", "destiny"), actsOf)[0] ?? [];
  expect(draw?.during).toBe(whole.view);
});

test("one's own destiny is turned up, and nothing else of one's own is staged", () => {
  const { whole, news } = storedPassage("swccg", "destiny");
  const { view } = whole;
  const lines = (news[0]?.lines ?? []).map(
    (line): Line =>
      line.event.kind === "decided"
        ? { ...line, event: { ...line.event, seats: [view.seat] } as Line["event"] }
        : line,
  );
  expect(actsOf({ before: view, after: view, lines }).map(({ kind }) => kind)).toEqual(["roll"]);
});

test("a card that is deployed is held up and joined to where it goes", () => {
  const [deployed] = actsThrough(storedPassage("swccg", "deploy"), actsOf)[0] ?? [];
  expect(deployed).toMatchObject({ kind: "staged", cause: 0 });
  expect(deployed?.held).not.toBe("");
  expect(deployed?.landings).toMatchObject([{ words: "Deployed here" }]);
});

test("deployments that follow each other are one deed, whatever is deployed", () => {
  const { whole, news } = storedPassage("swccg", "deploy");
  const { view } = whole;
  const lines = news[0]?.lines ?? [];
  const other = lines.map(
    (line): Line =>
      line.event.kind === "deploying"
        ? { ...line, event: { ...line.event, subject: { code: "1_18" } } as Line["event"] }
        : line,
  );
  const deeds = [lines, other].flatMap((told) =>
    actsOf({ before: view, after: view, lines: told }),
  );
  expect(deeds.map(({ held }) => held)).toContain("1_18");
  expect(new Set(deeds.map(({ deed }) => deed)).size).toBe(1);
});

test("a drain leads from its location to the pile that pays", () => {
  const [drain] = actsThrough(storedPassage("swccg", "drain"), actsOf).flat();
  expect(drain).toMatchObject({
    cause: 1_003,
    landings: [{ thing: 500, count: 1, words: "Force to lose", tone: "hit" }],
  });
});

test("a battle is shown where it is, with what it comes to", () => {
  const [battle] = actsThrough(storedPassage("swccg", "battle"), actsOf).flat();
  expect(battle).toMatchObject({ kind: "staged", landings: [{ words: "Power 5 to 1" }] });
});

test("an interrupt is held up, and the next turn is no part of it", () => {
  const [played] = actsThrough(storedPassage("swccg", "play"), actsOf).flat();
  expect(played).toMatchObject({ held: "1_115" });
  expect(played?.steps.join()).not.toContain("Turn 9");
});
