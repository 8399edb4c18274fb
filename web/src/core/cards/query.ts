/**
 * What a query for cards means: which pass, in which order, and what is wrong with it.
 *
 * What belongs here: pure functions over any title's filters. What does not: the grammar
 * (`query-parser`), and which filters there are (the title says).
 */
import { nearest } from "@/core/cards/nearest";
import {
  type Condition,
  type Operator,
  parsed,
  type Slip,
  type Term,
} from "@/core/cards/query-parser";
import {
  bare,
  bareWords,
  type CardSearch,
  type ChoiceFilter,
  type NumberFilter,
  type TextFilter,
} from "@/core/cards/search";
import { listed } from "@/kit/wording";

/** The field of marks: `is:unique`. */
export const IS = "is";
/** The field that says in which order. */
export const SORT = "sort";
/** The value of a number that a card does not have. */
export const NONE = "none";
/** What stands at the head of a card, as an order. */
export const NAME = "name";

export interface Query<C> {
  readonly condition: Condition;
  readonly slips: ReadonlyArray<Slip>;
  passes(card: C): boolean;
  /** The cards that pass, in the order that is asked for. */
  of(cards: ReadonlyArray<C>): ReadonlyArray<C>;
}

/** Reads queries for the cards of a title; what is read of a card is kept for the next query. */
export class Queries<C extends object> {
  private readonly fields: ReadonlyMap<string, Field<C>>;
  private readonly read = new WeakMap<C, Map<string, string>>();

  constructor(private readonly search: CardSearch<C>) {
    const { texts, choices, numbers } = search;
    const fields: ReadonlyArray<Field<C>> = [
      ...texts.map((filter) => ({ kind: "text" as const, filter })),
      ...choices.map((filter) => ({ kind: "choice" as const, filter })),
      ...numbers.map((filter) => ({ kind: "number" as const, filter })),
    ];
    this.fields = new Map(
      fields.flatMap((field) =>
        [field.filter.key, ...(field.filter.also ?? [])].map((name) => [name, field] as const),
      ),
    );
  }

  /** Every name that can stand before a value. */
  get names(): ReadonlyArray<string> {
    return [...this.fields.keys(), IS, SORT];
  }

  /** Everything that cards can be sorted by. */
  get orders(): ReadonlyArray<readonly [key: string, words: string]> {
    const { choices, numbers } = this.search;
    return [
      [NAME, "Name"],
      ...[...numbers, ...choices].map(({ key, label }) => [key, label] as const),
    ];
  }

  query(text: string): Query<C> {
    const { condition, slips: found } = parsed(text);
    const slips = [...found];
    const sorts: Order<C>[] = [];
    const passes = this.meaning(condition, slips, sorts, true);
    return {
      condition,
      slips: slips.toSorted((one, other) => one.at - other.at),
      passes,
      of: (cards) => sorted(cards.filter(passes), sorts),
    };
  }

  private meaning(
    condition: Condition,
    slips: Slip[],
    sorts: Order<C>[],
    isWhole: boolean,
  ): Test<C> {
    switch (condition.kind) {
      case "term":
        if (condition.name === SORT) {
          sorts.push(...this.order(condition, slips, isWhole));
          return EVERY;
        }
        return this.term(condition, slips) ?? EVERY;
      case "not": {
        const test = this.meaningOrNothing(condition.part, slips, sorts);
        return test === null ? EVERY : (card) => !test(card);
      }
      case "all": {
        const tests = condition.parts.map((part) => this.meaning(part, slips, sorts, isWhole));
        return (card) => tests.every((test) => test(card));
      }
      case "any": {
        const tests = condition.parts.map((part) => this.meaningOrNothing(part, slips, sorts));
        const known = tests.filter((test) => test !== null);
        return known.length === 0 ? EVERY : (card) => known.some((test) => test(card));
      }
    }
  }

  /** A part that is not understood is left out, neither true nor false. */
  private meaningOrNothing(part: Condition, slips: Slip[], sorts: Order<C>[]): Test<C> | null {
    const before = slips.length;
    const test = this.meaning(part, slips, sorts, false);
    return slips.length > before ? null : test;
  }

  private term(term: Term, slips: Slip[]): Test<C> | null {
    if (term.name === "") return this.holds("", this.search.words.read, term);
    if (term.value.trim() === "") {
      slips.push(withoutValue(term, this.fields.get(term.name)));
      return null;
    }
    if (term.name === IS) return this.mark(term, slips);
    const field = this.fields.get(term.name);
    if (field === undefined) {
      slips.push(unknownName(term, this.names));
      return null;
    }
    switch (field.kind) {
      case "text":
        return this.text(field.filter, term, slips);
      case "choice":
        return choice(field.filter, term, slips);
      case "number":
        return number(field.filter, term, slips);
    }
  }

  private text(filter: TextFilter<C>, term: Term, slips: Slip[]): Test<C> | null {
    const isDenied = denial(term, slips);
    if (isDenied === null) return null;
    const test = this.holds(filter.key, filter.read, term);
    return isDenied ? (card) => !test(card) : test;
  }

  /** Whether what is read of a card holds all words, or a phrase as it stands. */
  private holds(key: string, read: (card: C) => ReadonlyArray<string>, term: Term): Test<C> {
    const words = term.isPhrase ? [bare(term.value).trim()] : bareWords(term.value);
    return (card) => {
      const text = this.textOf(card, key, read);
      return words.every((word) => text.includes(word));
    };
  }

  private textOf(card: C, key: string, read: (card: C) => ReadonlyArray<string>): string {
    const known = this.read.get(card) ?? new Map<string, string>();
    this.read.set(card, known);
    const text = known.get(key) ?? bare(read(card).join(" "));
    known.set(key, text);
    return text;
  }

  private mark(term: Term, slips: Slip[]): Test<C> | null {
    const isDenied = denial(term, slips);
    if (isDenied === null) return null;
    const { checks } = this.search;
    const wanted = term.value.toLowerCase();
    const found = checks.find(({ key, also = [] }) => [key, ...also].includes(wanted));
    if (found === undefined) {
      slips.push(
        unknownValue(
          term,
          "mark",
          checks.map(({ key }) => key),
        ),
      );
      return null;
    }
    const has = (card: C): boolean => found.has(card);
    return isDenied ? (card) => !has(card) : has;
  }

  private order(term: Term, slips: Slip[], isWhole: boolean): ReadonlyArray<Order<C>> {
    const isDown = term.value.startsWith("-");
    const wanted = (isDown ? term.value.slice(1) : term.value).toLowerCase();
    if (!isWhole) {
      slips.push({
        ...place(term),
        message: "Only a whole list can be sorted.",
        advice: `Move ${SORT}:${term.value} out of the brackets, the “not” or the “or”.`,
      });
      return [];
    }
    const rank = this.rankBy(wanted);
    if (rank !== null) return [{ rank, isDown }];
    const keys = this.orders.map(([key]) => key);
    slips.push(
      wanted === ""
        ? withoutValue(term, undefined, keys)
        : unknownValue({ ...term, value: wanted }, "order", keys),
    );
    return [];
  }

  private rankBy(wanted: string): ((card: C) => Rank) | null {
    if (wanted === NAME) return (card) => bare(this.search.nameOf(card));
    const field = this.fields.get(wanted);
    if (field?.kind === "number") return (card) => field.filter.of(card)[0] ?? null;
    if (field?.kind !== "choice") return null;
    const { choices, has } = field.filter;
    return (card) => {
      const at = choices.findIndex(([value]) => has(card, value));
      return at < 0 ? null : at;
    };
  }
}

type Test<C> = (card: C) => boolean;
type Rank = string | number | null;

interface Order<C> {
  readonly rank: (card: C) => Rank;
  readonly isDown: boolean;
}

type Field<C> =
  | { readonly kind: "text"; readonly filter: TextFilter<C> }
  | { readonly kind: "choice"; readonly filter: ChoiceFilter<C> }
  | { readonly kind: "number"; readonly filter: NumberFilter<C> };

const EVERY = (): boolean => true;

/** The cards by the first order, then by the next; what has no rank comes last either way. */
function sorted<C extends object>(
  cards: ReadonlyArray<C>,
  orders: ReadonlyArray<Order<C>>,
): ReadonlyArray<C> {
  if (orders.length === 0) return cards;
  const ranks = new Map(cards.map((card) => [card, orders.map(({ rank }) => rank(card))]));
  return cards.toSorted((one, other) => {
    for (const [place, { isDown }] of orders.entries()) {
      const by = compared(
        ranks.get(one)?.[place] ?? null,
        ranks.get(other)?.[place] ?? null,
        isDown,
      );
      if (by !== 0) return by;
    }
    return 0;
  });
}

function compared(one: Rank, other: Rank, isDown: boolean): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other === isDown ? 1 : -1;
}

/** Whether a value is denied by its sign; a sign of numbers is a slip here. */
function denial(term: Term, slips: Slip[]): boolean | null {
  if (term.operator === ":" || term.operator === "=") return false;
  if (term.operator === "!=") return true;
  slips.push({
    ...place(term),
    message: `There is no more or less of “${term.name}”.`,
    advice: `Write ${term.name}:${quoted(term)}.`,
    instead: `${term.name}:${quoted(term)}`,
  });
  return null;
}

/** A value is meant by its code, its words, or the beginning of its words. */
function choice<C>(filter: ChoiceFilter<C>, term: Term, slips: Slip[]): Test<C> | null {
  const isDenied = denial(term, slips);
  if (isDenied === null) return null;
  const values = term.value.split(",").filter((value) => value.trim() !== "");
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

export function meantBy<C>({ choices }: ChoiceFilter<C>, typed: string): ReadonlyArray<string> {
  const wanted = joined(typed);
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

function number<C>(filter: NumberFilter<C>, term: Term, slips: Slip[]): Test<C> | null {
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
    slips.push({
      ...place(term),
      message: `“${value}” is no number.`,
      advice: `Write ${filter.key}:2, ${filter.key}>=2, ${filter.key}:2-4 or ${filter.key}:${NONE}.`,
    });
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

function place({ at, end }: Term): Pick<Slip, "at" | "end"> {
  return { at, end };
}

function quoted({ value, isPhrase }: Pick<Term, "value" | "isPhrase">): string {
  return isPhrase ? `"${value}"` : value;
}

function withoutValue<C>(
  term: Term,
  field: Field<C> | undefined,
  known: ReadonlyArray<string> = [],
): Slip {
  const { name, operator } = term;
  const examples = field?.kind === "choice" ? field.filter.choices.map(([value]) => value) : known;
  const usual = field?.kind === "number" ? ["2"] : field?.kind === "text" ? ["a-word"] : examples;
  const [first] = usual;
  return {
    ...place(term),
    message: `There is nothing behind “${name}${operator}”.`,
    advice:
      first === undefined ? "Type a value." : `Type a value, as in ${name}${operator}${first}.`,
  };
}

const SAID = 6;

function unknownName(term: Term, names: ReadonlyArray<string>): Slip {
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

function unknownValue(term: Term, what: string, values: ReadonlyArray<string>): Slip {
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
