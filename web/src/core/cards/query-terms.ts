/**
 * A query and controls as two views of the same thing: what a control shows of it, and what it writes.
 *
 * What belongs here: finding a field's term at the top of a query, and a text with another one in
 * its place. What does not: what a term means (`query`), and drawing controls (`filter-fields`).
 */
import type { Condition, Operator, Term } from "@/core/cards/query-parser";

/** What must hold of every card that passes, term by term; what is inside of brackets is left out. */
export function termsOf(condition: Condition): ReadonlyArray<Term> {
  if (condition.kind === "term") return [condition];
  if (condition.kind !== "all") return [];
  return condition.parts.filter((part) => part.kind === "term");
}

/** Whether a query says anything by one of these names, anywhere. */
export function mentions(condition: Condition, names: ReadonlyArray<string>): boolean {
  switch (condition.kind) {
    case "term":
      return names.includes(condition.name);
    case "not":
      return mentions(condition.part, names);
    case "all":
    case "any":
      return condition.parts.some((part) => mentions(part, names));
  }
}

/** The terms that a control with these names and signs stands for. */
export function termsNamed(
  condition: Condition,
  names: ReadonlyArray<string>,
  operators: ReadonlyArray<Operator>,
): ReadonlyArray<Term> {
  return termsOf(condition).filter(
    ({ name, operator }) => names.includes(name) && operators.includes(operator),
  );
}

/** The text with another term in the place of some; without them if there is none to write. */
export function rewritten(text: string, terms: ReadonlyArray<Term>, written: string): string {
  const [first, ...others] = terms;
  const cut = [...others].reverse().reduce((left, { at, end }) => without(left, at, end), text);
  if (first === undefined) return written === "" ? cut : `${cut.trimEnd()} ${written}`.trimStart();
  if (written === "") return without(cut, first.at, first.end).trim();
  return cut.slice(0, first.at) + written + cut.slice(first.end);
}

function without(text: string, at: number, end: number): string {
  return `${text.slice(0, at).trimEnd()} ${text.slice(end).trimStart()}`.trim();
}

const PLAIN = /^[^\s()"“”„|,]+$/;

/** A field with a value as it is typed. */
export function termText(name: string, operator: Operator, value: string): string {
  return `${name}${operator}${PLAIN.test(value) ? value : `"${value}"`}`;
}
