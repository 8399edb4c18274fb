/**
 * Which thing on the table stands for which options of the decision.
 *
 * What an option does is in the prompt's words, not here.
 */
import type { SeatView } from "@protocol/imperial-assault";
import type { Placement, TrayItem } from "@/core/scene/placement";
import type { Decision, Option } from "@/core/view/view";
import type { Seen } from "@/games/imperial-assault/reading/seen";
import { attackOf, codeOf, diceOf, isSpace } from "@/games/imperial-assault/reading/things";

/** Where each option of a decision is drawn. */
export function placeOptions({ view }: Seen, decision: Decision): Placement {
  const drawn = drawnThings(view);
  const things = new Map<number, ReadonlyArray<number>>();
  const hidden = new Map<number, ReadonlyArray<number>>();
  const bar: number[] = [];
  decision.options.forEach((option, place) => {
    const id = thingOf(option);
    if (id === 0) {
      bar.push(place);
      return;
    }
    const into = drawn.has(id) || isSpace(id) ? things : hidden;
    into.set(id, [...(into.get(id) ?? []), place]);
  });
  const tray: ReadonlyArray<TrayItem> = [...hidden].map(([id, options]) => ({
    id,
    code: codeOf(view, id),
    options,
  }));
  return { things, tray, bar };
}

/** The thing that an option is about; 0 if it is about none. */
function thingOf({ kind, source = 0, target = 0 }: Option): number {
  switch (kind) {
    case "entity":
    case "go":
    case "step":
    case "attack":
    case "interact":
    case "command":
      return target;
    case "reaction":
      return source;
    default:
      return 0;
  }
}

/** The numbers of everything that is drawn and can be clicked, but for the spaces. */
function drawnThings(view: SeatView): ReadonlySet<number> {
  const attack = attackOf(view);
  return new Set([
    ...view.figures.filter(({ space = "" }) => space !== "").map(({ id }) => id),
    ...view.groups.map(({ id }) => id),
    ...view.tokens.filter(({ space = "" }) => space !== "").map(({ id }) => id),
    ...view.doors.map(({ id }) => id),
    ...(attack === undefined ? [] : diceOf(attack).map(({ id }) => id)),
    ...handOf(view),
  ]);
}

/** The cards that lie open in one's own hand. */
function handOf(view: SeatView): ReadonlyArray<number> {
  const seat = Math.max(0, view.seat);
  const hand = view.sides.find((side) => side.seat === seat)?.hand ?? [];
  return hand.filter(({ code = "" }) => code !== "").map(({ handle }) => -handle);
}
