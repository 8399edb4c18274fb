/**
 * What is said of slips in a query: where, what, what to do, and a better text if there is one.
 *
 * What belongs here: words. What does not: finding slips (`query-parser`, `query`, `query-values`).
 */
import { nearest } from "@/core/cards/nearest";
import type { Slip, Term } from "@/core/cards/query-parser";
import { listed } from "@/kit/wording";

function place({ at, end }: Term): Pick<Slip, "at" | "end"> {
  return { at, end };
}

function quoted({ value, isPhrase }: Pick<Term, "value" | "isPhrase">): string {
  return isPhrase ? `"${value}"` : value;
}

export function withoutValue(term: Term, example: string): Slip {
  const { name, operator } = term;
  return {
    ...place(term),
    message: `There is nothing behind “${name}${operator}”.`,
    advice: `Type a value, as in ${name}${operator}${example}.`,
  };
}

/** A sign of numbers before something that has no order. */
export function notOrdered(term: Term): Slip {
  const instead = `${term.name}:${quoted(term)}`;
  return {
    ...place(term),
    message: `There is no more or less of “${term.name}”.`,
    advice: `Write ${instead}.`,
    instead,
  };
}

export function notNumber(term: Term, key: string, none: string): Slip {
  return {
    ...place(term),
    message: `“${term.value}” is no number.`,
    advice: `Write ${key}:2, ${key}>=2, ${key}:2-4 or ${key}:${none}.`,
  };
}

/** An order that only a part of the cards would have. */
export function notWhole(term: Term): Slip {
  return {
    ...place(term),
    message: "Only a whole list can be sorted.",
    advice: `Move ${term.name}:${term.value} out of the brackets, the “not” or the “or”.`,
  };
}

/** So many names or values are listed where none is near. */
const SAID = 6;

export function unknownName(term: Term, names: ReadonlyArray<string>): Slip {
  const [meant] = nearest(term.name, names);
  const rest = `${term.operator}${quoted(term)}`;
  return {
    ...place(term),
    message: `There is no field “${term.name}”.`,
    advice:
      meant === undefined
        ? `There are ${listed(names.slice(0, SAID))} and more: see the help.`
        : `Did you mean ${meant}${rest}?`,
    ...(meant === undefined ? {} : { instead: `${meant}${rest}` }),
  };
}

export function unknownValue(term: Term, what: string, values: ReadonlyArray<string>): Slip {
  const [meant] = nearest(term.value, values);
  const isPhrase = meant?.includes(" ") ?? false;
  const instead = `${term.name}${term.operator}${quoted({ value: meant ?? "", isPhrase })}`;
  const some = values.slice(0, SAID);
  return {
    ...place(term),
    message: `No ${what} is called “${term.value}”.`,
    advice:
      meant === undefined
        ? `There ${some.length === 1 ? "is" : "are"} ${listed(some)}${values.length > SAID ? " and more" : ""}.`
        : `Did you mean ${instead}?`,
    ...(meant === undefined ? {} : { instead }),
  };
}
