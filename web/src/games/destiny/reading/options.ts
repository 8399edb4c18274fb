import type { DecisionView, OptionView, SeatView } from "@protocol";
import { boardOf, visibleThings } from "@/games/destiny/reading/board";
import { readSide, SYMBOLS, type SymbolName } from "@/games/destiny/reading/sides";
import { codeOf } from "@/games/destiny/reading/things";

/**
 * Which thing on the table stands for which options of the decision.
 *
 * Each option has one place: things on the board, the tray of things that lie in a stack or
 * on a card, or the decision bar. What an option does is in the prompt's words, not here.
 */

/** Something that can be chosen but does not lie open on the board. */
export interface TrayItem {
  readonly id: number;
  readonly code: string;
  readonly options: ReadonlyArray<number>;
}

export interface Placement {
  /** For each thing on the board, the places of the options it stands for. */
  readonly things: ReadonlyMap<number, ReadonlyArray<number>>;
  readonly tray: ReadonlyArray<TrayItem>;
  /** The places of options that belong to no thing. */
  readonly bar: ReadonlyArray<number>;
}

export const NO_OPTIONS: Placement = { things: new Map(), tray: [], bar: [] };

/** Where each option of the view's decision is drawn. */
export function placeOptions(view: SeatView): Placement {
  const { decision } = view;
  const board = boardOf(view);
  if (decision === null || board === null) {
    return NO_OPTIONS;
  }
  const visible = visibleThings(board);
  const things = new Map<number, number[]>();
  const tray = new Map<number, number[]>();
  const bar: number[] = [];
  decision.options.forEach((option, place) => {
    const named = thingsOf(view, option);
    const shown = named.filter((id) => visible.has(id));
    if (named.length === 0) {
      bar.push(place);
    }
    for (const id of shown.length > 0 ? shown : named) {
      const into = shown.length > 0 ? things : tray;
      into.set(id, [...(into.get(id) ?? []), place]);
    }
  });
  return { things, tray: trayItems(view, decision, tray), bar };
}

/** The places of the options that a thing stands for, on the board or in the tray. */
export function placesOf(placement: Placement, id: number): ReadonlyArray<number> {
  const inTray = placement.tray.find((item) => item.id === id);
  return placement.things.get(id) ?? inTray?.options ?? [];
}

function trayItems(
  view: SeatView,
  decision: DecisionView,
  tray: ReadonlyMap<number, ReadonlyArray<number>>,
): ReadonlyArray<TrayItem> {
  return [...tray].map(([id, options], place) => ({
    id,
    code:
      decision.reason === "battlefield"
        ? (view.players[place]?.battlefield ?? "")
        : codeOf(view, id),
    options,
  }));
}

/** The things an option is about, as the numbers they have in the view. */
export function thingsOf(view: SeatView, option: OptionView): ReadonlyArray<number> {
  switch (option.kind) {
    case "entity":
      return numbers(option.target);
    case "play":
    case "activate":
    case "card_action":
    case "claim":
      return numbers(option.source);
    case "resolve":
      return diceShowing(view, SYMBOLS[option.value ?? 0] ?? "any");
    default:
      return [];
  }
}

function numbers(id: number | undefined): ReadonlyArray<number> {
  return id === undefined || id === 0 ? [] : [id];
}

/** The dice of one's own pool with a symbol; modifiers are added later. */
function diceShowing(view: SeatView, symbol: SymbolName): ReadonlyArray<number> {
  return view.dice
    .filter((die) => die.zone === "pool" && die.seat === view.seat)
    .filter((die) => {
      const side = readSide(die.side ?? "-");
      return side.symbol === symbol && !side.modifier;
    })
    .map((die) => die.id);
}
