/** What is known of a game that is over: first who won, then how it went. */
import type { GameSummary, Review } from "@protocol";
import { games } from "@/core/net/api";
import { type Asked, useAsked } from "@/core/site/asked";

export interface Told {
  readonly summary: Asked<GameSummary>;
  readonly review: Asked<Review>;
}

export function useTold(game: string, seat: number): Told {
  const summary = useAsked(() => games.show(game), game);
  const review = useAsked(() => games.review(game, seat), `${game} ${seat}`);
  return { summary, review };
}

/** Whether there is something to show: how it went, or why that cannot be told. */
export function isReady({ summary, review }: Told): boolean {
  return summary.told !== null && (review.told !== null || review.refusal !== null);
}
