/** Figures as cards show them: nobody has moved or hurt them yet. */
import type { CardFacts } from "@protocol/imperial-assault";
import { emblemOf } from "@/games/imperial-assault/reading/emblems";
import { type FigureFace, outlineOf } from "@/games/imperial-assault/reading/faces";

export function faceOfCard(card: CardFacts): FigureFace {
  const { affiliation = "", elite, unique, health = 1 } = card;
  return {
    emblem: emblemOf(card),
    outline: outlineOf(affiliation),
    mine: true,
    mirrored: false,
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
