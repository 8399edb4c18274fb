/**
 * An army while it is built: cards come and go, and it is added up.
 *
 * What belongs here: pure functions over codes and facts. What does not: what is allowed (the
 * check on the server says), and drawing.
 */
import type { Deck } from "@protocol";
import type { CardFacts, Cards } from "@protocol/imperial-assault";
import type { BuiltSection } from "@/core/decks/built-lists";
import type { DeckSection } from "@/core/decks/deck-sections";
import { cardName, type Facts } from "@/games/imperial-assault/catalogue/facts";
import { toneOf } from "@/games/imperial-assault/decks/tones";

export const NO_ARMY: Cards = { deployments: [], commands: [] };

/** What is in a deck of this title. */
export function armyOf(deck: Pick<Deck, "cards">): Cards {
  // The server's own record of this title.
  return deck.cards as Cards;
}

/** The army with one more of a card. */
export function withCard(army: Cards, card: CardFacts): Cards {
  const part = partOf(card);
  return { ...army, [part]: [...army[part], card.code] };
}

/** The army with one less of a card. */
export function withoutCard(army: Cards, code: string): Cards {
  const less = (codes: ReadonlyArray<string>): ReadonlyArray<string> =>
    codes.filter((_, place) => place !== codes.lastIndexOf(code));
  return { deployments: less(army.deployments), commands: less(army.commands) };
}

function partOf({ kind }: CardFacts): keyof Cards {
  return kind === "command" ? "commands" : "deployments";
}

export function copiesOf(army: Cards, code: string): number {
  return [...army.deployments, ...army.commands].filter((one) => one === code).length;
}

export function isEmpty({ deployments, commands }: Cards): boolean {
  return deployments.length + commands.length === 0;
}

/** What an army comes to. */
export interface Totals {
  readonly points: number;
  /** Deployment cards that are activated. */
  readonly groups: number;
  readonly figures: number;
  readonly commands: number;
  readonly commandPoints: number;
}

export function totalsOf(army: Cards, { cards }: Facts): Totals {
  const known = (codes: ReadonlyArray<string>): ReadonlyArray<CardFacts> =>
    codes.flatMap((code) => cards.get(code) ?? []);
  const deployed = known(army.deployments);
  const groups = deployed.filter(({ kind }) => kind === "group");
  return {
    points: sum(deployed.map(({ cost = 0 }) => cost)),
    groups: groups.length,
    figures: sum(groups.map(({ group = 1 }) => group)),
    commands: army.commands.length,
    commandPoints: sum(known(army.commands).map(({ cost = 0 }) => cost)),
  };
}

export interface ArmyLine {
  readonly code: string;
  readonly count: number;
  readonly card: CardFacts | null;
}

export interface Section extends DeckSection<ArmyLine> {
  readonly count: number;
  readonly points: number;
}

const SIDES: ReadonlyArray<readonly [affiliation: string, title: string]> = [
  ["rebel", "Rebel groups"],
  ["imperial", "Imperial groups"],
  ["mercenary", "Mercenary groups"],
  ["neutral", "Neutral groups"],
];

/** An army sorted for reading: groups by affiliation, upgrades, command cards; the dearest first. */
export function sections(army: Cards, { cards }: Facts): ReadonlyArray<Section> {
  const lines = (codes: ReadonlyArray<string>): ReadonlyArray<ArmyLine> =>
    [...new Set(codes)]
      .map((code) => ({
        code,
        count: codes.filter((one) => one === code).length,
        card: cards.get(code) ?? null,
      }))
      .toSorted(
        (one, other) => costOf(other) - costOf(one) || nameOf(one).localeCompare(nameOf(other)),
      );
  const deployed = lines(army.deployments);
  const isGroup = ({ card }: ArmyLine): boolean => card?.kind === "group";
  const parts: ReadonlyArray<readonly [string, ReadonlyArray<ArmyLine>]> = [
    ...SIDES.map(
      ([side, title]) =>
        [title, deployed.filter((one) => isGroup(one) && one.card?.affiliation === side)] as const,
    ),
    ["Upgrades and attachments", deployed.filter(({ card }) => card?.kind === "upgrade")],
    [
      "Other cards",
      deployed.filter(({ card }) => !["group", "upgrade"].includes(card?.kind ?? "")),
    ],
    ["Command deck", lines(army.commands)],
  ];
  return parts
    .filter(([, found]) => found.length > 0)
    .map(([title, found]) => ({
      title,
      lines: found,
      count: sum(found.map(({ count }) => count)),
      points: sum(found.map((one) => one.count * costOf(one))),
    }));
}

/** The same in short lines, with what the check says of single cards. */
export function builtSections(
  army: Cards,
  facts: Facts,
  notes: ReadonlyMap<string, string>,
): ReadonlyArray<BuiltSection> {
  return sections(army, facts).map(({ title, count, lines }) => ({
    title,
    count,
    lines: lines.map(({ code, count: copies, card }) => ({
      code,
      name: cardName(facts, code),
      count: copies,
      tone: toneOf(card ?? {}),
      cost: card?.cost ?? 0,
      note: notes.get(code),
    })),
  }));
}

function costOf({ card }: ArmyLine): number {
  return card?.cost ?? 0;
}

function nameOf({ card, code }: ArmyLine): string {
  return card?.name ?? code;
}

function sum(numbers: ReadonlyArray<number>): number {
  return numbers.reduce((total, one) => total + one, 0);
}
