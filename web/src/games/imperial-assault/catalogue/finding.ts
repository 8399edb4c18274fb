/**
 * Which cards are looked for: filters, their form in an address, and what they leave.
 *
 * What belongs here: pure functions. What does not: fields and cards.
 */
import type { CardFacts } from "@protocol/imperial-assault";

export interface Filters {
  /** Words that must all stand in the name, the title, a trait, a restriction or our text. */
  readonly text: string;
  readonly set: string;
  readonly kind: string;
  readonly affiliation: string;
  readonly trait: string;
  readonly playable: boolean;
}

export const NO_FILTERS: Filters = {
  text: "",
  set: "",
  kind: "",
  affiliation: "",
  trait: "",
  playable: false,
};
const YES = "1";

/** The filters in the query of an address; what it does not say is not filtered. */
export function filtersFrom(query: string): Filters {
  const said = new URLSearchParams(query);
  const word = (name: string): string => said.get(name) ?? "";
  return {
    text: word("text"),
    set: word("set"),
    kind: word("kind"),
    affiliation: word("affiliation"),
    trait: word("trait"),
    playable: word("playable") === YES,
  };
}

/** The query for these filters, without those that filter nothing. */
export function queryOf(filters: Filters): string {
  const said = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value === true) said.set(name, YES);
    else if (typeof value === "string" && value !== "") said.set(name, value);
  }
  return said.toString();
}

/** Letters and digits alone: people type apostrophes and accents as they can. */
function bare(words: string): string {
  return words
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, "");
}

function read(card: CardFacts): string {
  const { name, title = "", traits = [], restriction, text = [], keywords = [] } = card;
  const forWhom = restriction?.values ?? [];
  return bare([name, title, ...traits, ...forWhom, ...keywords, ...text].join(" "));
}

/** The cards that pass, in their order. */
export function passing(cards: Iterable<CardFacts>, filters: Filters): ReadonlyArray<CardFacts> {
  const words = bare(filters.text).split(" ").filter(Boolean);
  const isOf = (wanted: string, is: string): boolean => wanted === "" || wanted === is;
  return [...cards].filter((card) => {
    const { set, kind, affiliation = "", traits = [], playable = false } = card;
    const isAlike =
      isOf(filters.set, set) &&
      isOf(filters.kind, kind) &&
      isOf(filters.affiliation, affiliation) &&
      (filters.trait === "" || traits.includes(filters.trait)) &&
      (playable || !filters.playable);
    if (!isAlike || words.length === 0) return isAlike;
    const text = read(card);
    return words.every((word) => text.includes(word));
  });
}

/** Every trait that some card has, in order. */
export function traitsOf(cards: Iterable<CardFacts>): ReadonlyArray<string> {
  return [...new Set([...cards].flatMap(({ traits = [] }) => traits))].toSorted();
}
