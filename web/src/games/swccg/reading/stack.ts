/** The actions under way, as they are told beside the table. */
import type { EventName, StackedView } from "@protocol/swccg";
import type { Seen } from "@/games/swccg/reading/seen";
import {
  PILE_WORDS,
  type PileName,
  plateName,
  siteName,
  thingName,
} from "@/games/swccg/reading/things";
import { capital, listed } from "@/kit/wording";

/** An action under way: its number counts from the first. */
export interface Entry {
  readonly number: number;
  readonly seat: number;
  readonly code: string;
  readonly title: string;
  readonly words: string;
  /** The number of the action that it answers; 0 for the first. */
  readonly answers: number;
  /** The thing on table that it is about. */
  readonly at: number;
}

/** What is done, in a word or two, by the kind of what is announced. */
const DEEDS: Readonly<Partial<Record<EventName, string>>> = {
  deploying: "deploys",
  playing: "plays",
  using: "uses its text",
  draining: "Force drain",
  battle_begins: "Battle",
  firing: "fires",
  moving: "moves",
  reacting: "reacts",
  retrieving: "retrieves Force",
  transferring: "is transferred",
  duel_begins: "Duel",
  exploding: "explodes",
  defusing: "defuses",
  burying: "buries cards",
  must_lose: "Force loss",
  activating: "activates Force",
  drawing: "draws cards",
};

/** Actions that are named by what is done, not by the card that does it. */
const NAMED: ReadonlySet<EventName> = new Set([
  "draining",
  "battle_begins",
  "duel_begins",
  "must_lose",
  "activating",
  "drawing",
]);

/** How what it is aimed at is joined to it. */
const WAYS: Readonly<Partial<Record<EventName, string>>> = {
  deploying: "to",
  moving: "to",
  transferring: "to",
  firing: "at",
};

/** The actions under way, the first one first. */
export function entriesOf(seen: Seen): ReadonlyArray<Entry> {
  return seen.view.stack.map((one, place) => entryOf(seen, one, place + 1));
}

function entryOf(seen: Seen, one: StackedView, number: number): Entry {
  const { facts } = seen;
  const { kind, seat, source, targets = [] } = one;
  const code = source.code ?? "";
  const deed = DEEDS[kind] ?? kind.replaceAll("_", " ");
  const named = NAMED.has(kind);
  const name = code === "" ? sourceWords(seen, source) : plateName(facts, code);
  const aims = targets.map((target) => targetWords(seen, target)).filter(Boolean);
  return {
    number,
    seat,
    code,
    title: named ? capital(deed) : name,
    words: capital(
      [
        named ? whereWords(seen, one) : deed,
        aims.length === 0 ? "" : `${WAYS[kind] ?? "targeting"} ${listed(aims)}`,
      ]
        .filter(Boolean)
        .join(" "),
    ),
    answers: number - 1,
    at: source.id,
  };
}

function sourceWords({ view, facts }: Seen, source: StackedView["source"]): string {
  return capital(thingName(view, facts, source.id) || "a card");
}

function targetWords({ facts }: Seen, { code = "", name = "" }: StackedView["source"]): string {
  if (name !== "") return PILE_WORDS[name as PileName] ?? name;
  return code === "" ? "" : siteName(facts, code);
}

/** Where a drain or a battle is, and how much a drain takes. */
function whereWords(seen: Seen, { kind, source, seat }: StackedView): string {
  const { view, facts } = seen;
  const code = source.code ?? "";
  const place = view.places.find(({ id }) => id === source.id);
  const where = code === "" ? "" : `at ${siteName(facts, code)}`;
  if (kind === "draining" && place !== undefined) {
    return `${place.drain[seat] ?? 0} ${where}`;
  }
  return where;
}
