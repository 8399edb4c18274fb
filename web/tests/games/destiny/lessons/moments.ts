/** For each lesson a moment at which it is taught, and one at which it is not. */
import type { Whole } from "@protocol";
import type { CopyView, DecisionReason, OptionView, SeatView, Told } from "@protocol/destiny";
import type { Moment } from "@/games/destiny/lessons/moments";
import { seatViewOf } from "@/games/destiny/reading/sent";
import { decision, player, view } from "../../../fakes/messages";
import { stored } from "../../../fakes/views";

/** A stored view as lessons see it. */
export function momentIn(name: string): Moment {
  return fromWhole(stored(name));
}

export function fromWhole({ view: seen, lines, result }: Whole): Moment {
  return { view: seatViewOf(seen), lines, result };
}

function moment(some: Partial<SeatView> = {}, ...events: ReadonlyArray<Partial<Told>>): Moment {
  const lines = events.map((event, serial) => ({
    text: "",
    event: { kind: "decided" as const, ...event, serial, cause: 0 },
  }));
  return { view: view(some), lines, result: "" };
}

function asked(reason: DecisionReason, ...options: ReadonlyArray<OptionView>): Partial<SeatView> {
  return { decision: decision(512, 0, { reason, options }) };
}

/** One is to act, with these options. */
function acting(...kinds: ReadonlyArray<OptionView["kind"]>): Partial<SeatView> {
  return asked("action", ...kinds.map((kind) => ({ kind })));
}

/** One is to act, with these sides in one's own pool. */
function pool(...sides: ReadonlyArray<string>): Moment {
  const dice = sides.map((side, place) => ({
    id: 1000 + place,
    code: "01001",
    card: 10000,
    zone: "pool" as const,
    seat: 0,
    side,
  }));
  return moment({ ...acting("pass_turn"), dice });
}

const theirs = (kind: Told["kind"]): Partial<Told> => ({ kind, seat: 1 });
const mine = (kind: Told["kind"]): Partial<Told> => ({ kind, seat: 0 });

function copy(some: Partial<CopyView>): CopyView {
  return { id: 10000, code: "01001", type: "character", controller: 0, owner: 0, ...some };
}

const ACTION = moment(acting("activate", "play", "pass_turn"));
const WAITING = moment({ phase: "action" });

interface Pair {
  readonly met: Moment;
  readonly not: Moment;
}

function pair(met: Moment, not: Moment): Pair {
  return { met, not };
}

const playing = (...copies: ReadonlyArray<CopyView>): Partial<SeatView> => ({
  players: [player(0, { play: copies }), player(1)],
});

/** The other symbol is beside it, so that a lesson cannot hold for any die. */
const symbol = (side: string, other: string): Pair => pair(pool(other, side), pool(other));

export const MOMENTS: Readonly<Record<string, Pair>> = {
  aim: pair(momentIn("mulligan"), momentIn("midgame")),
  mulligan: pair(momentIn("mulligan"), momentIn("battlefield")),
  "roll-off-won": pair(momentIn("battlefield"), momentIn("shields")),
  "first-shields": pair(momentIn("shields"), momentIn("battlefield")),

  "damage-target": pair(
    moment({ decision: decision(512, 2, { reason: "choose", purpose: "DealDamage" }) }),
    momentIn("choose"),
  ),
  "next-die": pair(momentIn("die_to_resolve"), momentIn("modifiers")),
  host: pair(momentIn("host"), momentIn("replace_upgrade")),
  replace: pair(momentIn("replace_upgrade"), momentIn("host")),
  "rerolled-dice": pair(momentIn("dice_to_reroll"), momentIn("discard_to_reroll")),
  "turn-a-die": pair(momentIn("choose"), momentIn("die_to_resolve")),
  "remove-a-die": pair(
    moment({ decision: decision(512, 2, { reason: "choose", purpose: "RemoveDice" }) }),
    momentIn("choose"),
  ),
  may: pair(momentIn("may"), momentIn("claim_ability")),
  either: pair(momentIn("either"), momentIn("may")),
  order: pair(momentIn("order"), momentIn("deck_order")),
  "claim-ability": pair(momentIn("claim_ability"), momentIn("may")),
  "additional-action": pair(momentIn("additional_action"), momentIn("action")),
  "indirect-damage": pair(momentIn("indirect_damage"), momentIn("distribute_damage")),
  upkeep: pair(momentIn("upkeep_discard"), momentIn("discard_to_reroll")),

  turn: pair(momentIn("action"), momentIn("additional_action")),
  activated: pair(
    moment(acting("pass_turn"), mine("activated")),
    moment(acting("pass_turn"), theirs("activated")),
  ),
  resolve: pair(momentIn("crowded"), ACTION),
  play: pair(
    moment(acting("play"), mine("action_taken")),
    moment(acting("play"), theirs("action_taken")),
  ),

  over: pair(momentIn("over"), momentIn("midgame")),
  claimed: pair(
    moment({
      ...acting("pass_turn"),
      players: [player(0), player(1, { claimed: true })],
    }),
    moment({ ...acting("pass_turn"), players: [player(0, { claimed: true }), player(1)] }),
  ),
  defeated: pair(moment(acting("pass_turn"), theirs("defeated")), ACTION),
  blocked: pair(moment(acting("pass_turn"), theirs("damage_blocking")), ACTION),
  "good-hit": pair(
    moment(acting("pass_turn"), mine("damage_dealt")),
    moment(acting("pass_turn"), theirs("damage_dealt")),
  ),
  damage: pair(moment(acting("pass_turn"), theirs("damage_taken")), ACTION),
  "roll-off-lost": pair(
    moment(acting("pass_turn"), theirs("battlefield_chosen")),
    moment(acting("pass_turn"), mine("battlefield_chosen")),
  ),
  "new-round": pair(
    moment(acting("pass_turn"), { kind: "round_began", amount: 2 }),
    moment(acting("pass_turn"), { kind: "round_began", amount: 1 }),
  ),
  queue: pair(momentIn("order"), momentIn("choose")),

  melee: symbol("1MD", "-"),
  ranged: symbol("2RD", "1MD"),
  indirect: symbol("2ID", "2RD"),
  shield: symbol("1Sh", "1MD"),
  resource: symbol("1R", "1Sh"),
  disrupt: symbol("1Dr", "1R"),
  discard: symbol("1Dc", "1Dr"),
  focus: symbol("2F", "1Dc"),
  special: symbol("Sp", "2F"),
  blank: symbol("-", "Sp"),
  modifier: symbol("+2MD", "2MD"),
  "side-cost": symbol("3MD1", "3MDi1"),

  exhausted: pair(
    moment({ ...acting("pass_turn"), ...playing(copy({ ready: false })) }),
    moment({
      ...acting("pass_turn"),
      ...playing(copy({}), copy({ type: "support", ready: false })),
    }),
  ),
  reroll: pair(momentIn("discard_to_reroll"), moment(acting("reroll"))),
  claim: pair(
    moment(acting("claim"), mine("action_taken")),
    moment(acting("pass_turn"), mine("action_taken")),
  ),
  "card-action": pair(moment(acting("card_action")), ACTION),
  pass: pair(
    moment(acting("activate", "pass_turn"), theirs("passed")),
    moment(acting("activate", "pass_turn"), theirs("activated")),
  ),

  support: pair(
    moment({ ...acting("pass_turn"), ...playing(copy({ type: "support" })) }),
    moment({ ...acting("pass_turn"), ...playing(copy({ type: "upgrade" })) }),
  ),
  event: pair(
    moment(acting("pass_turn"), { kind: "card_played", seat: 1, subject: { id: -96 } }),
    moment(acting("pass_turn"), { kind: "card_played", seat: 1, subject: { id: 10007 } }),
  ),

  "why-not": pair(moment(acting("pass_turn"), mine("action_taken")), ACTION),
  "take-back": pair(
    moment(acting("pass_turn"), mine("action_taken")),
    moment(acting("pass_turn"), theirs("action_taken")),
  ),
  odds: pair(
    moment({ ...acting("activate"), round: 2 }),
    moment({ ...acting("activate"), round: 1 }),
  ),
};

export { ACTION, pool, WAITING };
