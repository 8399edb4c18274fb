/** A moment for each lesson of the first skirmish, out of stored views, and one that is not its own. */
import type { Line } from "@protocol";
import type { SeatView } from "@protocol/imperial-assault";
import { boardOf } from "@/core/view/view";
import type { Moment } from "@/games/imperial-assault/lessons/moments";
import { skirmish } from "../../../fakes/imperial";

export function momentIn(name: string): Moment {
  const { view, lines = [], result = "" } = skirmish(name);
  return { view: boardOf<SeatView>(view), lines, result };
}

/** Nothing is asked, and the game goes on. */
export const WAITING: Moment = {
  ...momentIn("midgame"),
  view: { ...momentIn("midgame").view, decision: null },
};

function told(moment: Moment, kind: string): Moment {
  const line = { event: { kind } } as unknown as Line;
  return { ...moment, lines: [...moment.lines, line] };
}

/** The same attack, seen by the other side. */
function turned(moment: Moment): Moment {
  const seat = 1 - moment.view.seat;
  return { ...moment, view: { ...moment.view, seat } };
}

const later = (moment: Moment, round: number): Moment => ({
  ...moment,
  view: { ...moment.view, round },
});

interface Pair {
  readonly met: Moment;
  readonly not: Moment;
}

const pair = (met: string, not: string): Pair => ({ met: momentIn(met), not: momentIn(not) });

export const MOMENTS: Readonly<Record<string, Pair>> = {
  aim: pair("deploy", "menu"),
  initiative: pair("initiative", "zone"),
  zone: pair("zone", "deploy"),
  deploy: pair("deploy", "zone"),
  activate: pair("activate", "figure"),
  figure: pair("figure", "activate"),
  menu: pair("menu", "menu_step"),
  points: pair("menu_step", "menu"),
  move: pair("move", "menu"),
  "attack-offer": pair("menu_attack", "menu"),
  interact: pair("menu_interact", "menu"),
  special: pair("menu_special", "menu"),
  "second-round": { met: later(momentIn("activate"), 2), not: later(momentIn("activate"), 1) },
  defeated: { met: told(momentIn("activate"), "defeated"), not: momentIn("activate") },
  target: pair("target", "menu_attack"),
  defend: { met: turned(momentIn("surges")), not: momentIn("surges") },
  dice: { met: momentIn("surges"), not: momentIn("target") },
  reroll: pair("die", "surges"),
  surges: pair("surges", "die"),
  damage: pair("attack_damage", "surges"),
  strain: pair("strain", "menu"),
  command: pair("menu", "menu_attack"),
  respond: pair("respond", "menu"),
  condition: pair("menu_discard_condition", "menu"),
  over: pair("over", "menu"),
};
