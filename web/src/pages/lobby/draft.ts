/**
 * A game that somebody is about to ask for: what was chosen in the form, and what is sent.
 *
 * What belongs here: pure functions. What does not: fields and requests.
 */
import type { BotSeat, OfferSeek, Table, TableSettings, TitleOffered } from "@protocol";
import type { Chosen } from "@/core/site/options";
import { type DeckChoice, USUAL_BOT } from "@/core/site/starting";
import { USUAL_LIMIT } from "@/pages/lobby/rating-window";
import type { Pick } from "@/pages/parts/deck-picks";

export const OPPONENTS = ["anybody", "open", "friend", "bot"] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** The usual beat, as the server has it. */
export const BEAT = 700;

export interface Draft {
  readonly title: string;
  readonly deck: string;
  readonly opponent: Opponent;
  readonly bot: string;
  /** The ready-made deck that the computer plays; empty for one that fits. */
  readonly botDeck: string;
  readonly format: string;
  readonly edition: string;
  readonly clock: "none" | "chess" | "correspondence";
  readonly minutes: number;
  readonly increment: number;
  readonly days: number;
  readonly spectators: boolean;
  readonly delay: number;
  readonly undo: "consent" | "free" | "never";
  /** How many play; 0 is the usual number of the game. */
  readonly seats: number;
  /** How many milliseconds every response takes at least. */
  readonly beat: number;
  /** Whether it changes the ratings of those who play it. */
  readonly rated: boolean;
  /** Of how many games the match is at most. */
  readonly bestOf: 1 | 3;
  /** How far from one's own rating somebody may be who is met in a rated game. */
  readonly limit: number;
  /** What is chosen of what the game offers; what is left out is the usual. */
  readonly options: Chosen;
}

export const FRESH: Draft = {
  title: "",
  deck: "",
  opponent: "anybody",
  bot: USUAL_BOT,
  botDeck: "",
  format: "",
  edition: "",
  clock: "none",
  minutes: 30,
  increment: 10,
  days: 3,
  spectators: true,
  delay: 0,
  undo: "consent",
  seats: 0,
  beat: BEAT,
  rated: false,
  bestOf: 1,
  limit: USUAL_LIMIT,
  options: {},
};

/** The draft of a game like one that was played: against whom, by which clock, with how many. */
export function draftLike(
  { terms, settings, seats, private: isPrivate }: Table,
  me: string,
): Draft {
  const others = seats.filter(({ account }) => account !== me);
  const bot = others.every((one) => one.bot !== "") ? (others[0]?.bot ?? "") : "";
  const { clock = { kind: "none" }, spectators, delay, undo, beat, rated, best_of } = settings;
  return {
    ...FRESH,
    title: terms.title ?? "",
    format: terms.format,
    edition: terms.edition ?? "",
    seats: terms.seats ?? 0,
    options: terms.options ?? {},
    opponent: bot !== "" ? "bot" : isPrivate ? "friend" : "open",
    bot: bot === "" ? FRESH.bot : bot,
    ...clockIn(clock),
    spectators: spectators ?? FRESH.spectators,
    delay: delay ?? FRESH.delay,
    undo: undo ?? FRESH.undo,
    beat: beat ?? FRESH.beat,
    rated: rated ?? FRESH.rated,
    bestOf: best_of ?? FRESH.bestOf,
  };
}

function clockIn(clock: NonNullable<TableSettings["clock"]>): Partial<Draft> {
  const { kind, ...rest } = clock;
  return { clock: kind, ...rest };
}

/** The draft with another deck: its game, format and edition come with it. */
export function withDeck(draft: Draft, pick: Pick): Draft {
  const { key: deck, title, format, edition } = pick;
  const seats = title === draft.title ? draft.seats : 0;
  const botDeck = format === draft.format && title === draft.title ? draft.botDeck : "";
  const options = title === draft.title ? draft.options : {};
  return { ...draft, deck, title, format, edition, seats, botDeck, options };
}

/** The draft for a game without a deck, on the terms that stand first there. */
export function withoutDeck(draft: Draft, { id, formats, editions }: TitleOffered): Draft {
  const format = formats[0]?.code ?? "";
  return {
    ...draft,
    title: id,
    deck: "",
    format,
    edition: editions[0] ?? "",
    seats: 0,
    options: {},
  };
}

export function settingsOf(draft: Draft): TableSettings {
  const { spectators, beat } = draft;
  const delay = spectators ? draft.delay : 0;
  const rated = isRated(draft);
  const best_of = isOfTwo(draft) ? draft.bestOf : 1;
  // A bot agrees to everything: what is rated takes nothing back that was learnt.
  const isLoose = rated && draft.opponent === "bot" && draft.undo === "consent";
  const undo = isLoose ? "free" : draft.undo;
  return { clock: clockOf(draft), spectators, delay, undo, beat, rated, best_of };
}

/** The draft, rated or not: a rated game has a clock, so that whoever leaves loses by it. */
export function withRated(draft: Draft, rated: boolean): Draft {
  const clock = rated && draft.clock === "none" ? "chess" : draft.clock;
  return { ...draft, rated, clock };
}

/** Whether it will be rated: only a game of two with a clock is. */
export function isRated(draft: Draft): boolean {
  return isOfTwo(draft) && draft.rated && draft.clock !== "none";
}

/** Only games of two tell how strong somebody is, and only two play a match. */
export function isOfTwo({ seats }: Draft): boolean {
  return seats === 0 || seats === 2;
}

function clockOf({ clock, minutes, increment, days }: Draft): NonNullable<TableSettings["clock"]> {
  if (clock === "chess") return { kind: "chess", minutes, increment };
  if (clock === "correspondence") return { kind: "correspondence", days };
  return { kind: "none" };
}

/** Whom one asks for in the other seats; nobody, if people are to sit there. */
export function againstOf(draft: Draft): BotSeat | null {
  const { opponent, bot } = draft;
  if (opponent !== "bot") return null;
  // Nobody chooses the deck of a computer that they are rated against.
  const botDeck = isRated(draft) ? "" : draft.botDeck;
  return { bot, deck: botDeck === "" ? null : { kind: "ready", name: botDeck } };
}

/** What is asked for with this deck. */
export function offerOf(draft: Draft, deck: DeckChoice): OfferSeek {
  const { title, format, edition, seats, options } = draft;
  const terms = { title, format, edition, seats, options };
  return { deck, terms, settings: settingsOf(draft) };
}
