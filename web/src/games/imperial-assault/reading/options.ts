/**
 * Which thing on the table stands for which options of the decision.
 *
 * What an option does is in the prompt's words, not here.
 */
import type { SeatView } from "@protocol/imperial-assault";
import { optionKey } from "@/core/picking/stages";
import type { Placement, Series, TrayItem } from "@/core/scene/placement";
import type { Decision, Option } from "@/core/view/view";
import type { Seen } from "@/games/imperial-assault/reading/seen";
import {
  attackOf,
  codeOf,
  diceOf,
  FIRST_SPACE,
  figureName,
  isSpace,
} from "@/games/imperial-assault/reading/things";
import { costWords } from "@/games/imperial-assault/reading/ways";

/** Where each option of a decision is drawn. */
export function placeOptions(seen: Seen, decision: Decision): Placement {
  const { view } = seen;
  const drawn = drawnThings(view);
  const things = new Map<number, ReadonlyArray<number>>();
  const hidden = new Map<number, ReadonlyArray<number>>();
  const bar: number[] = [];
  decision.options.forEach((option, place) => {
    const id = thingOf(option);
    if (id === 0) {
      bar.push(place);
      return;
    }
    const into = drawn.has(id) || isSpace(id) ? things : hidden;
    into.set(id, [...(into.get(id) ?? []), place]);
  });
  const tray: ReadonlyArray<TrayItem> = [...hidden].map(([id, options]) => ({
    id,
    code: codeOf(view, id),
    options,
  }));
  const series = seriesOf(seen, decision);
  return series.size === 0 ? { things, tray, bar } : { things, tray, bar, series };
}

/** What one click says in several answers: a figure of a group, a space to go to, who comes next. */
function seriesOf(seen: Seen, decision: Decision): ReadonlyMap<number, Series> {
  switch (decision.reason) {
    case "activate":
      return figuresOfGroups(seen, decision);
    case "menu":
      return new Map([...waysOf(seen, decision), ...nextFigures(seen, decision)]);
    default:
      return new Map();
  }
}

/** A figure on the map stands for its group, and for being the first of it. */
function figuresOfGroups(
  { view, facts }: Seen,
  { options }: Decision,
): ReadonlyMap<number, Series> {
  const found = new Map<number, Series>();
  for (const figure of view.figures) {
    const first = options.findIndex(({ target }) => target === figure.group);
    if (first >= 0 && (figure.space ?? "") !== "") {
      const words = `Activate its group, ${figureName(facts, figure)} first`;
      found.set(figure.id, { first, keys: [chosenKey(figure.id)], words });
    }
  }
  return found;
}

/** The spaces that moves lead to: so many moves, then the way there. */
function waysOf({ view, plan }: Seen, { options }: Decision): ReadonlyMap<number, Series> {
  const found = new Map<number, Series>();
  const figure = view.activations.at(-1)?.figure ?? 0;
  for (const way of view.decision?.ways ?? []) {
    const { target, value = 0, cost = 0, moves = 0 } = way;
    const said = [
      ...Array.from({ length: moves }, () => optionKey({ kind: "move", source: figure })),
      optionKey({ kind: "walk", source: figure }),
      optionKey({ kind: "go", source: figure, target, value }),
    ];
    const first = options.findIndex((option) => optionKey(option) === said[0]);
    const known = found.get(target);
    const name = plan?.spaces[target - FIRST_SPACE]?.name ?? "";
    // Of the two ways to stand there the one that needs less stands for the space.
    if (first >= 0 && (known === undefined || said.length <= known.keys.length)) {
      found.set(target, {
        first,
        keys: said.slice(1),
        words: `Go to ${name}: ${costWords(cost, moves)}`,
      });
    }
  }
  return found;
}

/** With no action left, another figure of the group ends this activation and begins its own. */
function nextFigures({ view, facts }: Seen, { options }: Decision): ReadonlyMap<number, Series> {
  const found = new Map<number, Series>();
  const now = view.activations.at(-1);
  const first = options.findIndex(({ kind }) => kind === "end");
  const acting = view.figures.find(({ id }) => id === now?.figure);
  if (first < 0 || acting === undefined || (now?.actions ?? 0) > 0) return found;
  for (const figure of view.figures) {
    const isNext = figure.group === acting.group && figure.id !== acting.id;
    if (isNext && figure.activated !== true && (figure.space ?? "") !== "") {
      const words = `End this activation; ${figureName(facts, figure)} is next`;
      found.set(figure.id, { first, keys: [chosenKey(figure.id)], words });
    }
  }
  return found;
}

function chosenKey(target: number): string {
  return optionKey({ kind: "entity", target });
}

/** The thing that an option is about; 0 if it is about none. */
function thingOf({ kind, source = 0, target = 0 }: Option): number {
  switch (kind) {
    case "entity":
    case "go":
    case "step":
    case "attack":
    case "interact":
    case "command":
      return target;
    case "reaction":
      return source;
    default:
      return 0;
  }
}

/** The numbers of everything that is drawn and can be clicked, but for the spaces. */
function drawnThings(view: SeatView): ReadonlySet<number> {
  const attack = attackOf(view);
  return new Set([
    ...view.figures.filter(({ space = "" }) => space !== "").map(({ id }) => id),
    ...view.groups.map(({ id }) => id),
    ...view.tokens.filter(({ space = "" }) => space !== "").map(({ id }) => id),
    ...view.doors.map(({ id }) => id),
    ...(attack === undefined ? [] : diceOf(attack).map(({ id }) => id)),
    ...handOf(view),
  ]);
}

/** The cards that lie open in one's own hand. */
function handOf(view: SeatView): ReadonlyArray<number> {
  const seat = Math.max(0, view.seat);
  const hand = view.sides.find((side) => side.seat === seat)?.hand ?? [];
  return hand.filter(({ code = "" }) => code !== "").map(({ handle }) => -handle);
}
