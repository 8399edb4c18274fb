/**
 * Figures as they are drawn: emblem, outline, health, what they have.
 */
import type { ConditionName, FigureView } from "@protocol/imperial-assault";
import { emblemOf, NOBODY } from "@/games/imperial-assault/reading/emblems";
import type { Seen } from "@/games/imperial-assault/reading/seen";
import { figureName, groupOf, tokenOf } from "@/games/imperial-assault/reading/things";
import type { EmblemFacts } from "@/kit/heraldry/blazon";

/** Rebels round, Empire cut at two corners, everybody else flat. */
export type Outline = "round" | "cut" | "flat";

export interface FigureFace {
  readonly emblem: EmblemFacts;
  readonly outline: Outline;
  readonly mine: boolean;
  /** Whether the other side has figures of the same card. */
  readonly mirrored: boolean;
  readonly elite: boolean;
  readonly health: number;
  readonly damage: number;
  /** What tells it from others of its card; 0 for the only one. */
  readonly number: number;
  readonly conditions: ReadonlyArray<ConditionName>;
  readonly carries: boolean;
  /** Whether it is exhausted, or has been activated in the active group. */
  readonly spent: boolean;
  /** How many spaces it is wide and high. */
  readonly width: number;
  readonly height: number;
}

export function faceOf(seen: Seen, figure: FigureView): FigureFace {
  const card = seen.facts.cards.get(figure.code);
  const group = groupOf(seen.view, figure.group);
  return {
    emblem: seen.emblems.get(figure.code) ?? (card === undefined ? NOBODY : emblemOf(card)),
    outline: outlineOf(card?.affiliation ?? ""),
    mine: figure.seat === seen.near.side.seat,
    mirrored: seen.view.groups.some(
      ({ code, seat }) => code === figure.code && seat !== figure.seat,
    ),
    elite: card?.elite === true && card.unique !== true,
    health: Math.max(1, figure.health ?? 1),
    damage: figure.damage ?? 0,
    number: figure.number,
    conditions: figure.conditions ?? [],
    carries: (figure.carried ?? []).length > 0,
    spent: group?.ready === false || isDone(seen, figure),
    width: figure.width ?? 1,
    height: figure.height ?? 1,
  };
}

/** Whether a figure of the active group has been activated, and another one is now. */
function isDone({ view }: Seen, { activated = false, group, id }: FigureView): boolean {
  return activated && view.active === group && view.activations.at(0)?.figure !== id;
}

export function outlineOf(affiliation: string): Outline {
  if (affiliation === "rebel") return "round";
  return affiliation === "imperial" ? "cut" : "flat";
}

/** Everything there is to say of a figure. */
export function figureWords(seen: Seen, figure: FigureView): string {
  const { view, facts, near } = seen;
  const { damage = 0, health = 0, conditions = [], carried = [], power = [], space = "" } = figure;
  const whose = figure.seat === near.side.seat ? "" : ", the opponent’s";
  const carries = carried.map((id) => `carries ${tokenOf(view, id)?.kind ?? "something"}`);
  const where = space === "" ? "not on the map" : `at ${space}`;
  const state = figure.defeated === true ? "defeated" : `${where}, ${damage} of ${health} damage`;
  const tokens = power.map((symbol) => `a power token of ${symbol}`);
  const acted = isDone(seen, figure) ? ["activated"] : [];
  const name = `${figureName(facts, figure)}${whose}`;
  return [name, state, ...conditions, ...tokens, ...carries, ...acted].join(", ");
}
