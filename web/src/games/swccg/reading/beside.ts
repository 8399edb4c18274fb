/** What lies on table but at no location: beside piles, on a player's side. */
import type { CopyView, SeatView } from "@protocol/swccg";
import { carriedBy } from "@/games/swccg/reading/places";
import { pileOf } from "@/games/swccg/reading/things";

/** The cards beside the piles of a seat, with what is on them. */
export function besideOf(view: SeatView, seat: number): ReadonlyArray<CopyView> {
  return view.copies
    .filter(({ holder, side, slot }) => {
      const pile = pileOf(holder);
      if (pile !== null) return pile.seat === seat;
      return holder === 0 && slot !== "layer" && side === seat;
    })
    .flatMap((copy) => [copy, ...carriedBy(view, copy.id)]);
}
