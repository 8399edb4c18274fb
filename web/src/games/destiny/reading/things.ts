import type { CardView, CopyView, DieView, PlayerView, SeatView } from "@protocol/destiny";

/**
 * Finding things of a view by the numbers that options and events name them by.
 *
 * Copies and dice have their own numbers; a card outside play has its handle, negated.
 */

const FIRST_DIE = 1000;
const FIRST_COPY = 10000;

export type ThingKind = "copy" | "die" | "card" | "none";

/** What sort of thing a number names. */
export function kindOfThing(id: number): ThingKind {
  if (id >= FIRST_COPY) {
    return "copy";
  }
  if (id >= FIRST_DIE) {
    return "die";
  }
  return id < 0 ? "card" : "none";
}

/** All cards in play, of both players. */
export function copiesOf(view: SeatView): ReadonlyArray<CopyView> {
  return view.players.flatMap((player) => player.play);
}

/** The card in play with this number. */
export function copyOf(view: SeatView, id: number): CopyView | undefined {
  return copiesOf(view).find((copy) => copy.id === id);
}

/** The die with this number. */
export function dieOf(view: SeatView, id: number): DieView | undefined {
  return view.dice.find((die) => die.id === id);
}

/** Where a card outside play lies. */
export type Zone = "hand" | "deck" | "discard" | "aside" | "defeated" | "under" | "limbo";

/** A card outside play, where it lies and whose it is (-1 while it is nobody's). */
export interface Lying {
  readonly card: CardView;
  readonly zone: Zone;
  readonly seat: number;
}

/** The card outside play that an option names by its negated handle. */
export function cardOf(view: SeatView, id: number): Lying | undefined {
  return everyCard(view).find((one) => -one.card.handle === id);
}

function everyCard(view: SeatView): ReadonlyArray<Lying> {
  const limbo = view.limbo.map((card): Lying => ({ card, zone: "limbo", seat: -1 }));
  return [...view.players.flatMap(cardsOf), ...limbo];
}

function cardsOf(player: PlayerView): ReadonlyArray<Lying> {
  const zones: ReadonlyArray<readonly [Zone, ReadonlyArray<CardView>]> = [
    ["hand", player.hand],
    ["deck", player.known_deck],
    ["discard", player.discard],
    ["aside", player.aside],
    ["defeated", player.defeated],
    ["under", player.play.flatMap((copy) => copy.under ?? [])],
  ];
  return zones.flatMap(([zone, cards]) =>
    cards.map((card): Lying => ({ card, zone, seat: player.seat })),
  );
}

/** The code of whatever a number names; empty if it is hidden or unknown. */
export function codeOf(view: SeatView, id: number): string {
  const kind = kindOfThing(id);
  if (kind === "copy") {
    return copyOf(view, id)?.code ?? "";
  }
  if (kind === "die") {
    return dieOf(view, id)?.code ?? "";
  }
  return kind === "card" ? (cardOf(view, id)?.card.code ?? "") : "";
}

/** The same for cards and dice that nobody tells apart; empty for what is one of its kind. */
export function alikeName(view: SeatView, id: number): string {
  const die = dieOf(view, id);
  if (die !== undefined) {
    return `die ${die.card} ${die.code} ${die.zone} ${die.side ?? ""}`;
  }
  const lying = cardOf(view, id);
  const code = lying?.card.code ?? "";
  return lying === undefined || code === "" ? "" : `card ${lying.seat} ${lying.zone} ${code}`;
}
