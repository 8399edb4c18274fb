/**
 * What cards of the Customizable Card Game are looked for by.
 *
 * What belongs here: filters over the facts of a card. What does not: how they are typed
 * (`core/cards/query`) and drawn.
 */
import type { CardFacts, FormatFacts } from "@protocol/swccg";
import { coverageOf } from "@/core/cards/coverage";
import {
  byAnyOf,
  byNeed,
  byPlayable,
  bySet,
  type CardSearch,
  type ChoiceFilter,
  type NumberFilter,
} from "@/core/cards/search";
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

/** Numbers that have controls, then those that are only typed. */
const NUMBERS: ReadonlyArray<readonly [key: string, label: string]> = [
  ["power", "Power"],
  ["ability", "Ability"],
  ["deploy", "Deploy cost"],
  ["forfeit", "Forfeit value"],
];
const RARE_NUMBERS: ReadonlyArray<readonly [key: string, label: string]> = [
  ["armor", "Armor"],
  ["maneuver", "Maneuver"],
  ["hyperspeed", "Hyperspeed"],
  ["landspeed", "Landspeed"],
  ["politics", "Politics"],
  ["ferocity", "Ferocity"],
  ["parsec", "Parsec"],
];

export function searchIn(
  facts: Pick<Facts, "cards" | "sets"> & Partial<Pick<Facts, "formats">>,
): CardSearch<CardFacts> {
  const cards = [...facts.cards.values()];
  const needs = coverageOf(cards).needs.map(([need]) => need);
  return {
    nameOf: ({ title }) => title,
    words: { label: "Words in title or text", read },
    texts: TEXTS,
    choices: [
      bySide(),
      byType(cards),
      {
        ...bySet(facts.sets),
        has: ({ set, also_in = [] }, wanted) => [set, ...also_in].includes(wanted),
      },
      byNeed(needs.toSorted(byName)),
      byAnyOf("icon", "Icon", cards, ({ icons = {} }) => Object.keys(icons)),
      { ...byAnyOf("subtype", "Subtype", cards, ({ subtypes = [] }) => subtypes), isTyped: true },
      {
        ...byAnyOf("rarity", "Rarity", cards, ({ rarity = "" }) => [rarity].filter(Boolean)),
        isTyped: true,
      },
      byFormat([...(facts.formats?.values() ?? [])]),
    ],
    numbers: [
      { key: "destiny", label: "Destiny", of: ({ destiny = [] }) => destiny },
      ...NUMBERS.map(([key, label]) => byNumber(key, label)),
      ...RARE_NUMBERS.map(([key, label]) => ({ ...byNumber(key, label), isTyped: true })),
    ],
    checks: CHECKS,
    examples: EXAMPLES,
  };
}

const TEXTS: CardSearch<CardFacts>["texts"] = [
  { key: "title", also: ["name"], label: "Title", read: ({ title, back = "" }) => [title, back] },
  { key: "text", label: "What it does, in our words", read: ({ text = [] }) => text },
  {
    key: "lore",
    also: ["characteristic", "persona", "species"],
    label: "Characteristics, species and personas",
    read: ({ characteristics = [], personas = [], species = "" }) => [
      ...characteristics,
      ...personas,
      species,
    ],
  },
  {
    key: "system",
    also: ["place"],
    label: "System it lies in",
    read: ({ system = "" }) => [system],
  },
];

const CHECKS: CardSearch<CardFacts>["checks"] = [
  byPlayable(),
  {
    key: "unwritten",
    label: "Waits for nothing but a program",
    has: ({ playable = false, needs = [] }) => !playable && needs.length === 0,
  },
  { key: "unique", label: "Unique", has: ({ dots = 0 }) => dots === 1 },
  { key: "decipher", label: "No virtual cards", has: ({ virtual = false }) => !virtual },
  { key: "virtual", label: "Virtual", isTyped: true, has: ({ virtual = false }) => virtual },
];

const EXAMPLES = [
  { query: "vader", finds: "cards with this word anywhere" },
  { query: "side:light type:character ability>=5", finds: "the strongest in the Force" },
  { query: "destiny>=5 is:decipher sort:-destiny", finds: "high destinies, no virtual cards" },
  { query: "type:starship deploy<=3 hyperspeed>=4", finds: "cheap and fast starships" },
  { query: "icon:pilot icon:warrior side:dark", finds: "Dark pilots who fight" },
  { query: "system:tatooine type:location sort:name", finds: "places of one system" },
];

function byNumber(key: string, label: string): NumberFilter<CardFacts> {
  return {
    key,
    label,
    of: ({ numbers = {} }) => {
      const value = numbers[key];
      return value === undefined ? [] : [value];
    },
  };
}

function byFormat(formats: ReadonlyArray<FormatFacts>): ChoiceFilter<CardFacts> {
  const allowed = new Map(formats.map(({ code, cards = [] }) => [code, new Set(cards)]));
  return {
    key: "format",
    label: "Format",
    any: "Any format",
    choices: formats.map(({ code, name }) => [code, name] as const),
    has: ({ code }, wanted) => {
      const cards = allowed.get(wanted);
      return cards !== undefined && (cards.size === 0 || cards.has(code));
    },
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
