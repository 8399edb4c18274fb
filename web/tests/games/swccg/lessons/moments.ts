/** A moment for each lesson of the first game, out of stored views, and one that is not its own. */
import type { Line } from "@protocol";
import type { DecisionReason, DecisionView, SeatView } from "@protocol/swccg";
import { boardOf } from "@/core/view/view";
import type { Moment } from "@/games/swccg/lessons/moments";
import { tableAt } from "../../../fakes/swccg";

export function momentIn(name: string): Moment {
  const { view, lines = [], result = "" } = tableAt(name);
  return { view: boardOf<SeatView>(view), lines, result };
}

/** Nothing is asked, and the game goes on. */
export const WAITING: Moment = momentIn("waiting");

function told(moment: Moment, kind: string): Moment {
  const line = { event: { kind } } as unknown as Line;
  return { ...moment, lines: [...moment.lines, line] };
}

const seen = (moment: Moment, some: Partial<SeatView>): Moment => ({
  ...moment,
  view: { ...moment.view, ...some },
});

/** The same moment with something else asked. */
function asking(moment: Moment, some: Partial<DecisionView>): Moment {
  const { decision } = moment.view;
  if (decision === null) throw new Error("Nothing is asked there.");
  return seen(moment, { decision: { ...decision, ...some } });
}

const forReason = (moment: Moment, reason: DecisionReason): Moment => asking(moment, { reason });

/** A moment at which so much Life Force is left. */
function withLife(moment: Moment, life_force: number): Moment {
  const { seat, players } = moment.view;
  return seen(moment, {
    players: players.map((one) => (one.seat === seat ? { ...one, life_force } : one)),
  });
}

/** A battle of which the seat owes so much. */
function owing(moment: Moment, what: "attrition" | "damage", amount: number): Moment {
  return seen(moment, {
    battles: moment.view.battles.map((battle) => ({ ...battle, [what]: [amount, amount] })),
  });
}

/** A battle that this seat has won. */
function wonBy(moment: Moment, winner: number): Moment {
  return seen(owing(moment, "damage", 0), {
    battles: owing(moment, "damage", 0).view.battles.map((battle) => ({ ...battle, winner })),
  });
}

const unhit = (moment: Moment): Moment =>
  seen(moment, { copies: moment.view.copies.map((copy) => ({ ...copy, marks: [] })) });
const marked = (moment: Moment): Moment =>
  seen(moment, { copies: moment.view.copies.map((copy) => ({ ...copy, marks: ["hit"] })) });

/** The same moment after a drain of somebody. */
function drainedBy(moment: Moment, seat: number): Moment {
  const line = { event: { kind: "draining", seat } } as unknown as Line;
  return { ...moment, lines: [line] };
}

interface Pair {
  readonly met: Moment;
  readonly not: Moment;
}

const pair = (met: string, not: string): Pair => ({ met: momentIn(met), not: momentIn(not) });

const DAMAGE = momentIn("battle_damage");

/** The same moment in another turn. */
function atTurn(moment: Moment, turn: number): Moment {
  return { ...moment, view: { ...moment.view, turn_count: turn } };
}

export const MOMENTS: Readonly<Record<string, Pair>> = {
  aim: {
    met: momentIn("starting_location"),
    not: atTurn(momentIn("phase_activate"), 5),
  },
  start: pair("starting_location", "phase_activate"),
  conversion: {
    met: forReason(momentIn("starting_location"), "allow_conversion"),
    not: momentIn("starting_location"),
  },
  "first-turn": pair("phase_activate", "phase_deploy"),
  activate: pair("may_activate", "phase_deploy"),
  amount: pair("respond_activate", "may_activate"),
  piles: pair("phase_deploy", "battle_damage"),
  drain: pair("may_drain", "may_deploy"),
  drained: {
    met: drainedBy(momentIn("phase_deploy"), momentIn("phase_deploy").view.seat),
    not: drainedBy(momentIn("phase_deploy"), 1 - momentIn("phase_deploy").view.seat),
  },
  deploy: pair("may_deploy", "may_move"),
  where: pair("respond_deploy", "may_deploy"),
  bury: pair("may_bury", "may_drain"),
  transfer: pair("may_transfer", "may_drain"),
  use: pair("may_use", "may_drain"),
  "battle-offer": pair("may_battle", "may_deploy"),
  move: pair("may_move", "may_deploy"),
  draw: pair("may_draw", "may_deploy"),
  "their-turn": pair("their_phase", "phase_deploy"),
  "let-run": pair("let_run", "phase_deploy"),
  "round-again": {
    met: seen(momentIn("phase_deploy"), { turn_count: 3 }),
    not: seen(momentIn("phase_deploy"), { turn_count: 1 }),
  },
  low: { met: withLife(momentIn("phase_deploy"), 9), not: withLife(momentIn("phase_deploy"), 40) },
  lose: pair("force_to_lose", "phase_deploy"),
  stack: {
    met: seen(momentIn("phase_control"), { stack: momentIn("force_to_lose").view.stack }),
    not: momentIn("phase_control"),
  },
  interrupt: pair("may_play", "phase_control"),
  react: pair("may_react", "battle_initiation"),
  battle: pair("battle_initiation", "may_battle"),
  fire: pair("may_fire", "battle_initiation"),
  "fire-target": { met: asking(momentIn("may_fire"), { verb: "fire" }), not: momentIn("may_fire") },
  hit: { met: marked(DAMAGE), not: unhit(DAMAGE) },
  destiny: pair("battle_destiny", "battle_weapons"),
  drawn: {
    met: told(momentIn("phase_deploy"), "destiny_drawn"),
    not: { ...momentIn("phase_deploy"), lines: [] },
  },
  damage: { met: owing(DAMAGE, "damage", 3), not: owing(DAMAGE, "damage", 0) },
  attrition: { met: owing(DAMAGE, "attrition", 3), not: owing(DAMAGE, "attrition", 0) },
  won: {
    met: wonBy(DAMAGE, DAMAGE.view.seat),
    not: wonBy(DAMAGE, 1 - DAMAGE.view.seat),
  },
  search: pair("search", "phase_deploy"),
  over: pair("over", "phase_deploy"),
};
