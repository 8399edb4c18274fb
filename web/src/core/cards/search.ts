/**
 * Which cards are looked for: the filters of a title, their form in an address, and what they leave.
 *
 * What belongs here: pure functions over any title's cards. What does not: which filters there
 * are (the title says), and fields.
 */

import { capital } from "@/kit/wording";

/** What cards of a title are looked for by. */
export interface CardSearch<C> {
  readonly words: WordFilter<C>;
  readonly choices: ReadonlyArray<ChoiceFilter<C>>;
  readonly checks: ReadonlyArray<CheckFilter<C>>;
}

/** Words that must all stand in what is read of a card. */
export interface WordFilter<C> {
  readonly label: string;
  read(card: C): ReadonlyArray<string>;
}

/** One of a few values, or any. */
export interface ChoiceFilter<C> {
  /** Its name in an address. */
  readonly key: string;
  readonly label: string;
  /** What it is called to leave it open. */
  readonly any: string;
  readonly choices: ReadonlyArray<readonly [value: string, words: string]>;
  has(card: C, value: string): boolean;
}

/** Something that cards must be, if it is asked for. */
export interface CheckFilter<C> {
  /** Its name in an address. */
  readonly key: string;
  readonly label: string;
  has(card: C): boolean;
}

/** The set that cards came in: every title has such. */
export function bySet<C extends { readonly set: string }>(
  sets: ReadonlyArray<{ readonly code: string; readonly name: string }>,
): ChoiceFilter<C> {
  return {
    key: SET,
    label: "Set",
    any: "Any set",
    choices: sets.map(({ code, name }) => [code, name] as const),
    has: ({ set }, wanted) => set === wanted,
  };
}

/** What can be played at this table. */
export function byPlayable<C extends { readonly playable?: boolean }>(): CheckFilter<C> {
  return { key: "playable", label: "Can be played here", has: ({ playable = false }) => playable };
}

/** What a card that cannot be played waits for. */
export function byNeed<C extends { readonly needs?: ReadonlyArray<string> }>(
  needs: ReadonlyArray<string>,
): ChoiceFilter<C> {
  return {
    key: NEED,
    label: "Waits for",
    any: "Anything or nothing",
    choices: needs.map((need) => [need, capital(need)] as const),
    has: ({ needs: all = [] }, wanted) => all.includes(wanted),
  };
}

/** The words and values that are looked for, by the keys of their filters; none is empty. */
export type Wanted = Readonly<Record<string, string>>;

/** The key of the words. */
export const WORDS = "text";
/** The key of the set. */
export const SET = "set";
/** The key of what is waited for. */
export const NEED = "needs";
/** The value of a check that is asked for. */
export const YES = "1";

function keysOf<C>({ choices, checks }: CardSearch<C>): ReadonlyArray<string> {
  return [WORDS, ...choices.map(({ key }) => key), ...checks.map(({ key }) => key)];
}

/** What the query of an address looks for; what no filter is called is passed over. */
export function wantedFrom<C>(search: CardSearch<C>, query: string): Wanted {
  const said = new URLSearchParams(query);
  const found = keysOf(search).map((key) => [key, said.get(key) ?? ""] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== ""));
}

/** The query for what is looked for. */
export function queryOf<C>(search: CardSearch<C>, wanted: Wanted): string {
  const said = new URLSearchParams();
  for (const key of keysOf(search)) {
    const value = wanted[key] ?? "";
    if (value !== "") said.set(key, value);
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

/** The cards that pass every filter, in their order. */
export function passing<C>(
  cards: ReadonlyArray<C>,
  { words: { read }, choices, checks }: CardSearch<C>,
  wanted: Wanted,
): ReadonlyArray<C> {
  const words = bare(wanted[WORDS] ?? "")
    .split(" ")
    .filter((word) => word !== "");
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
