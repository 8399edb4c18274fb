import type { DecisionReason } from "@protocol/imperial-assault";
import { expect, test } from "vitest";
import { placeOptions } from "@/games/imperial-assault/reading/options";
import { seenIn } from "@/games/imperial-assault/reading/seen";
import { FACTS, SKIRMISHES, seenAt, skirmish } from "../../../fakes/imperial";

/** Reasons that games at random did not lead to when the views were stored. */
const UNSEEN: ReadonlyArray<DecisionReason> = ["dice", "displace", "may", "push", "target_space"];

test("views are stored of every reason but a few", () => {
  const reasons = new Set(SKIRMISHES.map(([, { view }]) => view.decision?.reason ?? ""));
  expect([...reasons].filter((reason) => UNSEEN.some((one) => one === reason))).toEqual([]);
  expect(reasons.size).toBeGreaterThan(15);
});

test.each(SKIRMISHES)("%s: every option has one place", (_, { view }) => {
  const seen = seenIn(view, FACTS);
  if (seen === null || view.decision === null) return;
  const { things, tray, bar } = placeOptions(seen, view.decision);
  const placed = [...things.values(), ...tray.map(({ options }) => options), bar].flat();
  expect(placed.toSorted((a, b) => a - b)).toEqual([...view.decision.options.keys()]);
});

function placementIn(name: string) {
  const { decision } = skirmish(name).view;
  if (decision === null) throw new Error(`Nothing is asked in ${name}.`);
  return { decision, ...placeOptions(seenAt(name), decision) };
}

test("where somebody can go is on the map, and how to go in the bar", () => {
  const { decision, things, tray, bar } = placementIn("move");
  const goes = decision.options.filter(({ kind }) => kind === "go");
  expect([...things.keys()]).toEqual(goes.map(({ target }) => target));
  expect(tray).toEqual([]);
  expect(bar.map((place) => decision.options[place]?.kind)).toEqual(["stepwise", "stop"]);
});

test("targets are on their figures, cards in the hand, the rest in the bar", () => {
  const { decision, things, bar } = placementIn("midgame");
  const onThings = [...things.values()].flat().map((place) => decision.options[place]?.kind);
  expect(new Set(onThings)).toEqual(new Set(["attack", "command"]));
  expect(bar.map((place) => decision.options[place]?.kind)).not.toContain("attack");
});

test("a response is on the card that responds", () => {
  const { decision, things, bar } = placementIn("respond");
  expect([...things.keys()]).toEqual([decision.options[0]?.source]);
  expect(bar).toEqual([1]);
});
