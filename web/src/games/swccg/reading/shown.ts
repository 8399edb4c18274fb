/** Which location a phone shows: where something can be chosen, or where something happens. */
import type { SeatView } from "@protocol/swccg";
import type { Placement } from "@/core/scene/placement";
import { placeAround, placesOf } from "@/games/swccg/reading/places";
import type { Seen } from "@/games/swccg/reading/seen";

export interface ToShow {
  /** The number of the location; 0 for none in particular. */
  readonly place: number;
  /** While this stays the same, whoever has looked elsewhere goes on doing so. */
  readonly moment: string;
}

export function placeToShow(seen: Seen): ToShow {
  const { view } = seen;
  const battle = view.battles.at(-1)?.place ?? 0;
  const acting = view.stack.map(({ source }) => placeAround(view, source.id)).findLast(Boolean);
  const about = placeAround(view, view.decision?.about?.subject?.id ?? 0);
  const offered = (view.decision?.options ?? [])
    .map(({ source = 0, target = 0 }) => placeAround(view, target) || placeAround(view, source))
    .find(Boolean);
  const found = battle || acting || about || offered || 0;
  const [first] = placesOf(seen);
  // A table that only goes on within a phase keeps what somebody looks at.
  const staged = view.decision?.verb ?? "";
  return {
    place: found || (first?.id ?? 0),
    moment: `${view.turn_count} ${view.phase} ${found} ${staged}`,
  };
}

/** Whether something at a location can be chosen now. */
export function hasOptions(view: SeatView, { things }: Placement, place: number): boolean {
  return [...things.keys()].some((id) => id > 0 && placeAround(view, id) === place);
}
