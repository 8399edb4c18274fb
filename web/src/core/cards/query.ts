/**
 * What a query for cards means: which pass, in which order, and what is wrong with it.
 *
 * What belongs here: pure functions over any title's filters. What does not: the grammar
 * (`query-parser`), and which filters there are (the title says).
 */
import { type Condition, parsed, type Slip, type Term } from "@/core/cards/query-parser";
import { choiceTest, denial, numberTest, type Test } from "@/core/cards/query-values";
import {
  bare,
  bareWords,
  type CardSearch,
  type ChoiceFilter,
  type NumberFilter,
  type TextFilter,
} from "@/core/cards/search";
import { notWhole, unknownName, unknownValue, withoutValue } from "@/core/cards/slip-words";

/** The field of marks: `is:unique`. */
export const IS = "is";
/** The field that says in which order. */
export const SORT = "sort";
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
  /** Everything that cards can be sorted by. */
  readonly orders: ReadonlyArray<readonly [key: string, words: string]>;
  private readonly fields: ReadonlyMap<string, Field<C>>;
  private readonly read = new WeakMap<C, Map<string, string>>();

  constructor(private readonly search: CardSearch<C>) {
    const { texts, choices, numbers } = search;
    const fields: ReadonlyArray<Field<C>> = [
      ...texts.map((filter) => ({ kind: "text" as const, filter })),
      ...choices.map((filter) => ({ kind: "choice" as const, filter })),
      ...numbers.map((filter) => ({ kind: "number" as const, filter })),
    ];
    this.orders = [
      [NAME, "Name"],
      ...[...numbers, ...choices].map(({ key, label }) => [key, label] as const),
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
      slips.push(withoutValue(term, this.exampleOf(term.name)));
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
        return choiceTest(field.filter, term, slips);
      case "number":
        return numberTest(field.filter, term, slips);
    }
  }

  /** A value that could stand behind a name. */
  private exampleOf(name: string): string {
    const field = this.fields.get(name);
    if (name === IS) return this.search.checks[0]?.key ?? "";
    if (field?.kind === "number") return "2";
    return (field?.kind === "choice" ? field.filter.choices[0]?.[0] : undefined) ?? "word";
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
      slips.push(notWhole(term));
      return [];
    }
    const rank = this.rankBy(wanted);
    if (rank !== null) return [{ rank, isDown }];
    const keys = this.orders.map(([key]) => key);
    slips.push(
      wanted === ""
        ? withoutValue(term, NAME)
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
