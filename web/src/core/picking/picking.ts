/**
 * A choice of several things: picked here in any order, sent stage by stage in the server's.
 *
 * The server asks onwards: each stage offers what lies behind the last pick, and what does not
 * go with it is offered no more. So the page collects picks of what was offered at any stage so
 * far, and works out from what the server has which answer comes next.
 *
 * What belongs here: plain functions from what is picked to what is shown and sent. What does
 * not: sending it (`core/picking/use-picks`), and whether things go together: only the server knows.
 */
import type { Prompt } from "@protocol";
import { groupOf, optionKey } from "@/core/picking/stages";
import type { Decision, Option } from "@/core/view/view";

/** An option that was offered at some stage, with its words. */
export interface Known {
  readonly key: string;
  readonly option: Option;
  readonly words: string;
  /** What of one's own game it ruins; empty if nothing. */
  readonly ruin: string;
}

/** What is picked of a group. */
export interface Picks {
  readonly group: number;
  /** What was offered at some stage, in the server's order. */
  readonly known: ReadonlyArray<Known>;
  /** The keys of what is picked, in the order of picking; what is spread may be there twice. */
  readonly picked: ReadonlyArray<string>;
  /** How many stages were answered before this page came: those stay as they are. */
  readonly base: number;
  /** What the server has of the stages since. */
  readonly sent: ReadonlyArray<string>;
  /** Whether all of it is on its way. */
  readonly sending: boolean;
  /** Why the sending stopped, in words; empty while nothing is wrong. */
  readonly trouble: string;
}

export const NO_PICKS: Picks = {
  group: -1,
  known: [],
  picked: [],
  base: 0,
  sent: [],
  sending: false,
  trouble: "",
};

/** The kinds of options that name a thing, and the one that ends; a title's own kinds are acts. */
const COLLECTED: ReadonlySet<string> = new Set(["entity", "seat", "value", "reaction", "stop"]);

/**
 * Whether a decision chooses several things, so that they are collected before they are sent.
 *
 * Acts are done one after the other: what can be done next may depend on them.
 */
export function choosesSeveral({ kind, most = 0, options }: Decision): boolean {
  const isStaged = (kind === "choose_some" || kind === "distribute") && most > 1;
  return isStaged && options.every((option) => COLLECTED.has(option.kind));
}

/** What a person sees as one question: all stages of a choice of several. */
export function questionName(decision: Decision): string {
  return choosesSeveral(decision) ? `group ${groupOf(decision)}` : `${decision.id}`;
}

/** Whether the same thing may be picked again. */
export function isSpread(decision: Decision): boolean {
  return decision.kind === "distribute";
}

/** The picks once a decision is seen: a new group begins anew, a later stage adds what it offers. */
export function seen(picks: Picks, decision: Decision, prompt: Prompt): Picks {
  const group = groupOf(decision);
  const before = picks.group === group ? picks : { ...NO_PICKS, group, base: decision.stage ?? 0 };
  const sent = before.sent.slice(0, (decision.stage ?? 0) - before.base);
  return { ...before, known: merged(before, decision, prompt), sent };
}

/** What is known, and behind what precedes it whatever this stage offers newly. */
function merged(picks: Picks, decision: Decision, prompt: Prompt): ReadonlyArray<Known> {
  const known = [...picks.known];
  let at = known.findIndex(({ key }) => key === picks.sent.at(-1));
  decision.options.forEach((option, place) => {
    if (option.kind === "stop") {
      return;
    }
    const key = optionKey(option);
    const found = known.findIndex((one) => one.key === key);
    const words = prompt.options[place] ?? "";
    if (found < 0) {
      known.splice(at + 1, 0, { key, option, words, ruin: prompt.ruins?.[place] ?? "" });
    }
    at = found < 0 ? at + 1 : found;
  });
  return known;
}

/** How many more may be picked. */
export function roomOf(picks: Picks, decision: Decision): number {
  return (decision.most ?? 0) - picks.base - picks.picked.length;
}

/** How many are picked and may be, in words. */
export function howMany(picks: Picks, { least = 0, most = 0 }: Decision): string {
  const chosen = picks.base + picks.picked.length;
  return least === most ? `${chosen} of ${most}` : `${chosen} of up to ${most}`;
}

/** How many more must be picked before it can be sent. */
export function missingOf(picks: Picks, decision: Decision): number {
  return Math.max(0, (decision.least ?? 0) - picks.base - picks.picked.length);
}

/** The picks after a click on something: picked, or taken back; the same if there is no room. */
export function toggled(picks: Picks, decision: Decision, key: string): Picks {
  const has = picks.picked.includes(key);
  const room = roomOf(picks, decision);
  const takesBack = has && (!isSpread(decision) || room === 0);
  if (takesBack) {
    return without(picks, picks.picked.lastIndexOf(key));
  }
  return room > 0 ? { ...picks, picked: [...picks.picked, key], trouble: "" } : picks;
}

/** The picks with as many more of one thing as there is room for. */
export function filled(picks: Picks, decision: Decision, key: string): Picks {
  const more = Array.from({ length: Math.max(0, roomOf(picks, decision)) }, () => key);
  return { ...picks, picked: [...picks.picked, ...more], trouble: "" };
}

/** What of one's own game is ruined by what is picked; empty if nothing. */
export function ruinOf({ known, picked }: Picks): string {
  return known.find(({ key, ruin }) => ruin !== "" && picked.includes(key))?.ruin ?? "";
}

/** The picks without the last one. */
export function withoutLast(picks: Picks): Picks {
  return without(picks, picks.picked.length - 1);
}

function without(picks: Picks, at: number): Picks {
  return { ...picks, picked: picks.picked.filter((_, place) => place !== at), trouble: "" };
}

/** What is picked, in the order in which it is sent. */
export function inOrder({ known, picked }: Picks): ReadonlyArray<string> {
  const place = (key: string): number => known.findIndex((one) => one.key === key);
  return picked.toSorted((a, b) => place(a) - place(b));
}

/** What is to be sent next: an option by its place, a step back, nothing, or why it stops. */
export type Step =
  | { readonly kind: "answer"; readonly place: number; readonly key: string }
  | { readonly kind: "back" }
  | { readonly kind: "nothing" }
  | { readonly kind: "trouble"; readonly key: string };

const NOTHING: Step = { kind: "nothing" };

/**
 * The next step towards having all picks at the server.
 *
 * While too few are picked they are sent as they come, which cannot end the choice: so what only
 * a later stage offers can be picked, too.
 */
export function nextStep(picks: Picks, decision: Decision): Step {
  const early = missingOf(picks, decision) > 0;
  if (!picks.sending && !early) {
    return NOTHING;
  }
  const wanted = inOrder(picks);
  const { sent } = picks;
  if (sent.some((key, stage) => key !== wanted[stage])) {
    return { kind: "back" };
  }
  const key = wanted[sent.length];
  if (key === undefined) {
    return picks.sending ? stopping(decision) : NOTHING;
  }
  const place = decision.options.findIndex((option) => optionKey(option) === key);
  return place < 0 ? { kind: "trouble", key } : { kind: "answer", place, key };
}

function stopping(decision: Decision): Step {
  const place = decision.options.findIndex((option) => option.kind === "stop");
  return place < 0 ? NOTHING : { kind: "answer", place, key: "" };
}

/** The picks after the sending has stopped at one that is not offered with those before it. */
export function stoppedAt(picks: Picks, key: string): Picks {
  const wordsFor = (wanted: string): string =>
    picks.known.find((one) => one.key === wanted)?.words ?? "";
  const others = picks.sent.map(wordsFor).join(" and ");
  const trouble =
    others === ""
      ? `“${wordsFor(key)}” can no longer be chosen. The rest was not sent.`
      : `“${wordsFor(key)}” cannot be chosen with “${others}”. The rest was not sent.`;
  const at = picks.picked.lastIndexOf(key);
  return { ...without(picks, at), sending: false, trouble };
}

/** A decision with everything that can be picked of it, and to stop while nothing is. */
export function asShown(picks: Picks, decision: Decision): Decision {
  const stop = decision.options.filter(({ kind }) => kind === "stop" && isUntouched(picks));
  return { ...decision, options: [...picks.known.map(({ option }) => option), ...stop] };
}

/** The words for what `asShown` shows. */
export function wordsShown(picks: Picks, decision: Decision, prompt: Prompt): Prompt {
  const stop = prompt.options.filter((_, place) => decision.options[place]?.kind === "stop");
  // What comes of a single stage says nothing of all that is picked.
  return { text: prompt.text, options: [...picks.known.map(({ words }) => words), ...stop] };
}

function isUntouched({ picked, sent, base }: Picks): boolean {
  return picked.length === 0 && sent.length === 0 && base === 0;
}
