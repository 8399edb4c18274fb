/**
 * What cards of Imperial Assault are looked for by.
 *
 * What belongs here: filters over the facts of a card. What does not: how they are typed
 * (`core/cards/query`) and drawn.
 */
import type { CardFacts, FormatFacts } from "@protocol/imperial-assault";
import {
  byAnyOf,
  byPlayable,
  bySet,
  type CardSearch,
  type ChoiceFilter,
} from "@/core/cards/search";
import type { Facts } from "@/games/imperial-assault/catalogue/facts";

export const SIDES = [
  ["rebel", "Rebel"],
  ["imperial", "Imperial"],
  ["mercenary", "Mercenary"],
  ["neutral", "Neutral"],
] as const;
const KINDS = [
  ["group", "Deployment card"],
  ["upgrade", "Upgrade or attachment"],
  ["command", "Command card"],
  ["companion", "Companion"],
  ["form", "Form"],
] as const;
const ATTACKS = [
  ["melee", "Melee"],
  ["ranged", "Ranged"],
] as const;
const SKIRMISH = "skirmish";

export function searchIn(
  facts: Pick<Facts, "cards" | "sets"> & Partial<Pick<Facts, "formats">>,
): CardSearch<CardFacts> {
  const { cards, sets, formats = new Map() } = facts;
  const all = [...cards.values()];
  return {
    nameOf: ({ name, title = "" }) => `${name} ${title}`,
    words: { label: "Words in name or text", read },
    texts: [
      { key: "title", also: ["name"], label: "Name and title", read: namesOf },
      { key: "text", label: "What it does, in our words", read: ({ text = [] }) => text },
      {
        key: "for",
        label: "Whom it is for",
        read: ({ restriction }) => restriction?.values ?? [],
      },
    ],
    choices: [
      {
        key: "kind",
        also: ["type"],
        label: "Kind",
        any: "Any kind",
        choices: KINDS,
        has: ({ kind }, wanted) => kind === wanted,
      },
      {
        key: "affiliation",
        also: ["side"],
        label: "Side",
        any: "Any side",
        choices: SIDES,
        has: ({ affiliation }, wanted) => affiliation === wanted,
      },
      byAnyOf("trait", "Trait", all, ({ traits = [] }) => traits),
      bySet(sets),
      {
        key: "attack",
        label: "Attack",
        any: "Any attack or none",
        choices: ATTACKS,
        has: ({ attack }, wanted) => attack === wanted,
      },
      byAnyOf("die", "Dice", all, diceOf),
      { ...byAnyOf("keyword", "Keyword", all, ({ keywords = [] }) => keywords), isTyped: true },
      byFormat([...formats.values()]),
    ],
    numbers: [
      { key: "cost", label: "Cost", of: ({ cost = 0 }) => [cost] },
      { key: "health", label: "Health", of: ({ health = 0 }) => positive(health) },
      { key: "speed", label: "Speed", of: ({ speed = 0 }) => positive(speed) },
      { key: "figures", label: "Figures", of: ({ group = 0 }) => positive(group) },
      {
        key: "reinforce",
        label: "Reinforcement cost",
        isTyped: true,
        of: ({ reinforce = 0 }) => positive(reinforce),
      },
    ],
    checks: [
      byPlayable(),
      { key: "unique", label: "Unique", has: ({ unique = false }) => unique },
      { key: "elite", label: "Elite", has: ({ elite = false }) => elite },
      {
        key: SKIRMISH,
        label: "For skirmishes",
        has: ({ modes = [] }) => modes.length === 0 || modes.includes(SKIRMISH),
      },
    ],
    unsorted: "By name",
    examples: EXAMPLES,
  };
}

const EXAMPLES = [
  { query: "vader", finds: "cards with this word anywhere" },
  { query: "kind:group side:rebel cost<=6", finds: "Rebel groups for 6 or less" },
  {
    query: "trait:trooper attack:ranged sort:cost",
    finds: "troopers who shoot, the cheapest first",
  },
  { query: "die:red speed>=5", finds: "fast figures with a red die" },
  { query: "kind:command cost:0 is:playable", finds: "Command cards for nothing" },
  { query: "health>=10 -is:unique sort:-health", finds: "tough ones that may come twice" },
];

function byFormat(formats: ReadonlyArray<FormatFacts>): ChoiceFilter<CardFacts> {
  const all = new Map(formats.map(({ code, sets = [] }) => [code, sets]));
  return {
    key: "format",
    label: "Format",
    any: "Any format",
    choices: formats.map(({ code, name = code }) => [code, name] as const),
    has: ({ set }, wanted) => {
      const sets = all.get(wanted);
      return sets !== undefined && (sets.length === 0 || sets.includes(set));
    },
  };
}

function positive(value: number): ReadonlyArray<number> {
  return value > 0 ? [value] : [];
}

/** Colours of the dice that it attacks and defends with. */
function diceOf({ attack_dice = [], defence_dice = [] }: CardFacts): ReadonlyArray<string> {
  return [...attack_dice, ...defence_dice];
}

function namesOf({ name, title = "" }: CardFacts): ReadonlyArray<string> {
  return [name, title];
}

/** Words are found in the name, the title, a trait, a restriction, a keyword or our text. */
function read(card: CardFacts): ReadonlyArray<string> {
  const { traits = [], restriction, text = [], keywords = [] } = card;
  return [...namesOf(card), ...traits, ...(restriction?.values ?? []), ...keywords, ...text];
}
