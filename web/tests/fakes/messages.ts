/** Messages of a server, with what a test does not care about left at something plain. */
import type { Decision, Line, News, Pong, Presence, View, Welcome, Whole } from "@protocol";
import type { DecisionView, PlayerView, SeatView } from "@protocol/destiny";

export function player(seat: number, more: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    resources: 2,
    claimed: false,
    hand: [],
    deck: 20,
    known_deck: [],
    discard: [],
    aside: [],
    defeated: [],
    play: [],
    battlefield: "01168",
    spares: [],
    ...more,
  };
}

export function decision(id: number, options = 2, more: Partial<DecisionView> = {}): DecisionView {
  return {
    id,
    kind: "choose_one",
    reason: "action",
    options: Array.from({ length: options }, () => ({ kind: "pass" })),
    ...more,
  };
}

/** A view as Destiny reads it. */
export function view(more: Partial<SeatView> = {}): SeatView {
  return {
    seat: 0,
    round: 1,
    phase: "action",
    turn: 0,
    players: [player(0), player(1)],
    dice: [],
    battlefield: 0,
    limbo: [],
    deciding: [0],
    decision: null,
    outcome: null,
    outcome_reason: "",
    moment: [],
    reversible: false,
    queue: [],
    lasting: [],
    ...more,
  };
}

/** A view as it is sent: a head, and Destiny's board. */
export function sent(more: Partial<SeatView> = {}): View {
  const { seat, deciding, decision: asked, outcome, outcome_reason, ...board } = view(more);
  const question = asked === null ? null : sentDecision(asked);
  return { seat, deciding, decision: question, outcome, outcome_reason, board };
}

/** What Destiny says of a question is sent apart, and what is left out is not sent. */
function sentDecision({ purpose, amount, die, ...head }: DecisionView): Decision {
  const details = Object.entries({ purpose, amount, die }).filter(([, value]) => value);
  return details.length === 0 ? head : { ...head, details: Object.fromEntries(details) };
}

export const WELCOME: Welcome = {
  type: "welcome",
  table: "t1",
  seat: 0,
  sitters: [{ name: "Ann" }, { name: "Greedy", bot: "greedy", present: true }],
  title: "destiny",
  edition: "1.0",
  commitment: "c0ffee",
  branch: "b1",
};

export function whole(version: number, more: Partial<Whole> = {}): Whole {
  return {
    type: "whole",
    version,
    view: sent(),
    prompt: null,
    lines: [],
    result: "",
    ...more,
  };
}

export function news(since: number, more: Partial<News> = {}): News {
  return {
    type: "news",
    since,
    version: since + 1,
    delta: {},
    prompt: null,
    lines: [],
    result: "",
    ...more,
  };
}

export function line(serial: number, text = `line ${serial}`): Line {
  return { text, event: { serial, cause: 0, kind: "dice_rolled" } };
}

export function pong(version: number): Pong {
  return { type: "pong", ref: 0, version };
}

export const PRESENCE: Presence = { type: "presence", present: [true, true] };
