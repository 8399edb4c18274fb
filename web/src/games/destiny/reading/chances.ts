import type { SeatView } from "@protocol/destiny";
import { type Catalogue, titleOf } from "@/games/destiny/catalogue/catalogue";
import type { Board } from "@/games/destiny/reading/board";
import { piecesOf } from "@/games/destiny/reading/board";

/**
 * Questions about dice before they are rolled.
 */

/** A question for `odds`, and what it is about in words. */
export interface OddsQuestion {
  readonly question: string;
  readonly words: string;
}

/** What can be asked of this table: each card of one's own that can roll, and one's pool. */
export function oddsQuestions(
  view: SeatView,
  board: Board,
  catalogue: Catalogue,
): ReadonlyArray<OddsQuestion> {
  const pool = board.near.pool.map((die) => die.id).join(":");
  const ready = piecesOf(board.near)
    .filter(({ copy }) => copy.type === "character" || copy.type === "support")
    .filter(({ copy, home, attached }) => {
      const dice = home.length + attached.reduce((sum, one) => sum + one.home.length, 0);
      return (copy.ready ?? true) && dice > 0;
    })
    .map(({ copy }) => ({
      question: `activate:${copy.id}`,
      words: `Activate ${titleOf(catalogue, copy.code)}`,
    }));
  const whole =
    pool === "" || view.seat < 0
      ? []
      : [
          { question: `reroll:${pool}`, words: "Reroll the pool" },
          { question: `focus:${pool}`, words: "Turn the pool" },
        ];
  return [...ready, ...whole];
}
