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

test("spaces of a menu stand for moving, walking and going there", () => {
  const { decision, things, series } = placementIn("menu");
  const { view } = seenAt("menu");
  const ways = view.decision?.ways ?? [];
  expect(ways.length).toBeGreaterThan(10);
  for (const { target, moves = 0 } of ways) {
    expect(things.has(target)).toBe(false);
    const one = series?.get(target);
    const kinds = one?.keys.map((key) => key.replace(/:.*/, "")) ?? [];
    const first = decision.options[one?.first ?? -1]?.kind;
    const moved = [first, ...kinds].filter((kind) => kind === "move");
    expect(moved.length).toBe(moves);
    expect([first, ...kinds].slice(moves)).toEqual(["walk", "go"]);
    expect(one?.keys.at(-1)).toMatch(new RegExp(`:${target}:\\d$`));
    expect(one?.words).toMatch(/^Go to [a-z]+\d+: \d+ points?(, \d actions?)?$/);
  }
});

test("a figure on the map stands for its group, and for being its first", () => {
  const { decision, series } = placementIn("activate");
  const { view } = seenAt("activate");
  const ready = decision.options.map(({ target }) => target);
  const figures = view.figures.filter(({ group, space = "" }) => ready.includes(group) && space);
  expect(figures.length).toBeGreaterThan(0);
  for (const { id, group } of figures) {
    expect(series?.get(id)).toMatchObject({
      first: ready.indexOf(group),
      keys: [`entity:0:${id}:0`],
    });
  }
});
