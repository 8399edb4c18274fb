/**
 * Spaces of the map at a table: what stands on them, what can be done there, and in words.
 */
import type { FigureView, TokenView } from "@protocol/imperial-assault";
import type { Decision } from "@/core/view/view";
import type { Plan, Space } from "@/games/imperial-assault/reading/plan";
import type { Seen } from "@/games/imperial-assault/reading/seen";
import { attackOf, figureName, figureOf } from "@/games/imperial-assault/reading/things";

/** A place on the plan, in spaces. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The middle of a figure; null while it is not on the map. */
export function middleOf(plan: Plan, figure: FigureView): Place | null {
  const space = plan.named.get(figure.space ?? "");
  if (space === undefined) return null;
  const { width = 1, height = 1 } = figure;
  return { x: space.column + width / 2, y: space.row + height / 2 };
}

/** The figures that stand on a space with some part of their base. */
export function figuresAt({ view, plan }: Seen, { column, row }: Space): ReadonlyArray<FigureView> {
  return view.figures.filter((figure) => {
    const corner = plan?.named.get(figure.space ?? "");
    if (corner === undefined) return false;
    const { width = 1, height = 1 } = figure;
    const [dx, dy] = [column - corner.column, row - corner.row];
    return dx >= 0 && dx < width && dy >= 0 && dy < height;
  });
}

export function tokensAt({ view }: Seen, { name }: Space): ReadonlyArray<TokenView> {
  return view.tokens.filter(({ space }) => space === name);
}

/** The number that a decision tells of an option: points it costs, or spaces away; null if none. */
export function numberOf({ view }: Seen, decision: Decision | null, place: number): number | null {
  if (decision === null || view.decision?.id !== decision.id) return null;
  const option = decision.options[place];
  const at = view.decision.options.findIndex(
    (one) =>
      one.kind === option?.kind &&
      one.source === option.source &&
      one.target === option.target &&
      one.value === option.value,
  );
  return view.decision.numbers?.[at] ?? null;
}

/** A space in words: its name, what it is, what stands there. */
export function spaceWords(seen: Seen, space: Space): string {
  const { terrain = "plain", exterior = false, zone = "" } = space;
  return [
    space.name,
    ...figuresAt(seen, space).map((figure) => figureName(seen.facts, figure)),
    ...tokensAt(seen, space).map(({ kind }) => kind),
    ...(terrain === "plain" ? [] : [terrain]),
    ...(exterior ? ["exterior"] : []),
    ...(zone === "" ? [] : [`${zone} zone`]),
  ].join(", ");
}

/** A place to look at, and how many spaces around it belong to it. */
export interface Focus extends Place {
  readonly wide: number;
  readonly high: number;
}

/** What to look at first: an open attack, the active figure, else one's own figures or zone. */
export function focusOf(seen: Seen): Focus {
  const { view, plan, near } = seen;
  if (plan === null) return { x: 0, y: 0, wide: 0, high: 0 };
  const attack = attackOf(view);
  const acting = view.activations.at(-1)?.figure ?? view.decision?.source ?? 0;
  const wanted = attack === undefined ? [acting] : [attack.attacker, attack.target ?? 0];
  const found = wanted.flatMap((id) => {
    const figure = figureOf(view, id);
    const middle = figure === undefined ? null : middleOf(plan, figure);
    return middle === null ? [] : [middle];
  });
  if (found.length > 0) return { ...middleOfAll(found), ...spanOf(found) };
  const mine = view.figures
    .filter(({ seat }) => seat === near.side.seat)
    .flatMap((figure) => middleOf(plan, figure) ?? []);
  if (mine.length > 0) return { ...middleOfAll(mine), wide: 0, high: 0 };
  const zone = plan.spaces.filter(
    (space) => near.side.zone !== "" && space.zone === near.side.zone,
  );
  const spaces = zone.length > 0 ? zone : plan.spaces;
  const middles = spaces.map(({ column, row }) => ({ x: column + 0.5, y: row + 0.5 }));
  return { ...middleOfAll(middles), wide: 0, high: 0 };
}

function middleOfAll(places: ReadonlyArray<Place>): Place {
  const sum = (of: (place: Place) => number): number =>
    places.reduce((all, place) => all + of(place), 0) / Math.max(1, places.length);
  return { x: sum(({ x }) => x), y: sum(({ y }) => y) };
}

/** How far places are from each other across and down. */
function spanOf(places: ReadonlyArray<Place>): { wide: number; high: number } {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return {
    wide: Math.max(...xs) - Math.min(...xs),
    high: Math.max(...ys) - Math.min(...ys),
  };
}
