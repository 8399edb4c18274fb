/**
 * A view of Imperial Assault with everything that is read from it: what every part of its table is given.
 */
import type { GroupView, SeatView, SideView } from "@protocol/imperial-assault";
import { type Scene, useScene } from "@/core/scene/scene";
import { boardOf, type View } from "@/core/view/view";
import type { Facts } from "@/games/imperial-assault/catalogue/facts";
import { emblemsOf } from "@/games/imperial-assault/reading/emblems";
import { type Plan, planOf } from "@/games/imperial-assault/reading/plan";
import type { EmblemFacts } from "@/kit/heraldry/blazon";

/** One player's side with its groups. */
export interface Side {
  readonly side: SideView;
  readonly groups: ReadonlyArray<GroupView>;
}

export interface Seen {
  readonly view: SeatView;
  readonly facts: Facts;
  /** The map; null while nothing is known of it. */
  readonly plan: Plan | null;
  /** The emblems of the groups at this table by their cards, told from each other. */
  readonly emblems: ReadonlyMap<string, EmblemFacts>;
  /** The side that one looks from; whoever watches sits where the first seat does. */
  readonly near: Side;
  readonly far: Side;
}

/** A view as it is read; null while it lacks a side. */
export function seenIn(sent: View, facts: Facts): Seen | null {
  const view = boardOf<SeatView>(sent);
  const seat = Math.max(0, view.seat);
  const near = view.sides.find((side) => side.seat === seat);
  const far = view.sides.find((side) => side.seat !== seat);
  if (near === undefined || far === undefined) return null;
  const map = facts.maps.get(view.map);
  const sideOf = (side: SideView): Side => ({
    side,
    groups: view.groups.filter((group) => group.seat === side.seat),
  });
  return {
    view,
    facts,
    plan: map === undefined ? null : planOf(map),
    emblems: emblemsOf(facts, view.groups),
    near: sideOf(near),
    far: sideOf(far),
  };
}

/** The scene of a table of Imperial Assault. */
export interface ImperialScene extends Omit<Scene<Seen>, "board">, Seen {}

export function useImperial(): ImperialScene {
  const scene = useScene<Seen>();
  return { ...scene, ...scene.board };
}
