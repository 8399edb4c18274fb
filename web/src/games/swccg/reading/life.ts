/** A player's Life Force as units of a bar: what is left in each pile, what is at stake. */
import type { PlayerView } from "@protocol/swccg";
import type { Seen } from "@/games/swccg/reading/seen";

/** A deck has so many cards. */
export const DECK = 60;

export interface Life {
  readonly reserve: number;
  readonly force: number;
  readonly used: number;
  /** So much of it is about to be lost. */
  readonly stake: number;
}

export function lifeOf(seen: Seen, player: PlayerView): Life {
  const { reserve, force, used, drawn } = player;
  const left = player.life_force;
  return {
    reserve: reserve.length + drawn.length,
    force: force.length,
    used: used.length,
    stake: Math.min(left, stakeOf(seen, player.seat)),
  };
}

/** What a player is asked to lose now, or owes in a battle. */
function stakeOf({ view }: Seen, seat: number): number {
  const { decision, battles } = view;
  if (decision?.reason === "force_to_lose" && seat === view.seat) return decision.amount ?? 0;
  return battles.at(-1)?.damage[seat] ?? 0;
}

export function lifeWords({ reserve, force, used, stake }: Life): string {
  const lost = stake > 0 ? `, ${stake} at stake` : "";
  return `Life Force: ${reserve} in the Reserve Deck, ${force} in the Force Pile, ${used} in the Used Pile${lost}`;
}
