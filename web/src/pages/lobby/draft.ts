/**
 * A game that somebody is about to ask for: what was chosen in the form, and what is sent.
 *
 * What belongs here: pure functions. What does not: fields and requests.
 */
import type { Deck, DeckSummary, OfferSeek, TableSettings } from "@protocol";
import type { DeckChoice } from "@/core/site/starting";

export const OPPONENTS = ["anybody", "open", "friend", "bot"] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** A deck in the list one chooses from. `key` is unique among own and ready ones. */
export interface Pick {
  readonly key: string;
  readonly name: string;
  readonly format: string;
  readonly edition: string;
  readonly team: ReadonlyArray<string>;
  readonly choice: DeckChoice;
}

export interface Draft {
  readonly deck: string;
  readonly opponent: Opponent;
  readonly bot: string;
  readonly format: string;
  readonly edition: string;
  readonly clock: "none" | "chess" | "correspondence";
  readonly minutes: number;
  readonly increment: number;
  readonly days: number;
  readonly spectators: boolean;
  readonly delay: number;
  readonly undo: "consent" | "free" | "never";
}

export const FRESH: Draft = {
  deck: "",
  opponent: "anybody",
  bot: "greedy",
  format: "",
  edition: "",
  clock: "none",
  minutes: 30,
  increment: 10,
  days: 3,
  spectators: true,
  delay: 0,
  undo: "consent",
};

export function ownPick(deck: DeckSummary): Pick {
  const { id, name, format, edition, team } = deck;
  return { key: `own ${id}`, name, format, edition, team, choice: { kind: "own", id } };
}

export function readyPick(deck: DeckSummary): Pick {
  const { name, format, edition, team } = deck;
  return { key: `ready ${name}`, name, format, edition, team, choice: { kind: "ready", name } };
}

export function sharedPick(deck: Deck): Pick {
  const { name, link, checked, cards } = deck;
  const team = cards.team.map(([code]) => code);
  const { format, edition } = checked;
  return { key: `shared ${link}`, name, format, edition, team, choice: { kind: "shared", link } };
}

/** The draft with another deck: its format and edition come with it. */
export function withDeck(draft: Draft, pick: Pick): Draft {
  return { ...draft, deck: pick.key, format: pick.format, edition: pick.edition };
}

export function settingsOf(draft: Draft): TableSettings {
  const { spectators, undo } = draft;
  const delay = spectators ? draft.delay : 0;
  return { clock: clockOf(draft), spectators, delay, undo };
}

function clockOf({ clock, minutes, increment, days }: Draft): NonNullable<TableSettings["clock"]> {
  if (clock === "chess") return { kind: "chess", minutes, increment };
  if (clock === "correspondence") return { kind: "correspondence", days };
  return { kind: "none" };
}

/** What is asked for with this deck. */
export function offerOf(draft: Draft, deck: DeckChoice): OfferSeek {
  const { format, edition } = draft;
  return { deck, terms: { format, edition }, settings: settingsOf(draft) };
}
