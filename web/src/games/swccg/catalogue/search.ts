/** What cards are looked for by. */
import type { CardFacts } from "@protocol/swccg";
import { coverageOf } from "@/core/cards/coverage";
import { byNeed, byPlayable, bySet, type CardSearch, type ChoiceFilter } from "@/core/cards/search";
import type { Facts } from "@/games/swccg/catalogue/facts";
import { capital } from "@/kit/wording";

export const SIDES = [
  ["dark", "Dark Side"],
  ["light", "Light Side"],
] as const;

export function bySide(): ChoiceFilter<CardFacts> {
  return {
    key: "side",
    label: "Side",
    any: "Either side",
    choices: SIDES,
    has: ({ side }, wanted) => side === wanted,
  };
}

export function byType(cards: ReadonlyArray<CardFacts>): ChoiceFilter<CardFacts> {
  return {
    key: "type",
    label: "Type",
    any: "Any type",
    choices: typesOf(cards).map((type) => [type, capital(type)] as const),
    has: ({ type }, wanted) => type === wanted,
  };
}

export function searchIn(facts: Pick<Facts, "cards" | "sets">): CardSearch<CardFacts> {
  const cards = [...facts.cards.values()];
  const needs = coverageOf(cards).needs.map(([need]) => need);
  return {
    words: { label: "Words in title or text", read },
    choices: [bySide(), byType(cards), bySet(facts.sets), byNeed(needs.toSorted(byName))],
    checks: [
      byPlayable(),
      {
        key: "words",
        label: "Waits for nothing but a program",
        has: ({ playable = false, needs: all = [] }) => !playable && all.length === 0,
      },
      { key: "own", label: "No virtual cards", has: ({ virtual = false }) => !virtual },
    ],
  };
}

/** Every type that some card has, the most frequent first. */
function typesOf(cards: ReadonlyArray<CardFacts>): ReadonlyArray<string> {
  const counts = new Map<string, number>();
  for (const { type } of cards) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].toSorted(([, few], [, more]) => more - few).map(([type]) => type);
}

function byName(one: string, other: string): number {
  return one.localeCompare(other);
}

/** Words are found in the title, what a card is, whom it is, where it lies, its icons, or our text. */
function read(card: CardFacts): ReadonlyArray<string> {
  const { title, subtypes = [], characteristics = [], personas = [], text = [] } = card;
  const { species = "", system = "", back = "", icons = {} } = card;
  return [
    title,
    back,
    ...subtypes,
    ...characteristics,
    ...personas,
    species,
    system,
    ...Object.keys(icons),
    ...text,
  ];
}
