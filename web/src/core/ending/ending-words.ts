/**
 * A game that is over in words.
 *
 * What belongs here: sentences made of numbers. What does not: components.
 */
import type { BestRoll, GameSummary, Luck, Review, Tally } from "@protocol";
import type { EndingArt, TallyWords } from "@/core/ending/art";
import { capital, listed } from "@/kit/wording";

/** Who won alone; -1 for nobody. */
export function winnerOf({ ranking }: Pick<GameSummary, "ranking">): number {
  const [best = []] = ranking;
  return best.length === 1 ? (best[0] ?? -1) : -1;
}

/** Whose eyes the numbers are for: one's own, else the winner's, else the first seat's. */
export function eyesOf(game: GameSummary, seat: number): number {
  return seat >= 0 ? seat : Math.max(0, winnerOf(game));
}

export function nameOf({ players }: Pick<GameSummary, "players">, seat: number): string {
  const player = players[seat];
  if (player === undefined) return "";
  return player.bot === "" ? player.name : "The computer";
}

/** Who won, in two words where it goes. */
export function headline(game: GameSummary, seat: number): string {
  const winner = winnerOf(game);
  if (winner < 0) return "A draw";
  if (seat < 0) return `${nameOf(game, winner)} wins`;
  return winner === seat ? "You win" : "You lost";
}

/** How it ended, without what the headline says already. */
export function reasonWords(how: string): string {
  const [said, ...rest] = how.split(": ");
  return capital(rest.length > 0 && /\bwins?$/.test(said ?? "") ? rest.join(": ") : how);
}

const LEAST_UNLIKELY = 42;

/** How far the winner once was behind; empty if they never were. */
export function turnaround(
  { points }: Review,
  game: GameSummary,
  seat: number,
  { round }: EndingArt,
): string {
  const winner = winnerOf(game);
  if (winner < 0) return "";
  const lowest = points
    .slice(0, -1)
    .reduce<(typeof points)[number] | undefined>(
      (least, point) => (chance(point, winner) < chance(least, winner) ? point : least),
      undefined,
    );
  if (lowest === undefined || chance(lowest, winner) >= LEAST_UNLIKELY) return "";
  const whose = seat < 0 ? "their" : winner === seat ? "your" : "your";
  const shown = winner === seat || seat < 0 ? chance(lowest, winner) : 100 - chance(lowest, winner);
  return `In ${round} ${lowest.round} ${whose} chance was ${Math.round(shown)} in 100.`;
}

function chance(point: Review["points"][number] | undefined, seat: number): number {
  return point?.chances[seat] ?? 101;
}

/** How long it took. */
export function lengthWords({ rounds, actions }: Review, { round }: EndingArt): string {
  const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;
  const parts = [
    ...(rounds > 0 ? [many(rounds, round)] : []),
    ...(actions > 0 ? [many(actions, "action")] : []),
  ];
  return capital(parts.join(", "));
}

/** Of a tally: all of it, and what of what was dealt came to nothing. */
export function tallyWords({ shares }: Tally, { unit, wasted }: TallyWords): string {
  const total = shares.reduce((sum, { amount }) => sum + amount, 0);
  const lost = shares.reduce((sum, share) => sum + share.wasted, 0);
  return lost > 0 && wasted !== ""
    ? `${total} ${unit}, ${lost} more ${wasted}`
    : `${total} ${unit}`;
}

const EVEN = 0.05;

/** Rolls against the odds, in two sentences. */
export function luckWords(
  luck: Luck,
  whose: string,
  { rolls: [one, several] }: EndingArt,
): readonly [string, string] {
  const { rolls, got, expected, luckier_than } = luck;
  const more = got - expected;
  const size = Math.abs(more).toFixed(1);
  const found =
    Math.abs(more) < EVEN
      ? "just what is expected"
      : `${size} ${more > 0 ? "more" : "less"} than expected`;
  const count = `${rolls.length} ${rolls.length === 1 ? one : several}`;
  return [
    `${whose} ${count} brought ${found}.`,
    `Luckier than ${Math.round(luckier_than)} of 100 games with the same ${several}.`,
  ];
}

/** How often a roll is as good as the best one. */
export function bestWords(best: BestRoll, { rolls, round }: EndingArt): string {
  const often = best.of / best.ways;
  const about = Number.isInteger(often) ? "" : "about ";
  return `in ${round} ${best.round}: one ${rolls[0]} in ${about}${Math.round(often)} is as good.`;
}

/** Rounds in which a share came to something, for whoever cannot see the bar. */
export function byRoundWords(counts: ReadonlyArray<number>, { round }: EndingArt): string {
  const parts = counts.flatMap((count, nth) =>
    count > 0 ? [`${count} in ${round} ${nth + 1}`] : [],
  );
  return listed(parts);
}
