/**
 * Spaces of the map at a table: what stands on them, what can be done there, and in words.
 */
import type { FigureView, TokenView } from "@protocol/imperial-assault";
import type { Act } from "@/core/staging/act";
import type { Decision } from "@/core/view/view";
import type { Plan, Space } from "@/games/imperial-assault/reading/plan";
import type { Seen } from "@/games/imperial-assault/reading/seen";
import {
  attackOf,
  FIRST_SPACE,
  figureName,
  figureOf,
  isSpace,
  tokenOf,
} from "@/games/imperial-assault/reading/things";

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

/** The accuracy that the target of an option needs; 0 in melee. */
export function neededAt({ view }: Seen, place: number): number {
  return view.decision?.needed?.[place] ?? 0;
}

/** How far a target is and what accuracy that needs, in words; empty where nothing is known. */
export function rangeWords(away: number | null, needed: number): string {
  if (away === null) return "";
  const far = `It is ${away} ${away === 1 ? "space" : "spaces"} away`;
  return needed > 0 ? `${far} and needs ${needed} accuracy.` : `${far}.`;
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

/** What to look at first: an open attack, who acts and what can be chosen, else one's own side. */
export function focusOf(seen: Seen): Focus {
  const { view, plan, near } = seen;
  if (plan === null) return { x: 0, y: 0, wide: 0, high: 0 };
  const attack = attackOf(view);
  const acting = view.activations.at(-1)?.figure ?? view.decision?.source ?? 0;
  const offered = (view.decision?.options ?? []).map(({ target = 0 }) => target);
  const wanted = attack === undefined ? [acting] : [attack.attacker, attack.target ?? 0];
  const found = [...wanted, ...offered].flatMap((id) => placeOf(seen, plan, id) ?? []);
  if (found.length > 0) return around(found);
  const mine = view.figures
    .filter(({ seat }) => seat === near.side.seat)
    .flatMap((figure) => middleOf(plan, figure) ?? []);
  if (mine.length > 0) return around(mine);
  const zone = plan.spaces.filter(
    (space) => near.side.zone !== "" && space.zone === near.side.zone,
  );
  return around((zone.length > 0 ? zone : plan.spaces).map(middleOfSpace));
}

/** What is looked at while something is on stage: whom it concerns; null where that is not drawn. */
export function stagedFocus(seen: Seen, { cause, landings }: Act): Focus | null {
  const { plan } = seen;
  if (plan === null) return null;
  const things = [cause, ...landings.map(({ thing }) => thing)];
  const found = things.flatMap((id) => placeOf(seen, plan, id) ?? []);
  return found.length === 0 ? null : around(found);
}

/** What belongs together: when it changes, something else is to be looked at. */
export function focusName({ view }: Seen): string {
  return `${view.active} ${view.activations.at(-1)?.figure ?? 0} ${attackOf(view)?.id ?? 0}`;
}

/** Where a figure, a token or a space is; null for whatever else a number names. */
function placeOf({ view }: Seen, plan: Plan, id: number): Place | null {
  const figure = figureOf(view, id);
  if (figure !== undefined) return middleOf(plan, figure);
  const space = isSpace(id)
    ? plan.spaces[id - FIRST_SPACE]
    : plan.named.get(tokenOf(view, id)?.space ?? "");
  return space === undefined ? null : middleOfSpace(space);
}

/** What goes around some spaces. */
export function aroundSpaces(spaces: ReadonlyArray<Space>): Focus {
  return around(spaces.map(middleOfSpace));
}

function middleOfSpace({ column, row }: Space): Place {
  return { x: column + 0.5, y: row + 0.5 };
}

/** The middle of what goes around places, and how far they are from each other. */
function around(places: ReadonlyArray<Place>): Focus {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, wide: right - left, high: bottom - top };
}
