/**
 * A view of the Customizable Card Game with everything that is read from it: what every part of
 * its table is given.
 */
import type { PlayerView, SeatView } from "@protocol/swccg";
import { type Scene, useScene } from "@/core/scene/scene";
import { boardOf, type View } from "@/core/view/view";
import type { Facts } from "@/games/swccg/catalogue/facts";

export interface Seen {
  readonly view: SeatView;
  readonly facts: Facts;
  /** The player that one looks from; whoever watches sits where the first seat does. */
  readonly near: PlayerView;
  readonly far: PlayerView;
}

/** A view as it is read; null while it lacks a player. */
export function seenIn(sent: View, facts: Facts): Seen | null {
  const view = boardOf<SeatView>(sent);
  const seat = Math.max(0, view.seat);
  const near = view.players.find((player) => player.seat === seat);
  const far = view.players.find((player) => player.seat !== seat);
  return near === undefined || far === undefined ? null : { view, facts, near, far };
}

/** The scene of a table of the Customizable Card Game. */
export interface SwccgScene extends Scene<Seen>, Seen {}

export function useSwccg(): SwccgScene {
  const scene = useScene<Seen>();
  return { ...scene, ...scene.board };
}
