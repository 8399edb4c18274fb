/** What cards are looked for by. */
import type { CardFacts } from "@protocol/imperial-assault";
import { byPlayable, bySet, type CardSearch } from "@/core/cards/search";
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

export function searchIn({ cards, sets }: Pick<Facts, "cards" | "sets">): CardSearch<CardFacts> {
  return {
    words: { label: "Words in name or text", read },
    choices: [
      {
        key: "kind",
        label: "Kind",
        any: "Any kind",
        choices: KINDS,
        has: ({ kind }, wanted) => kind === wanted,
      },
      {
        key: "affiliation",
        label: "Side",
        any: "Any side",
        choices: SIDES,
        has: ({ affiliation }, wanted) => affiliation === wanted,
      },
      {
        key: "trait",
        label: "Trait",
        any: "Any trait",
        choices: traitsOf(cards.values()).map((trait) => [trait, trait] as const),
        has: ({ traits = [] }, wanted) => traits.includes(wanted),
      },
      bySet(sets),
    ],
    checks: [byPlayable()],
  };
}

/** Words are found in the name, the title, a trait, a restriction, a keyword or our text. */
function read(card: CardFacts): ReadonlyArray<string> {
  const { name, title = "", traits = [], restriction, text = [], keywords = [] } = card;
  return [name, title, ...traits, ...(restriction?.values ?? []), ...keywords, ...text];
}

/** Every trait that some card has, in order. */
function traitsOf(cards: Iterable<CardFacts>): ReadonlyArray<string> {
  return [...new Set([...cards].flatMap(({ traits = [] }) => traits))].toSorted();
}
