/**
 * What Destiny's cards are looked for by.
 *
 * What belongs here: filters over printings, and over cards with all their printings. What does
 * not: how they are typed (`core/cards/query`) and drawn.
 */
import type { SetFacts } from "@protocol/destiny";
import {
  byAnyOf,
  byAnySet,
  byPlayable,
  type CardSearch,
  type ChoiceFilter,
  type NumberFilter,
} from "@/core/cards/search";
import { firstOf } from "@/games/destiny/catalogue/formats";
import type { PrintedCard } from "@/games/destiny/catalogue/printings";
import { readSide, type Side, type SymbolName } from "@/games/destiny/reading/sides";
import { capital } from "@/kit/wording";

/** A printing; or a card with all its printings, the first of which it is. */
export interface Listed extends PrintedCard {
  readonly printings?: ReadonlyArray<PrintedCard>;
}

const COLOURS = ["red", "blue", "yellow", "gray"];
const SIDES = ["hero", "villain", "neutral"];
const TYPES = ["character", "upgrade", "support", "event", "battlefield", "plot", "downgrade"];
const RARITIES = ["fixed", "common", "uncommon", "rare", "legendary"];
const VALUED = [
  "melee",
  "ranged",
  "indirect",
  "shield",
  "resource",
  "disrupt",
  "discard",
  "focus",
] as const;
const DIE = [...VALUED, "special", "blank"] as const;

export function printingsOf(card: Listed): ReadonlyArray<PrintedCard> {
  return card.printings ?? [card];
}

/** A filter by one word of a card. */
function byWord(
  key: "affiliation" | "colour" | "type",
  label: string,
  words: ReadonlyArray<string>,
  also: ReadonlyArray<string> = [],
): ChoiceFilter<Listed> {
  return {
    key,
    also,
    label,
    any: `Any ${label.toLowerCase()}`,
    choices: words.map((word) => [word, capital(word)] as const),
    has: (card, wanted) => card[key] === wanted,
  };
}

/** The sides of a card's die, read once. */
const read = new WeakMap<PrintedCard, ReadonlyArray<Side>>();

function sidesOf(card: Listed): ReadonlyArray<Side> {
  const found = read.get(card) ?? card.sides.map(readSide);
  read.set(card, found);
  return found;
}

function valuesOf(card: Listed, symbol: SymbolName | null): ReadonlyArray<number> {
  return sidesOf(card)
    .filter((side) => symbol === null || side.symbol === symbol)
    .flatMap(({ value }) => (typeof value === "number" ? [value] : []));
}

function bySymbol(symbol: (typeof VALUED)[number]): NumberFilter<Listed> {
  return {
    key: symbol,
    label: `${capital(symbol)} on a side of its die`,
    isTyped: true,
    of: (card) => valuesOf(card, symbol),
  };
}

const CHOICES: ReadonlyArray<ChoiceFilter<Listed>> = [
  byWord("type", "Type", TYPES, ["t"]),
  byWord("colour", "Colour", COLOURS, ["color", "c"]),
  byWord("affiliation", "Side", SIDES, ["faction"]),
  {
    key: "die",
    label: "Die shows",
    any: "Anything or nothing",
    choices: DIE.map((symbol) => [symbol, capital(symbol)] as const),
    has: (card, wanted) => sidesOf(card).some(({ symbol }) => symbol === wanted),
  },
];
const NUMBERS: ReadonlyArray<NumberFilter<Listed>> = [
  { key: "cost", label: "Cost", of: ({ cost }) => (typeof cost === "number" ? [cost] : []) },
  { key: "points", label: "Points", of: ({ points }) => points },
  { key: "health", label: "Health", of: ({ health }) => (health > 0 ? [health] : []) },
  { key: "side", label: "Value on a die", of: (card) => valuesOf(card, null) },
  ...VALUED.map(bySymbol),
];

/** What cards are looked for by, one by one or with all their printings; the subtypes are theirs. */
export function searchIn(
  sets: ReadonlyArray<SetFacts>,
  cards: Iterable<PrintedCard> = [],
): CardSearch<Listed> {
  return {
    nameOf: ({ title, subtitle }) => `${title} ${subtitle}`,
    words: {
      label: "Words in title or text",
      read: ({ title, subtitle, subtypes, text }) => [title, subtitle, ...subtypes, ...text],
    },
    texts: [
      { key: "title", also: ["name"], label: "Title and subtitle", read: namesOf },
      { key: "text", label: "What it does, in our words", read: ({ text }) => text },
    ],
    choices: [
      byAnySet(sets, (card) => printingsOf(card).map(({ set }) => set)),
      ...CHOICES,
      {
        ...byAnyOf("subtype", "Subtype", [...cards], ({ subtypes }) => subtypes),
        also: ["trait"],
      },
      {
        key: "rarity",
        label: "Rarity",
        any: "Any rarity",
        isTyped: true,
        choices: RARITIES.map((one) => [one, capital(one)] as const),
        has: (card, wanted) => printingsOf(card).some(({ rarity }) => rarity === wanted),
      },
    ],
    numbers: NUMBERS,
    checks: [
      byPlayable(),
      { key: "unique", label: "Unique", has: ({ unique }) => unique },
      { key: "dice", label: "Has a die", has: ({ sides }) => sides.length > 0 },
      {
        key: "once",
        label: "First printing",
        isTyped: true,
        has: ({ reprint_of }) => reprint_of === "",
      },
      {
        key: "reprinted",
        label: "Printed more than once",
        isTyped: true,
        has: (card) => printingsOf(card).length > 1,
      },
    ],
    examples: EXAMPLES,
  };
}

function namesOf({ printings = [], title, subtitle }: Listed): ReadonlyArray<string> {
  return [title, subtitle, ...printings.map((one) => one.title)];
}

const EXAMPLES = [
  { query: "vader", finds: "cards with this word anywhere" },
  { query: "type:upgrade colour:blue cost<=2", finds: "blue upgrades for 2 or less" },
  { query: "type:character ranged>=3 is:playable", finds: "shooters with a side of 3 or more" },
  { query: 'text:"remove a die" sort:cost', finds: "dice removal, the cheapest first" },
  { query: "points:10-13 die:shield -affiliation:villain", finds: "shields for a hero's team" },
  {
    query: "(subtype:jedi or subtype:sith) sort:-health",
    finds: "Force users, the toughest first",
  },
];

/** Every card once, with all its printings; the first of them in front. */
export function cardsOf(
  printings: ReadonlyMap<string, PrintedCard>,
): ReadonlyArray<Required<Listed>> {
  const found = new Map<string, PrintedCard[]>();
  for (const card of printings.values()) {
    const first = firstOf(card, printings).code;
    found.set(first, [...(found.get(first) ?? []), card]);
  }
  return [...found].flatMap(([code, all]) => {
    const first = printings.get(code);
    if (first === undefined) return [];
    const others = all.filter((one) => one !== first);
    return [{ ...firstPlayable(first, others), printings: [first, ...others] }];
  });
}

/** The first printing, with the text of a later one if only that can be played. */
function firstPlayable(first: PrintedCard, others: ReadonlyArray<PrintedCard>): PrintedCard {
  const played = first.playable ? undefined : others.find(({ playable }) => playable);
  return played === undefined ? first : { ...first, playable: true, text: played.text };
}
