/**
 * What cards of a title are looked for by: words, texts, choices, numbers and marks, as data.
 *
 * What belongs here: the contract, filters that every title has, and passing filters by their
 * values. What does not: which filters there are (the title says), the language that people type
 * (`query`), and fields.
 */

import { capital, spelled } from "@/kit/wording";

/** What cards of a title are looked for by. Keys are what people type; no two filters share one. */
export interface CardSearch<C> {
  /** What stands at the head of a card, for sorting. */
  nameOf(card: C): string;
  readonly words: WordFilter<C>;
  readonly texts: ReadonlyArray<TextFilter<C>>;
  readonly choices: ReadonlyArray<ChoiceFilter<C>>;
  readonly numbers: ReadonlyArray<NumberFilter<C>>;
  readonly checks: ReadonlyArray<CheckFilter<C>>;
  /** The order in which they stand unless another is asked for, in words. */
  readonly unsorted?: string;
  /** Queries worth trying, each with what it finds. */
  readonly examples: ReadonlyArray<QueryExample>;
}

export interface QueryExample {
  readonly query: string;
  readonly finds: string;
}

/** Words that must all stand in what is read of a card. */
export interface WordFilter<C> {
  readonly label: string;
  read(card: C): ReadonlyArray<string>;
}

interface Keyed {
  /** Its name in queries. */
  readonly key: string;
  /** Other names that people type for it. */
  readonly also?: ReadonlyArray<string>;
  readonly label: string;
}

/** Words in one part of a card. */
export interface TextFilter<C> extends Keyed {
  read(card: C): ReadonlyArray<string>;
}

/** One of a few values, or any. */
export interface ChoiceFilter<C> extends Keyed {
  /** What it is called to leave it open. */
  readonly any: string;
  readonly choices: ReadonlyArray<readonly [value: string, words: string]>;
  /** It has too many values for a control: it is only typed. */
  readonly isTyped?: boolean;
  has(card: C, value: string): boolean;
}

/** A number, or several of which one is enough; none where a card has no such. */
export interface NumberFilter<C> extends Keyed {
  /** It has no control: it is only typed. */
  readonly isTyped?: boolean;
  of(card: C): ReadonlyArray<number>;
}

/** Something that cards are or are not. */
export interface CheckFilter<C> extends Keyed {
  /** It has no control: it is only typed. */
  readonly isTyped?: boolean;
  has(card: C): boolean;
}

/** The set that cards came in: every title has such. */
export function bySet<C extends { readonly set: string }>(
  sets: ReadonlyArray<NamedSet>,
): ChoiceFilter<C> {
  return { ...setChoice(sets), has: ({ set }, wanted) => set === wanted };
}

/** The sets that any printing of a card came in. */
export function byAnySet<C>(
  sets: ReadonlyArray<NamedSet>,
  setsOf: (card: C) => ReadonlyArray<string>,
): ChoiceFilter<C> {
  return { ...setChoice(sets), has: (card, wanted) => setsOf(card).includes(wanted) };
}

interface NamedSet {
  readonly code: string;
  readonly name: string;
}

function setChoice(sets: ReadonlyArray<NamedSet>) {
  return {
    key: SET,
    label: "Set",
    any: "Any set",
    choices: sets.map(({ code, name }) => [code, name] as const),
  };
}

/** A filter by any of several words, of which those are to choose from that some card has. */
export function byAnyOf<C>(
  key: string,
  label: string,
  cards: ReadonlyArray<C>,
  of: (card: C) => ReadonlyArray<string>,
): ChoiceFilter<C> {
  const words = [...new Set(cards.flatMap(of))].toSorted();
  return {
    key,
    label,
    any: `Any ${label.toLowerCase()}`,
    choices: words.map((word) => [word, spelled(word)] as const),
    has: (card, wanted) => of(card).includes(wanted),
  };
}

/** What can be played at this table. */
export function byPlayable<C extends { readonly playable?: boolean }>(): CheckFilter<C> {
  return { key: PLAYABLE, label: "Can be played here", has: ({ playable = false }) => playable };
}

/** What a card that cannot be played waits for. */
export function byNeed<C extends { readonly needs?: ReadonlyArray<string> }>(
  needs: ReadonlyArray<string>,
): ChoiceFilter<C> {
  return {
    key: NEED,
    also: ["waits"],
    label: "Waits for",
    any: "Anything or nothing",
    choices: needs.map((need) => [need, capital(need)] as const),
    has: ({ needs: all = [] }, wanted) => all.includes(wanted),
  };
}

/** Words and values that are looked for, by the keys of their filters; what is empty is open. */
export type Wanted = Readonly<Record<string, string>>;

/** The key of the words. */
export const WORDS = "text";
/** The key of the set. */
export const SET = "set";
/** The key of the mark that a card can be played here. */
export const PLAYABLE = "playable";
/** The key of what is waited for. */
export const NEED = "needs";
/** The value of a check that is asked for. */
export const YES = "1";

/** Letters and digits alone: people type apostrophes and accents as they can. */
export function bare(words: string): string {
  return words
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, "");
}

/** The words of a text, bare. */
export function bareWords(text: string): ReadonlyArray<string> {
  return bare(text)
    .split(" ")
    .filter((word) => word !== "");
}

/** The cards that pass every filter, in their order. */
export function passing<C>(
  cards: ReadonlyArray<C>,
  { words: { read }, choices, checks }: CardSearch<C>,
  wanted: Wanted,
): ReadonlyArray<C> {
  const words = bareWords(wanted[WORDS] ?? "");
  const chosen = choices.filter(({ key }) => (wanted[key] ?? "") !== "");
  const asked = checks.filter(({ key }) => wanted[key] === YES);
  return cards.filter((card) => {
    const isAlike =
      chosen.every(({ key, has }) => has(card, wanted[key] ?? "")) &&
      asked.every(({ has }) => has(card));
    if (!isAlike || words.length === 0) return isAlike;
    const text = bare(read(card).join(" "));
    return words.every((word) => text.includes(word));
  });
}
