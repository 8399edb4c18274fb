import type { SeatView } from "@protocol/destiny";
import type { Placement, TrayItem } from "@/core/scene/placement";
import type { Decision, Option } from "@/core/view/view";
import { visibleThings } from "@/games/destiny/reading/board";
import type { Seen } from "@/games/destiny/reading/seen";
import { readSide, SYMBOLS, type SymbolName } from "@/games/destiny/reading/sides";
import { codeOf } from "@/games/destiny/reading/things";

/**
 * Which thing on the table stands for which options of the decision.
 *
 * What an option does is in the prompt's words, not here.
 */

/** Where each option of a decision is drawn. */
export function placeOptions({ view, board }: Seen, decision: Decision): Placement {
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

function trayItems(
  view: SeatView,
  decision: Decision,
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
function thingsOf(view: SeatView, option: Option): ReadonlyArray<number> {
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
