/**
 * What a number of a view names, and what it is called.
 *
 * What belongs here: finding things and naming them. What does not: where they are drawn.
 */
import type {
  CardView,
  CopyView,
  PlaceView,
  PlayerView,
  SeatView,
  SideName,
} from "@protocol/swccg";
import { cardName, type Facts } from "@/games/swccg/catalogue/facts";
import { plateTitle, shortTitle } from "@/games/swccg/reading/cards";

const FIRST_PILE = 500;
const PILES = 10;
const FIRST_PLACE = 1000;
const FIRST_COPY = 10_000;

/** The piles in the order of their numbers. */
export const PILE_NAMES = [
  "reserve",
  "force",
  "used",
  "lost",
  "hand",
  "out",
  "drawn",
  "open",
] as const;
export type PileName = (typeof PILE_NAMES)[number];

export const PILE_WORDS: Readonly<Record<PileName, string>> = {
  reserve: "Reserve Deck",
  force: "Force Pile",
  used: "Used Pile",
  lost: "Lost Pile",
  hand: "hand",
  out: "out of play",
  drawn: "destiny",
  open: "being played",
};

export function isPlace(id: number): boolean {
  return id >= FIRST_PLACE && id < FIRST_COPY;
}

export function pileId(seat: number, name: PileName): number {
  return FIRST_PILE + seat * PILES + PILE_NAMES.indexOf(name);
}

/** Which pile a number names. */
export function pileOf(id: number): { readonly seat: number; readonly name: PileName } | null {
  if (id < FIRST_PILE || id >= FIRST_PLACE) return null;
  const name = PILE_NAMES[(id - FIRST_PILE) % PILES];
  return name === undefined ? null : { seat: Math.floor((id - FIRST_PILE) / PILES), name };
}

export function copyOf(view: SeatView, id: number): CopyView | undefined {
  return id < FIRST_COPY ? undefined : view.copies.find((one) => one.id === id);
}

export function placeOf(view: SeatView, id: number): PlaceView | undefined {
  return view.places.find((one) => one.id === id);
}

export interface Lying {
  readonly player: PlayerView;
  readonly pile: PileName;
  readonly card: CardView;
}

/** Where a card lies that is not on table, by its number. */
export function lyingAt(view: SeatView, id: number): Lying | undefined {
  if (id >= 0) return undefined;
  for (const player of view.players) {
    for (const pile of PILE_NAMES) {
      const card = player[pile].find(({ handle }) => handle !== 0 && -handle === id);
      if (card !== undefined) return { player, pile, card };
    }
  }
  return undefined;
}

/** The code of the card that a thing is; empty where there is none to be seen. */
export function codeOf(view: SeatView, id: number): string {
  const lying = id < 0 ? lyingAt(view, id)?.card : undefined;
  return (lying ?? copyOf(view, id) ?? placeOf(view, id))?.code ?? "";
}

export function sideOf(view: SeatView, seat: number): SideName {
  return view.players.find((player) => player.seat === seat)?.side ?? "light";
}

/** A card as it is called where room is short. */
export function plateName(facts: Facts, code: string): string {
  const card = facts.cards.get(code);
  return card === undefined ? cardName(facts, code) : plateTitle(card);
}

/** A location without its system. */
export function siteName(facts: Facts, code: string): string {
  const card = facts.cards.get(code);
  return card === undefined ? cardName(facts, code) : shortTitle(card);
}

/** What a number names, in words; empty where it names nothing that has a name. */
export function thingName(view: SeatView, facts: Facts, id: number): string {
  const pile = pileOf(id);
  if (pile !== null) {
    const whose = pile.seat === view.seat ? "your" : "the other";
    return `${whose} ${PILE_WORDS[pile.name]}`;
  }
  const lying = lyingAt(view, id);
  if (lying !== undefined && (lying.card.code ?? "") === "") {
    return `a card of the ${PILE_WORDS[lying.pile]}`;
  }
  const code = codeOf(view, id);
  return code === "" ? "" : siteName(facts, code);
}
