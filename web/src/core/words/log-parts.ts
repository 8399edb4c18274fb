/**
 * A line of the log cut into what is drawn: whom it names, what it counts, and the words between.
 *
 * What belongs here: cutting. What does not: who is named and which figures count what, which only
 * a title knows (`client.log`), and drawing (`core/table/log`).
 */

/** Somebody or something a line names, and the sheet that shows it. */
export interface LogName {
  readonly words: string;
  readonly code: string;
}

/** What a figure counts: harm, what prevents it, what is won, or something else. */
export type Counts = "harm" | "guard" | "gain" | "count";

/** Which words are figures, and what they count. */
export type Figures = ReadonlyArray<readonly [words: RegExp, counts: Counts]>;

export interface LogPart {
  /** Where it begins in the line. */
  readonly at: number;
  readonly text: string;
  readonly code?: string;
  readonly counts?: Counts;
}

/** The parts of a line in their order; what is found first, or is longer, has its place. */
export function partsOf(
  text: string,
  names: ReadonlyArray<LogName>,
  figures: Figures = [],
): ReadonlyArray<LogPart> {
  const found = [...named(text, names), ...counted(text, figures)].toSorted(
    (one, other) => one.at - other.at || other.text.length - one.text.length,
  );
  const parts: LogPart[] = [];
  let at = 0;
  for (const part of found) {
    if (part.at < at) continue;
    if (part.at > at) parts.push({ at, text: text.slice(at, part.at) });
    parts.push(part);
    at = part.at + part.text.length;
  }
  return at < text.length ? [...parts, { at, text: text.slice(at) }] : parts;
}

/** The one that a line names first: it is about them. */
export function firstNamed(text: string, names: ReadonlyArray<LogName>): LogName | undefined {
  const [first] = named(text, names).toSorted(
    (one, other) => one.at - other.at || other.text.length - one.text.length,
  );
  return first === undefined ? undefined : { words: first.text, code: first.code };
}

interface Named extends LogPart {
  readonly code: string;
}

function named(text: string, names: ReadonlyArray<LogName>): ReadonlyArray<Named> {
  return names.flatMap(({ words, code }) =>
    words === "" ? [] : places(text, words).map((at) => ({ at, text: words, code })),
  );
}

function places(text: string, words: string): ReadonlyArray<number> {
  const found: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    found.push(at);
  }
  return found;
}

function counted(text: string, figures: Figures): ReadonlyArray<LogPart> {
  return figures.flatMap(([words, counts]) =>
    [...text.matchAll(words)].map((found) => ({ at: found.index, text: found[0], counts })),
  );
}
