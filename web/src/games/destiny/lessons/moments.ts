import type { DecisionReason, DieView, OptionKind, SeatView, ToldKind } from "@protocol/destiny";
import { type When as At, all, any } from "@/core/lessons/lesson";
import { type MomentOf, momentIn, OVER } from "@/core/lessons/moment";
import { groupOf } from "@/core/picking/stages";
import type { TableState } from "@/core/store/state";
import { seatViewOf, toldOf } from "@/games/destiny/reading/sent";
import { readSide, type Side, type SymbolName } from "@/games/destiny/reading/sides";
import { copiesOf } from "@/games/destiny/reading/things";

/**
 * Moments of a game as plain functions of what the server has said.
 *
 * What belongs here: readings that several lessons are made of. What does not: rules. A moment
 * is a question that is asked, an option that is offered, something that lies on the table or
 * stands in the log; nothing is worked out.
 */

/** What a lesson may look at. */
export type Moment = MomentOf<SeatView>;

export type When = At<Moment>;

export function momentOf(state: TableState): Moment | null {
  return momentIn(state, seatViewOf);
}

/** The number of what is asked, the same for all its stages; null while nothing is. */
export function questionOf({ view, result }: Moment): number | null {
  if (result !== "") {
    return OVER;
  }
  return view.decision === null ? null : groupOf(view.decision);
}

/** Something is asked for this reason. */
export function asks(reason: DecisionReason): When {
  return ({ view }) => view.decision?.reason === reason;
}

/** An action is asked for: the time to look around. */
export const acting: When = any(asks("action"), asks("additional_action"));

/** Things are to be chosen for this verb of a card or die. */
export function asksFor(purpose: string): When {
  return ({ view }) => view.decision?.reason === "choose" && view.decision.purpose === purpose;
}

/** Such an option is offered. */
export function offers(kind: OptionKind): When {
  return ({ view }) => view.decision?.options.some((option) => option.kind === kind) ?? false;
}

/** The round has at least this number. */
export function since(round: number): When {
  return ({ view }) => view.round >= round;
}

/** Whose doing it was: one's own, the opponent's, or anybody's. */
type Whose = "mine" | "theirs" | "anybody";

/** The log tells of it. */
export function happened(kind: ToldKind, whose: Whose = "anybody"): When {
  return ({ view, lines }) =>
    lines.some(({ event }) => event.kind === kind && isOf(whose, event.seat, view.seat));
}

function isOf(whose: Whose, seat: number | undefined, mine: number): boolean {
  return whose === "anybody" || (seat === mine) === (whose === "mine");
}

/** The newest amount that the log tells for one's own seat; 0 if it tells of none. */
export function latestAmount({ view, lines }: Moment, kind: ToldKind): number {
  const found = lines.map(toldOf).findLast((told) => told.kind === kind && told.seat === view.seat);
  return found?.amount ?? 0;
}

/** The dice of one's own pool. */
export function ownPool(view: SeatView): ReadonlyArray<DieView> {
  return view.dice.filter((die) => die.zone === "pool" && die.seat === view.seat);
}

/** A die of one's own pool shows such a side. */
export function poolHas(wanted: (side: Side) => boolean): When {
  return ({ view }) => ownPool(view).some((die) => wanted(readSide(die.side ?? "-")));
}

/** One is to act, and a die of one's own pool shows this symbol. */
export function shows(symbol: SymbolName): When {
  return all(
    acting,
    poolHas((side) => side.symbol === symbol),
  );
}

/** One's own characters, or those of the opponent. */
export function charactersOf(view: SeatView, whose: "mine" | "theirs"): number {
  return copiesOf(view).filter(
    (copy) => copy.type === "character" && isOf(whose, copy.controller, view.seat),
  ).length;
}
