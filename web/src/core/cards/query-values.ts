/**
 * What the value of a term means to a filter: one of its choices, or numbers.
 *
 * What belongs here: pure functions over one filter and one term. What does not: putting terms
 * together (`query`), and what is said of slips (`slip-words`).
 */
import type { Operator, Slip, Term } from "@/core/cards/query-parser";
import { bare, type ChoiceFilter, type NumberFilter } from "@/core/cards/search";
import { notNumber, notOrdered, unknownValue } from "@/core/cards/slip-words";

/** The value of a number that a card does not have. */
export const NONE = "none";

export type Test<C> = (card: C) => boolean;

/** Whether a value is denied by its sign; a sign of numbers is a slip here. */
export function denial(term: Term, slips: Slip[]): boolean | null {
  if (term.operator === ":" || term.operator === "=") return false;
  if (term.operator === "!=") return true;
  slips.push(notOrdered(term));
  return null;
}

/** Cards that have one of the values. */
export function choiceTest<C>(filter: ChoiceFilter<C>, term: Term, slips: Slip[]): Test<C> | null {
  const isDenied = denial(term, slips);
  if (isDenied === null) return null;
  const values = valuesIn(term);
  const meant = values.map((value) => meantBy(filter, value));
  const unknown = meant.findIndex((found) => found.length === 0);
  if (unknown >= 0) {
    const words = filter.choices.flatMap(([value, name]) => [value.toLowerCase(), name]);
    slips.push(unknownValue({ ...term, value: values[unknown] ?? "" }, term.name, words));
    return null;
  }
  const wanted = meant.flat();
  const has = (card: C): boolean => wanted.some((value) => filter.has(card, value));
  return isDenied ? (card) => !has(card) : has;
}

/** Several values stand behind commas; a phrase is one. */
function valuesIn({ value, isPhrase }: Term): ReadonlyArray<string> {
  const values = isPhrase ? [] : value.split(",").filter((one) => one !== "");
  return values.length === 0 ? [value] : values;
}

/** The values that are meant: by a code or its words, else by the beginning of the words. */
export function meantBy<C>({ choices }: ChoiceFilter<C>, typed: string): ReadonlyArray<string> {
  const wanted = joined(typed);
  if (wanted === "") return [];
  const exact = choices.filter(([value, words]) => [joined(value), joined(words)].includes(wanted));
  const found =
    exact.length > 0 ? exact : choices.filter(([, words]) => joined(words).startsWith(wanted));
  return found.map(([value]) => value);
}

/** `arh-standard`, "ARH Standard" and `arhstandard` are one value. */
function joined(words: string): string {
  return bare(words).replaceAll(" ", "");
}

const SPAN = /^(\d+)(?:-|\.\.)(\d+)$/;
const WHOLE = /^-?\d+$/;

/** Cards that have such a number. */
export function numberTest<C>(filter: NumberFilter<C>, term: Term, slips: Slip[]): Test<C> | null {
  const { operator, value } = term;
  const equals = operator === ":" || operator === "=";
  if (value.toLowerCase() === NONE && (equals || operator === "!=")) {
    return (card) => (filter.of(card).length === 0) === equals;
  }
  const span = SPAN.exec(value);
  if (span !== null && equals) {
    const [least, most] = [Number(span[1]), Number(span[2])];
    return (card) => filter.of(card).some((one) => least <= one && one <= most);
  }
  if (!WHOLE.test(value)) {
    slips.push(notNumber(term, filter.key, NONE));
    return null;
  }
  const compare = COMPARED[operator];
  const wanted = Number(value);
  return operator === "!="
    ? (card) => filter.of(card).every((one) => compare(one, wanted))
    : (card) => filter.of(card).some((one) => compare(one, wanted));
}

const COMPARED: Readonly<Record<Operator, (one: number, wanted: number) => boolean>> = {
  ":": (one, wanted) => one === wanted,
  "=": (one, wanted) => one === wanted,
  "!=": (one, wanted) => one !== wanted,
  "<": (one, wanted) => one < wanted,
  "<=": (one, wanted) => one <= wanted,
  ">": (one, wanted) => one > wanted,
  ">=": (one, wanted) => one >= wanted,
};
