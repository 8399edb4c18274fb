/**
 * Moments of a game as plain functions of what the server has said.
 *
 * What belongs here: readings that several lessons are made of. What does not: rules. A moment
 * is a question that is asked, an option that is offered, something that lies on the table or
 * stands in the log; nothing is worked out.
 */
import type {
  BattleView,
  DecisionReason,
  PlayerView,
  SeatView,
  SegmentName,
  ToldKind,
  Verb,
} from "@protocol/swccg";
import { type When as At, all } from "@/core/lessons/lesson";
import { type MomentOf, momentIn, OVER } from "@/core/lessons/moment";
import type { TableState } from "@/core/store/state";
import { boardOf } from "@/core/view/view";
import { verbAt } from "@/games/swccg/reading/options";

/** What a lesson may look at. */
export type Moment = MomentOf<SeatView>;

export type When = At<Moment>;

export function momentOf(state: TableState): Moment | null {
  return momentIn(state, boardOf<SeatView>);
}

/** What is asked; the stages of an action are choices of their own, so each is a question. */
export function questionOf({ view, result }: Moment): number | null {
  if (result !== "") return OVER;
  return view.decision?.id ?? null;
}

/** Something is asked for this reason. */
export function asks(...reasons: ReadonlyArray<DecisionReason>): When {
  return ({ view }) => view.decision != null && reasons.includes(view.decision.reason);
}

/** Anything is asked. */
export const asked: When = ({ view }) => view.decision != null;

/** Such an action is offered. */
export function offers(verb: Verb): When {
  return ({ view }) =>
    view.decision?.options.some((_, place) => verbAt(view, place) === verb) ?? false;
}

/** Such an action has been begun, and the rest of it is asked. */
export function begun(verb: Verb): When {
  return ({ view }) => view.decision?.verb === verb;
}

/** The question is about something that everybody saw begin, not about a phase as such. */
export const answersAction: When = all(
  asks("respond"),
  ({ view }) => view.stack.length > 0 && view.battles.length === 0,
);

/** Actions of a phase are asked for. */
export const inPhase: When = ({ view }) => view.decision?.about?.kind === "phase";

export const myTurn: When = ({ view }) => view.turn === view.seat;
export const theirTurn: When = ({ view }) => view.turn !== view.seat && view.phase !== "setup";

/** A battle is fought at this segment, and something is asked. */
export function battleAt(...segments: ReadonlyArray<SegmentName>): When {
  return all(asked, ({ view }) => {
    const battle = battleIn(view);
    return battle !== undefined && segments.includes(battle.segment);
  });
}

export function battleIn(view: SeatView): BattleView | undefined {
  return view.battles.at(-1);
}

/** What one still owes in the battle. */
export function owedIn(view: SeatView, what: "attrition" | "damage"): number {
  return battleIn(view)?.[what][view.seat] ?? 0;
}

/** The log tells of it. */
export function happened(kind: ToldKind): When {
  return ({ lines }) => lines.some(({ event }) => event.kind === kind);
}

/** So many turns have begun at least. */
export function since(turn: number): When {
  return ({ view }) => view.turn_count >= turn;
}

/** Oneself. */
export function me(view: SeatView): PlayerView | undefined {
  return view.players.find(({ seat }) => seat === view.seat);
}

/** The other side. */
export function them(view: SeatView): PlayerView | undefined {
  return view.players.find(({ seat }) => seat !== view.seat);
}

export function lifeOf({ view }: Moment): number {
  return me(view)?.life_force ?? 0;
}

export const isOver: When = ({ result }) => result !== "";
