import { expect, test } from "vitest";
import { aloneInPiles, placeOptions, pricesIn } from "@/games/swccg/reading/options";
import { seenAt, TABLES } from "../../../fakes/swccg";

test.each(TABLES.filter(([, { view }]) => view.decision !== null).map(([name]) => name))(
  "every option of %s has exactly one place",
  (name) => {
    const seen = seenAt(name);
    const { decision } = seen.view;
    if (decision === null) throw new Error("Nothing is asked.");
    const { things, tray, bar } = placeOptions(seen, decision);
    const places = [
      ...[...things.values()].flat(),
      ...tray.flatMap(({ options }) => options),
      ...bar,
    ].toSorted((one, other) => one - other);
    expect(places).toEqual(decision.options.map((_, place) => place));
  },
);

test("where a card may go says what it costs there", () => {
  const seen = seenAt("respond_deploy");
  const places = seen.view.decision?.options.map(({ target = 0 }) => target) ?? [];
  expect(places.length).toBeGreaterThan(1);
  expect([...pricesIn(seen)]).toEqual(places.map((place) => [place, 1]));
});

test("a pile stands for the one card of it that can be lost; a search has its cards in the tray", () => {
  const losing = seenAt("respond_lose");
  const asked = losing.view.decision;
  if (asked === null) throw new Error("Nothing is asked.");
  const [top] = aloneInPiles(losing.view, asked);
  expect(losing.near.reserve.at(-1)?.handle).toBe(-(top ?? 0));
  const searching = seenAt("search");
  const found = searching.view.decision;
  if (found === null) throw new Error("Nothing is asked.");
  expect(placeOptions(searching, found).tray.map(({ code }) => code)).toEqual([
    "1_285",
    "1_285",
    "1_291",
  ]);
});
