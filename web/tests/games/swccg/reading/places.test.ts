import type { CopyView } from "@protocol/swccg";
import { expect, test } from "vitest";
import { besideOf } from "@/games/swccg/reading/beside";
import {
  carriedBy,
  grouped,
  groupsAt,
  holdOf,
  placeAround,
  placesOf,
  roomFor,
  sharesOf,
  systemsOf,
} from "@/games/swccg/reading/places";
import { seenAt, TABLES } from "../../../fakes/swccg";

const alike = (): string => "";

test.each(TABLES.map(([name]) => name))("every card on table is drawn once in %s", (name) => {
  const seen = seenAt(name);
  const { view, near, far } = seen;
  const drawn = [
    ...placesOf(seen).flatMap(({ id }) =>
      [near, far].flatMap(({ seat }) =>
        groupsAt(view, id, seat, alike).flatMap(({ copies, carried }) => [...copies, ...carried]),
      ),
    ),
    ...[near, far].flatMap(({ seat }) => besideOf(view, seat)),
  ].map(({ id }) => id);
  const wanted = view.copies.filter(({ slot }) => slot !== "layer").map(({ id }) => id);
  expect(drawn.toSorted()).toEqual(wanted.toSorted());
});

test("copies pile up while nothing tells them apart", () => {
  const { view } = seenAt("stack");
  const raider: CopyView = {
    id: 20_001,
    code: "1_196",
    owner: 0,
    side: 0,
    holder: 1,
    slot: "present",
  };
  const copies = [
    raider,
    { ...raider, id: 20_002 },
    { ...raider, id: 20_003, marks: ["hit"] as const },
    { ...raider, id: 20_004, power: 3 },
  ];
  const ids = (apart: (id: number) => string) =>
    grouped(view, copies, apart).map(({ copies: pile }) => pile.map(({ id }) => id));
  expect(ids(alike)).toEqual([[20_001, 20_002], [20_003], [20_004]]);
  expect(ids((id) => (id === 20_002 ? "chosen" : "lit"))).toEqual([
    [20_001],
    [20_002],
    [20_003],
    [20_004],
  ]);
});

test("what is carried lies with its carrier, and where both are is known", () => {
  const { view } = seenAt("stack");
  const armed = view.copies.find(({ id }) => carriedBy(view, id).length > 0);
  const [weapon] = carriedBy(view, armed?.id ?? 0);
  expect(weapon?.slot).toBe("carried");
  expect(placeAround(view, weapon?.id ?? 0)).toBe(armed?.holder);
});

test("locations stand by system, and each side of one is controlled, occupied or neither", () => {
  const seen = seenAt("stack");
  expect(systemsOf(seen).map(({ name, places }) => [name, places.length])).toEqual([
    ["Death Star", 1],
    ["Tatooine", 2],
  ]);
  const holds = placesOf(seen).map((place) => [holdOf(place, 0), holdOf(place, 1)]);
  expect(holds).toEqual([
    ["none", "none"],
    ["controls", "none"],
    ["occupies", "occupies"],
  ]);
});

test("what is carried takes room, too", () => {
  const { view } = seenAt("crowded");
  const copies = view.copies.slice(0, 1) as [CopyView];
  expect(roomFor([{ copies, carried: [] }])).toBe(1);
  expect(roomFor([{ copies, carried: copies }])).toBe(1.6);
});

test("both sides have half of the height until one needs more", () => {
  const even = sharesOf(seenAt("midgame"), alike);
  expect(even).toEqual({ near: 3, far: 3 });
  const { near, far } = sharesOf(seenAt("crowded"), alike);
  expect(near).toBeGreaterThan(far);
});
