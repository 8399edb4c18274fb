/**
 * A deck while it is built: members and cards come and go, and it is added up.
 *
 * What belongs here: pure functions over codes and facts. What does not: what is allowed (the
 * check on the server says), and drawing.
 */

import type { Cards } from "@protocol/destiny";
import { pricesOf } from "@/games/destiny/catalogue/formats";
import type { PrintedCard, WholeCatalogue } from "@/games/destiny/catalogue/printings";

export const NO_DECK: Cards = {
  team: [],
  battlefields: [],
  cards: [],
  extra_dice: [],
  aside: [],
};

export function isEmpty({ team, battlefields, cards }: Cards): boolean {
  return team.length + battlefields.length + cards.length === 0;
}

/** Whether a card is counted by its dice: one of a kind on a team, or a plot. */
function isByDice({ type, unique }: PrintedCard): boolean {
  return type === "plot" || (type === "character" && unique);
}

/** How many of a card there are; of somebody unique, with how many dice. */
export function copiesOf(deck: Cards, card: PrintedCard): number {
  const members = deck.team.filter(([code]) => code === card.code);
  if (isByDice(card)) return members[0]?.[1] ?? 0;
  const listed = [...deck.battlefields, ...deck.cards].filter((code) => code === card.code);
  return members.length + listed.length;
}

/** The deck with one more of a card. */
export function withCard(deck: Cards, card: PrintedCard): Cards {
  const { code, type, points } = card;
  if (type === "battlefield") return { ...deck, battlefields: [...deck.battlefields, code] };
  if (type !== "character" && type !== "plot") return { ...deck, cards: [...deck.cards, code] };
  const place = deck.team.findIndex(([one]) => one === code);
  if (place === -1 || !isByDice(card)) return { ...deck, team: [...deck.team, [code, 1]] };
  const dice = deck.team[place]?.[1] ?? 1;
  return withDice(deck, place, Math.min(dice + 1, Math.max(1, points.length)));
}

/** The deck with one less of a card. */
export function withoutCard(deck: Cards, card: PrintedCard): Cards {
  const place = deck.team.findLastIndex(([code]) => code === card.code);
  const dice = deck.team[place]?.[1] ?? 0;
  if (place !== -1 && isByDice(card) && dice > 1) return withDice(deck, place, dice - 1);
  if (place !== -1) return withoutMember(deck, place);
  const less = (codes: ReadonlyArray<string>): ReadonlyArray<string> =>
    codes.filter((_, at) => at !== codes.lastIndexOf(card.code));
  return { ...deck, battlefields: less(deck.battlefields), cards: less(deck.cards) };
}

/** The deck with a member of the team at another number of dice. */
export function withDice(deck: Cards, place: number, dice: number): Cards {
  return {
    ...deck,
    team: deck.team.map((member, at) => (at === place ? [member[0], dice] : member)),
  };
}

export function withoutMember(deck: Cards, place: number): Cards {
  return { ...deck, team: deck.team.filter((_, at) => at !== place) };
}

export interface Member {
  /** Its place in the team. */
  readonly place: number;
  readonly card: PrintedCard;
  readonly dice: number;
  /** What it costs with one die, two dice and so on. */
  readonly prices: ReadonlyArray<number>;
  /** What it costs as it is. */
  readonly points: number;
}

/** The members of a team that the catalogue knows, at the prices of a format. */
export function membersOf(
  { team }: Cards,
  facts: WholeCatalogue,
  format: string,
): ReadonlyArray<Member> {
  return team.flatMap(([code, dice], place) => {
    const card = facts.cards.get(code);
    if (card === undefined) return [];
    const prices = pricesOf(facts, format, card);
    const points = prices[Math.min(Math.max(dice, 1), prices.length) - 1] ?? 0;
    return [{ place, card, dice, prices, points }];
  });
}

/** What a team comes to, and how much it may: a plot with points below nothing adds to that. */
export function pointsOf(
  members: ReadonlyArray<Member>,
  { formats }: WholeCatalogue,
  format: string,
): { readonly spent: number; readonly most: number } {
  const all = members.map(({ points }) => points);
  const most = formats.get(format)?.points ?? 0;
  const more = sum(all.filter((points) => points < 0));
  return { spent: sum(all.filter((points) => points > 0)), most: most === 0 ? 0 : most - more };
}

/** How many cards the deck of a format has; 0 where a box says it. */
export function sizeIn({ formats }: WholeCatalogue, format: string): number {
  return formats.get(format)?.size ?? 0;
}

function sum(numbers: ReadonlyArray<number>): number {
  return numbers.reduce((total, one) => total + one, 0);
}
