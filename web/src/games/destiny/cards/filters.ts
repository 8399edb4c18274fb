/**
 * Which printings are looked for: filters, their form in an address, and what they leave.
 *
 * What belongs here: pure functions. What does not: fields and cards.
 */
import type { PrintedCard } from "@/games/destiny/catalogue/printings";

export interface Filters {
  /** Words that must all stand in the title, the subtitle, a subtype or our text. */
  readonly text: string;
  readonly set: string;
  readonly colour: string;
  readonly affiliation: string;
  readonly type: string;
  readonly playable: boolean;
  /** Each card once, as it was first printed. */
  readonly once: boolean;
}

export const NO_FILTERS: Filters = {
  text: "",
  set: "",
  colour: "",
  affiliation: "",
  type: "",
  playable: false,
  once: false,
};
const YES = "1";

/** The filters in the query of an address; what it does not say is not filtered. */
export function filtersFrom(query: string): Filters {
  const said = new URLSearchParams(query);
  const word = (name: string): string => said.get(name) ?? "";
  return {
    text: word("text"),
    set: word("set"),
    colour: word("colour"),
    affiliation: word("affiliation"),
    type: word("type"),
    playable: word("playable") === YES,
    once: word("once") === YES,
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
export function bare(words: string): string {
  return words
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, "");
}

function read(card: PrintedCard): string {
  return bare([card.title, card.subtitle, ...card.subtypes, ...card.text].join(" "));
}

/** The printings that pass, in their order. */
export function passing(
  cards: Iterable<PrintedCard>,
  filters: Filters,
): ReadonlyArray<PrintedCard> {
  const words = bare(filters.text)
    .split(" ")
    .filter((word) => word !== "");
  const isOf = (wanted: string, is: string): boolean => wanted === "" || wanted === is;
  return [...cards].filter((card) => {
    const isAlike =
      isOf(filters.set, card.set) &&
      isOf(filters.colour, card.colour) &&
      isOf(filters.affiliation, card.affiliation) &&
      isOf(filters.type, card.type) &&
      (card.playable || !filters.playable) &&
      (card.reprint_of === "" || !filters.once);
    if (!isAlike || words.length === 0) return isAlike;
    const text = read(card);
    return words.every((word) => text.includes(word));
  });
}
