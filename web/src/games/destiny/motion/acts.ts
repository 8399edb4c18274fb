/**
 * What is worth showing of a message of Destiny: cards that others play, dice that they resolve,
 * rolls, and what one's own dice do to whom.
 *
 * What belongs here: choosing, by the kinds of what is told. What does not: when and how it is
 * shown (`core/staging`), and what flies (`motion`).
 */
import type { Line } from "@protocol";
import type { Board, Told } from "@protocol/destiny";
import { type Act, actOf, actorOf, type Landing, type Passage, stepsOf } from "@/core/staging/act";
import { headOf, plainBoardOf, type View } from "@/core/view/view";
import { motionsOf } from "@/games/destiny/motion/changes";
import { FLIGHT_MS, tumbleMs } from "@/games/destiny/motion/flights";
import { counted } from "@/games/destiny/reading/labels";
import { toldOf } from "@/games/destiny/reading/sent";
import { readSide, saySide } from "@/games/destiny/reading/sides";

/** The acts of a message, in their order: what is done, the roll it leads to, what comes of that. */
export function actsOf({ lines, before, after }: Passage): ReadonlyArray<Act> {
  const actor = actorOf(lines);
  const isOthers = actor >= 0 && actor !== headOf(before).seat;
  const deed = `${actor} ${sourceOf(lines.map(toldOf))?.code ?? ""}`;
  const rolls = lines.findIndex(({ event }) => event.kind === "dice_rolled");
  const doing = (some: ReadonlyArray<Line>): ReadonlyArray<Act> => {
    const act = deedOf(some, { seat: actor, deed, after }, isOthers);
    return act === null ? [] : [act];
  };
  if (rolls < 0) return doing(lines);
  // What dice lead to is not said before they lie.
  const roll = rollOf(lines, { seat: actor, deed, after });
  return [...doing(lines.slice(0, rolls)), roll, ...doing(lines.slice(rolls + 1))];
}

interface Around extends Pick<Act, "seat" | "deed"> {
  readonly after: View;
}

/** One part of it: staged if it is somebody else's, flowing where something flies, else nothing. */
function deedOf(lines: ReadonlyArray<Line>, around: Around, isOthers: boolean): Act | null {
  const told = lines.map(toldOf);
  const flies = motionsOf(told).some(({ kind }) => kind === "flight");
  const steps = stepsOf(lines);
  const shared = { ...around, title: steps[0] ?? "", steps, lines, ms: flies ? FLIGHT_MS : 0 };
  const staged = isOthers ? stagedOf(told, shared) : null;
  if (staged !== null) return staged;
  return flies ? actOf({ ...shared, kind: "flow" }) : null;
}

type Shared = Around & Pick<Act, "title" | "steps" | "lines" | "ms">;

/** What somebody else does; null where nothing is to be looked at. */
function stagedOf(told: ReadonlyArray<Told>, shared: Shared): Act | null {
  const played = told.find(({ kind }) => PLAYED.has(kind))?.subject;
  const source = sourceOf(told);
  const isEvent = source !== null && source.id < 0;
  const held = played?.code ?? (isEvent ? (source.code ?? "") : "");
  const landings = landingsOf(told);
  const claimed = told.find(({ kind }) => kind === "battlefield_claimed")?.subject?.id ?? 0;
  const cause = held === "" ? claimed || causeOf(told) : 0;
  const isSeen = held !== "" || landings.length > 0 || told.some(({ kind }) => ALONE.has(kind));
  return isSeen ? actOf({ ...shared, kind: "staged", held, cause, landings }) : null;
}

const PLAYED: ReadonlySet<string> = new Set(["play_started", "cost_set", "card_played"]);
/** Worth a look even if nothing has come of it yet. */
const ALONE: ReadonlySet<string> = new Set([
  "die_resolving",
  "ability_used",
  "battlefield_claimed",
  "cards_revealed",
]);

/** The die that is resolved, or the card that does it. */
function causeOf(told: ReadonlyArray<Told>): number {
  const die = told.find(({ kind }) => kind === "die_resolving" || kind === "die_resolved");
  return die?.subject?.id ?? Math.max(0, sourceOf(told)?.id ?? 0);
}

/** Where the first thing that happens comes from. */
function sourceOf(told: ReadonlyArray<Told>): NonNullable<Told["source"]> | null {
  const first = told.find(({ kind, source }) => kind !== "action_taken" && source != null);
  const played = told.find(({ kind }) => kind === "play_started");
  return played?.subject ?? first?.source ?? null;
}

/** Dice in the air: nothing of what they show is told before they lie. */
function rollOf(lines: ReadonlyArray<Line>, around: Around): Act {
  const rolled = lines.map(toldOf).filter(({ kind }) => kind === "dice_rolled");
  const dice = rolled.flatMap(({ items = [] }) => items.map(({ id }) => id));
  const isAgain = rolled.some(({ detail = 0 }) => detail === 1);
  const title = `${counted(dice.length, "die", "dice")} ${isAgain ? "rolled again" : "rolled"}`;
  const during = withoutSides(around.after, new Set(dice));
  const ms = tumbleMs(dice.length);
  return actOf({ ...around, kind: "roll", title, dice, during, lines, ms });
}

/** A table on which some dice show nothing yet: neither plates nor words tell what they will. */
function withoutSides(view: View, dice: ReadonlySet<number>): View {
  const board = plainBoardOf(view) as Board | null;
  if (board === null) return view;
  const blind = board.dice.map((die) => {
    if (!dice.has(die.id)) return die;
    const { side: _, ...rest } = die;
    return rest;
  });
  return { ...view, board: { ...board, dice: blind } };
}

/** What comes of it for each thing, in one tag for each. */
export function landingsOf(told: ReadonlyArray<Told>): ReadonlyArray<Landing> {
  const found = new Map<number, Landing>();
  for (const event of told) {
    const landing = landingOf(event, told);
    if (landing === null || landing.thing <= 0) continue;
    const known = found.get(landing.thing);
    found.set(landing.thing, known === undefined ? landing : joined(known, landing));
  }
  return [...found.values()];
}

function joined(one: Landing, other: Landing): Landing {
  const more = other.count === undefined ? other.words : `${other.count} ${other.words}`;
  const tone = one.tone === "hit" || other.tone === "hit" ? "hit" : one.tone;
  return { ...one, words: `${one.words}, ${more.toLowerCase()}`, tone };
}

function landingOf(event: Told, all: ReadonlyArray<Told>): Landing | null {
  const thing = event.subject?.id ?? 0;
  const count = event.amount ?? 0;
  switch (event.kind) {
    case "damage_taken":
      return { thing, count, words: damageWords(event, all), tone: "hit" };
    case "damage_blocking":
      return count > 0 ? null : { thing, count: 0, words: "damage, all blocked", tone: "help" };
    case "damage_healed":
      return { thing, count, words: "healed", tone: "help" };
    case "shields_gained":
      return { thing, count, words: count === 1 ? "shield" : "shields", tone: "help" };
    case "shields_lost":
      return isBlocking(event, all)
        ? null
        : { thing, count, words: count === 1 ? "shield lost" : "shields lost", tone: "hit" };
    case "entered_play":
      return { thing: event.other?.id ?? 0, words: "Gets it", tone: "plain" };
    case "die_turned":
      return { thing, words: turnedWords(event), tone: "plain" };
    default:
      return plainLanding(event.kind, thing);
  }
}

/** What needs no number. */
const PLAIN: Readonly<Partial<Record<Told["kind"], Omit<Landing, "thing">>>> = {
  defeated: { words: "Defeated", tone: "hit" },
  die_removed: { words: "Removed", tone: "hit" },
  left_play: { words: "Leaves play", tone: "hit" },
  control_taken: { words: "Taken over", tone: "hit" },
  battlefield_claimed: { words: "Claimed", tone: "plain" },
};

function plainLanding(kind: Told["kind"], thing: number): Landing | null {
  const found = PLAIN[kind];
  return found === undefined ? null : { thing, ...found };
}

function damageWords({ subject, amount = 0 }: Told, all: ReadonlyArray<Told>): string {
  const dealt = all.find(
    (one) => one.kind === "damage_dealt" && one.subject?.id === subject?.id,
  )?.amount;
  const blocked = (dealt ?? amount) - amount;
  return blocked > 0 ? `damage, ${blocked} blocked` : "damage";
}

function isBlocking({ subject }: Told, all: ReadonlyArray<Told>): boolean {
  return all.some((one) => one.kind === "damage_dealt" && one.subject?.id === subject?.id);
}

function turnedWords({ subject }: Told): string {
  const side = subject?.side ?? "";
  return side === "" ? "Turned" : `Turned to ${saySide(readSide(side))}`;
}
