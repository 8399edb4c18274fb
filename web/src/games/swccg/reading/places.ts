/**
 * The table as it lies: systems with their locations, and who stands where.
 *
 * What belongs here: order and grouping. What does not: words (`labels`) and drawing.
 */
import type { CopyView, PlaceView, SeatView } from "@protocol/swccg";
import type { Seen } from "@/games/swccg/reading/seen";
import { placeOf } from "@/games/swccg/reading/things";

export interface System {
  readonly name: string;
  readonly places: ReadonlyArray<PlaceView>;
}

/** Systems that have locations on table, in the order of the view. */
export function systemsOf({ view }: Seen): ReadonlyArray<System> {
  return view.strips
    .map(({ system, places }) => ({
      name: system,
      places: places.flatMap((id) => placeOf(view, id) ?? []),
    }))
    .filter(({ places }) => places.length > 0);
}

/** Every location in the order in which they lie. */
export function placesOf(seen: Seen): ReadonlyArray<PlaceView> {
  return systemsOf(seen).flatMap(({ places }) => places);
}

/** What something holds, without the cards that make up a location. */
export function heldBy({ copies }: SeatView, holder: number): ReadonlyArray<CopyView> {
  return copies.filter((one) => one.holder === holder && one.slot !== "layer");
}

/** Everything on a card, and on what is on it. */
export function carriedBy(view: SeatView, holder: number): ReadonlyArray<CopyView> {
  return heldBy(view, holder).flatMap((one) => [one, ...carriedBy(view, one.id)]);
}

/** A card with what is on it; several that nobody can tell apart lie on each other. */
export interface Group {
  readonly copies: readonly [CopyView, ...CopyView[]];
  readonly carried: ReadonlyArray<CopyView>;
}

/** What stands at a location for a side, alike ones together while `apart` tells no difference. */
export function groupsAt(
  view: SeatView,
  place: number,
  side: number,
  apart: (id: number) => string,
): ReadonlyArray<Group> {
  return grouped(
    view,
    heldBy(view, place).filter((one) => one.side === side),
    apart,
  );
}

/** How much more room a card takes with what it carries below it. */
const CARRIED = 0.6;

/** How much room groups take one below the other, in cards. */
export function roomFor(groups: ReadonlyArray<Group>): number {
  return groups.reduce((sum, { carried }) => sum + (carried.length > 0 ? 1 + CARRIED : 1), 0);
}

/** For so many cards there is room in half of the height; nobody has more than for so many. */
const SHARES = { least: 3, most: 5 } as const;

/** How the height of all locations is shared: a side that needs more than half of it has more. */
export function sharesOf(
  { view, near, far }: Seen,
  apart: (id: number) => string,
): { readonly near: number; readonly far: number } {
  const rooms = (seat: number): ReadonlyArray<number> =>
    view.places.map(({ id }) => roomFor(groupsAt(view, id, seat, apart)));
  const most = (seat: number): number =>
    Math.min(SHARES.most, Math.max(SHARES.least, ...rooms(seat)));
  return { near: most(near.seat), far: most(far.seat) };
}

export function grouped(
  view: SeatView,
  copies: ReadonlyArray<CopyView>,
  apart: (id: number) => string,
): ReadonlyArray<Group> {
  const found = new Map<string, Group>();
  for (const copy of copies) {
    const carried = carriedBy(view, copy.id);
    const key = carried.length > 0 ? `own ${copy.id}` : alike(copy, apart(copy.id));
    const before = found.get(key);
    found.set(
      key,
      before === undefined
        ? { copies: [copy], carried }
        : { copies: [...before.copies, copy], carried: before.carried },
    );
  }
  return [...found.values()];
}

/** Copies pile up while all their numbers and marks agree. */
function alike(copy: CopyView, apart: string): string {
  const { code, owner, power, ability, forfeit, marks = [] } = copy;
  return [code, owner, power, ability, forfeit, marks.join(" "), apart].join("|");
}

/** Who holds a location, for one side of it. */
export type Hold = "controls" | "occupies" | "none";

export function holdOf({ controller = -1, occupied = [] }: PlaceView, seat: number): Hold {
  if (controller === seat) return "controls";
  return occupied.includes(seat) ? "occupies" : "none";
}

/** The location that something stands at, however deep it is carried; 0 for elsewhere. */
export function placeAround(view: SeatView, id: number): number {
  if (placeOf(view, id) !== undefined) return id;
  const copy = view.copies.find((one) => one.id === id);
  return copy === undefined ? 0 : placeAround(view, copy.holder);
}
