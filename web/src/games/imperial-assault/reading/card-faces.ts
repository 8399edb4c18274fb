/** Figures as cards show them: nobody has moved or hurt them yet. */
import type { CardFacts } from "@protocol/imperial-assault";
import { type FigureFace, lettersOf, outlineOf } from "@/games/imperial-assault/reading/faces";

export function faceOfCard({
  name,
  affiliation = "",
  elite,
  unique,
  health = 1,
}: CardFacts): FigureFace {
  return {
    letters: lettersOf(name),
    outline: outlineOf(affiliation),
    mine: true,
    elite: elite === true && unique !== true,
    health: Math.max(1, health),
    damage: 0,
    number: 0,
    conditions: [],
    carries: false,
    spent: false,
    width: 1,
    height: 1,
  };
}
