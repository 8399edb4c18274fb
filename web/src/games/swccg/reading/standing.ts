/** Where a game stands, in words. */
import type { PhaseName } from "@protocol/swccg";
import type { Seen } from "@/games/swccg/reading/seen";

/** The phases of a turn in their order. */
export const PHASES: ReadonlyArray<readonly [PhaseName, string]> = [
  ["activate", "Activate"],
  ["control", "Control"],
  ["deploy", "Deploy"],
  ["battle", "Battle"],
  ["move", "Move"],
  ["draw", "Draw"],
];

/** "your turn 3", "Mirel’s turn 4". */
export function turnWords({ view }: Seen, who: (seat: number) => string): string {
  if (view.phase === "setup") return "Setup";
  const name = who(view.turn);
  return `${name === "You" ? "Your" : `${name}’s`} turn ${view.turn_count}`;
}

/** In a few words: "Turn 3, control phase". */
export function standingLine({ view }: Seen): string {
  if (view.phase === "setup") return "Setup";
  const whose = view.seat < 0 ? "Turn" : view.turn === view.seat ? "Your turn" : "Their turn";
  return `${whose} ${view.turn_count}, ${view.phase} phase`;
}

/** The same in whole sentences. */
export function standingWords(seen: Seen, who: (seat: number) => string): string {
  const { view, near, far } = seen;
  const life = [near, far].map(
    ({ seat, life_force, force }) =>
      `${who(seat)}: Life Force ${life_force}, ${force.length} Force to use.`,
  );
  const phase = view.phase === "setup" ? "" : `, ${view.phase} phase`;
  return `${turnWords(seen, who)}${phase}. ${life.join(" ")}`;
}
