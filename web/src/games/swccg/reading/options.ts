/**
 * Which thing on the table stands for which options of the decision.
 *
 * What an option does is in the prompt's words, not here.
 */
import type { SeatView } from "@protocol/swccg";
import type { Placement, TrayItem } from "@/core/scene/placement";
import type { Decision, Option } from "@/core/view/view";
import type { Seen } from "@/games/swccg/reading/seen";
import { codeOf, copyOf, lyingAt, type PileName, pileId } from "@/games/swccg/reading/things";

/** Where each option of a decision is drawn. */
export function placeOptions({ view }: Seen, decision: Decision): Placement {
  const things = new Map<number, ReadonlyArray<number>>();
  const hidden = new Map<number, ReadonlyArray<number>>();
  const bar: number[] = [];
  const alone = aloneInPiles(view, decision);
  decision.options.forEach((option, place) => {
    const id = drawnAs(view, thingOf(option));
    if (id === 0) {
      bar.push(place);
      return;
    }
    const into = isDrawn(view, id) || alone.has(id) ? things : hidden;
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
export function thingOf({ kind, source = 0, target = 0 }: Option): number {
  if (kind === "entity") return target;
  return kind === "reaction" ? source : 0;
}

/** A card that makes up a location is drawn as the location. */
function drawnAs(view: SeatView, id: number): number {
  const copy = copyOf(view, id);
  return copy?.slot === "layer" ? copy.holder : id;
}

function isDrawn(view: SeatView, id: number): boolean {
  if (id > 0) return true;
  const lying = lyingAt(view, id);
  return lying?.pile === "hand" && lying.player.seat === Math.max(0, view.seat);
}

/** Piles that are drawn on the table, on which one card can be chosen. */
const ON_TABLE: ReadonlyArray<PileName> = ["reserve", "force", "used", "lost"];

/** Cards that are the only ones to be chosen in their pile: the pile stands for them. */
export function aloneInPiles(view: SeatView, decision: Decision): ReadonlySet<number> {
  const found = new Map<number, number[]>();
  for (const option of decision.options) {
    const id = thingOf(option);
    const lying = lyingAt(view, id);
    if (lying === undefined || !ON_TABLE.includes(lying.pile)) continue;
    const pile = pileId(lying.player.seat, lying.pile);
    found.set(pile, [...(found.get(pile) ?? []), id]);
  }
  return new Set([...found.values()].flatMap((ids) => (ids.length === 1 ? ids : [])));
}

/** The number that a pile goes by now: that of the one card in it that can be chosen, or its own. */
export function pileThing(
  view: SeatView,
  decision: Decision | null,
  seat: number,
  name: PileName,
): number {
  if (decision !== null) {
    for (const id of aloneInPiles(view, decision)) {
      const lying = lyingAt(view, id);
      if (lying?.player.seat === seat && lying.pile === name) return id;
    }
  }
  return pileId(seat, name);
}

/** The Force that an option uses, by the thing it leads to; nothing where it is not said. */
export function pricesIn({ view }: Seen): ReadonlyMap<number, number> {
  const asked = view.decision;
  const prices = new Map<number, number>();
  for (const [place, option] of (asked?.options ?? []).entries()) {
    // The head of a view has options without what the title says of them.
    const price = priceAt(view, place);
    if (price >= 0) prices.set(drawnAs(view, thingOf(option)), price);
  }
  return prices;
}

/** What the title says of the option at a place. */
interface Said {
  readonly verbs?: ReadonlyArray<string>;
  readonly prices?: ReadonlyArray<number>;
  readonly ends?: ReadonlyArray<number>;
  readonly covers?: ReadonlyArray<readonly [number, number]>;
}

function saidOf({ decision }: SeatView): Said {
  return (decision ?? {}) as Said;
}

export function priceAt(view: SeatView, place: number): number {
  return saidOf(view).prices?.[place] ?? -1;
}

export function verbAt(view: SeatView, place: number): string {
  return saidOf(view).verbs?.[place] ?? "";
}

const NOTHING = [0, 0] as const;

/** How much attrition and how much battle damage the option at a place covers. */
export function coversAt(view: SeatView, place: number): readonly [number, number] {
  return saidOf(view).covers?.[place] ?? NOTHING;
}
