/**
 * A query for cards as it is typed: words, fields with a value, not, or, brackets.
 *
 * What belongs here: the grammar, and what is wrong with a text by the grammar alone. What does
 * not: which fields there are and what they mean (`query`), and controls that write one
 * (`query-terms`).
 */

export const OPERATORS = ["!=", "<=", ">=", ":", "=", "<", ">"] as const;
export type Operator = (typeof OPERATORS)[number];

/** A place in the text: from its first character to behind its last. */
export interface Span {
  readonly at: number;
  readonly end: number;
}

/** A field with its value; plain words have no name. */
export interface Term extends Span {
  readonly kind: "term";
  readonly name: string;
  readonly operator: Operator;
  readonly value: string;
  readonly isPhrase: boolean;
}

export type Condition =
  | Term
  | ({ readonly kind: "all" | "any"; readonly parts: ReadonlyArray<Condition> } & Span)
  | ({ readonly kind: "not"; readonly part: Condition } & Span);

/** Something that is not understood: where, what, what to do, and a better text for that place. */
export interface Slip extends Span {
  readonly message: string;
  readonly advice: string;
  readonly instead?: string;
}

export interface Parsed {
  readonly condition: Condition;
  readonly slips: ReadonlyArray<Slip>;
}

type Token =
  | Term
  | ({ readonly kind: "open" | "close" | "or" | "and" | "not" } & Span)
  | ({ readonly kind: "end" } & Span);

const QUOTES = '"“”„';
const NAME = /[a-z][a-z_-]*(?=!=|<=|>=|[:=<>])/iy;
const OPERATOR = /!=|<=|>=|[:=<>]/y;
const SPACE = /\s*/y;
const WORD = /[^\s()"“”„|]+/y;
const KEYWORDS: Readonly<Record<string, "or" | "and" | "not">> = {
  or: "or",
  and: "and",
  not: "not",
};

/** So many signs of a query are read: brackets in brackets are read one within the other. */
export const LONGEST_QUERY = 500;

/** Reads a query; whatever is typed has a meaning, and what is wrong with it is listed. */
export function parsed(text: string): Parsed {
  const slips: Slip[] = [];
  const read = text.slice(0, LONGEST_QUERY);
  const tokens = tokensOf(read, slips);
  const condition = new Reader(tokens, slips).whole(read.length);
  if (read.length < text.length) {
    slips.push({
      at: LONGEST_QUERY,
      end: text.length,
      message: `Only the first ${LONGEST_QUERY} signs of a query are read.`,
      advice: "Leave something out.",
    });
  }
  return { condition, slips };
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

function tokensOf(text: string, slips: Slip[]): ReadonlyArray<Token> {
  const found: Token[] = [];
  let at = 0;
  for (;;) {
    at += matchAt(SPACE, text, at)?.length ?? 0;
    if (at >= text.length) break;
    const token = signAt(text, at) ?? termAt(text, at, slips);
    found.push(token);
    at = token.end;
  }
  return [...found, { kind: "end", at: text.length, end: text.length }];
}

function signAt(text: string, at: number): Token | null {
  const end = at + 1;
  switch (text[at]) {
    case "(":
      return { kind: "open", at, end };
    case ")":
      return { kind: "close", at, end };
    case "|":
      return { kind: "or", at, end };
    case "-":
      return /\S/.test(text.charAt(end)) ? { kind: "not", at, end } : null;
    default:
      return null;
  }
}

function termAt(text: string, at: number, slips: Slip[]): Token {
  const name = matchAt(NAME, text, at);
  if (name === null) {
    const { value, end, isPhrase } = valueAt(text, at, slips);
    const keyword = isPhrase ? undefined : KEYWORDS[value.toLowerCase()];
    if (keyword !== undefined) return { kind: keyword, at, end };
    return { kind: "term", name: "", operator: ":", value, isPhrase, at, end };
  }
  const sign = matchAt(OPERATOR, text, at + name.length) ?? ":";
  const operator = OPERATORS.find((one) => one === sign) ?? ":";
  const from = at + name.length + operator.length;
  const { value, end, isPhrase } = valueAt(text, from, slips);
  return { kind: "term", name: name.toLowerCase(), operator, value, isPhrase, at, end };
}

interface Value {
  readonly value: string;
  readonly end: number;
  readonly isPhrase: boolean;
}

function valueAt(text: string, at: number, slips: Slip[]): Value {
  if (!QUOTES.includes(text.charAt(at)) || at >= text.length) {
    const value = matchAt(WORD, text, at) ?? "";
    return { value, end: at + value.length, isPhrase: false };
  }
  const rest = text.slice(at + 1);
  const length = [...rest].findIndex((letter) => QUOTES.includes(letter));
  if (length >= 0) {
    const value = [...rest].slice(0, length).join("");
    return { value, end: at + value.length + 2, isPhrase: true };
  }
  slips.push({
    at,
    end: text.length,
    message: "These quotation marks are not closed.",
    advice: "Type another one where the phrase ends.",
    instead: `${text.slice(at)}"`,
  });
  return { value: rest, end: text.length, isPhrase: true };
}

/** Goes through the tokens once, from left to right. */
class Reader {
  private place = 0;

  constructor(
    private readonly tokens: ReadonlyArray<Token>,
    private readonly slips: Slip[],
  ) {}

  whole(length: number): Condition {
    const parts: Condition[] = [this.alternatives()];
    while (this.next.kind === "close") {
      this.slip(this.take(), "This bracket closes nothing.", "Take it away.", "");
      parts.push(this.alternatives());
    }
    return together("all", parts, 0, length);
  }

  private alternatives(): Condition {
    const at = this.next.at;
    const parts = [this.sequence()];
    while (this.next.kind === "or") {
      const sign = this.take();
      const before = parts.at(-1);
      const after = this.sequence();
      if (isEmpty(before) || isEmpty(after)) {
        this.slip(
          sign,
          "There is nothing on one side of this “or”.",
          'Type what else may be true, or put it into quotation marks to look for the word "or".',
        );
      }
      parts.push(after);
    }
    const told = parts.filter((part) => !isEmpty(part));
    return together("any", told, at, told.at(-1)?.end ?? at);
  }

  private sequence(): Condition {
    const at = this.next.at;
    const parts: Condition[] = [];
    for (;;) {
      const { kind } = this.next;
      if (kind === "and") this.take();
      else if (kind === "or" || kind === "close" || kind === "end") break;
      else parts.push(...this.one());
    }
    return together("all", parts, at, parts.at(-1)?.end ?? at);
  }

  private one(): ReadonlyArray<Condition> {
    const token = this.take();
    if (token.kind === "term") return [token];
    if (token.kind === "open") return [this.bracket(token)];
    const { kind } = this.next;
    if (kind === "term" || kind === "open" || kind === "not") {
      const [part] = this.one();
      return part === undefined ? [] : [{ kind: "not", part, at: token.at, end: part.end }];
    }
    this.slip(
      token,
      "There is nothing behind this “not”.",
      'Type what must not be true, or put it into quotation marks to look for the word "not".',
    );
    return [];
  }

  private bracket(opened: Span): Condition {
    const inside = this.alternatives();
    if (this.next.kind === "close") {
      const { end } = this.take();
      return { ...together("all", [inside], opened.at, end), at: opened.at, end };
    }
    this.slip(opened, "This bracket is not closed.", "Type ) where it ends.");
    return inside;
  }

  private get next(): Token {
    const token = this.tokens[this.place] ?? this.tokens.at(-1);
    return token ?? { kind: "end", at: 0, end: 0 };
  }

  private take(): Token {
    const token = this.next;
    this.place += 1;
    return token;
  }

  private slip({ at, end }: Span, message: string, advice: string, instead?: string): void {
    this.slips.push({ at, end, message, advice, ...(instead === undefined ? {} : { instead }) });
  }
}

function isEmpty(condition: Condition | undefined): boolean {
  return condition?.kind === "all" && condition.parts.length === 0;
}

/** Several conditions as one; one alone stays itself. */
function together(
  kind: "all" | "any",
  parts: ReadonlyArray<Condition>,
  at: number,
  end: number,
): Condition {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  return { kind: parts.length === 0 ? "all" : kind, parts, at, end };
}
