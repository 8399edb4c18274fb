/**
 * Moments of a skirmish as plain functions of what the server has said.
 *
 * What belongs here: readings that several lessons are made of. What does not: rules. A moment
 * is a question that is asked, an option that is offered, something that lies on the table or
 * stands in the log; nothing is worked out.
 */
import type {
  AttackStep,
  AttackView,
  DecisionReason,
  DieView,
  OptionKind,
  SeatView,
  SideView,
  ToldKind,
} from "@protocol/imperial-assault";
import { type When as At, all } from "@/core/lessons/lesson";
import { type MomentOf, momentIn, OVER } from "@/core/lessons/moment";
import type { TableState } from "@/core/store/state";
import { boardOf } from "@/core/view/view";
import { attackOf } from "@/games/imperial-assault/reading/things";

/** What a lesson may look at. */
export type Moment = MomentOf<SeatView>;

export type When = At<Moment>;

export function momentOf(state: TableState): Moment | null {
  return momentIn(state, boardOf<SeatView>);
}

/** What is asked; the stages of a menu are choices of their own, so each is a question. */
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

/** Such an option is offered. */
export function offers(...kinds: ReadonlyArray<OptionKind>): When {
  return ({ view }) => view.decision?.options.some(({ kind }) => kinds.includes(kind)) ?? false;
}

/** The log tells of it. */
export function happened(kind: ToldKind): When {
  return ({ lines }) => lines.some(({ event }) => event.kind === kind);
}

/** An attack is open at this step, and something is asked. */
export function attackAt(step: AttackStep): When {
  return all(asked, ({ view }) => attackOf(view)?.step === step);
}

/** Who attacks in the open attack: oneself, or the other side. */
export function attackBy(whose: "mine" | "theirs"): When {
  return ({ view }) => {
    const attack = attackOf(view);
    return attack !== undefined && (attack.seat === view.seat) === (whose === "mine");
  };
}

/** Dice of the open attack were rolled. */
export const rolled: When = ({ view }) => diceOf(attackOf(view)).length > 0;

function diceOf(attack: AttackView | undefined): ReadonlyArray<DieView> {
  const dice = [...(attack?.attack_dice ?? []), ...(attack?.defence_dice ?? [])];
  return dice.filter(({ face = [] }) => face.length > 0);
}

/** The round has at least this number. */
export function since(round: number): When {
  return ({ view }) => view.round >= round;
}

/** Some figure has a condition. */
export const someCondition: When = all(asked, ({ view }) =>
  view.figures.some(({ conditions = [] }) => conditions.length > 0),
);

/** One's own side. */
export function mySide(view: SeatView): SideView | undefined {
  return view.sides.find(({ seat }) => seat === view.seat);
}

export function myGroups(view: SeatView): number {
  return view.groups.filter(({ seat }) => seat === view.seat).length;
}

/** What one's own active figure has left. */
export function actionsLeft({ view }: Moment): number {
  return view.activations.at(-1)?.actions ?? 0;
}

export function pointsLeft({ view }: Moment): number {
  return view.activations.at(-1)?.points ?? 0;
}

export const isOver: When = ({ result }) => result !== "";
