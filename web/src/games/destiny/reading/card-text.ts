/**
 * Our rendered card text cut into what is drawn: leading words, plain words, and words that name a
 * symbol. Belongs here: finding them. Not: drawing them, writing texts (the server renders those).
 */
import type { SymbolName } from "@/games/destiny/reading/sides";

export type Piece =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "lead"; readonly text: string; readonly symbol: SymbolName | null }
  | {
      readonly kind: "symbol";
      /** The number before the word, kept on one line with it: "2 ". */
      readonly before: string;
      readonly text: string;
      readonly symbol: SymbolName;
    };

/** What may stand before a colon at the start of a line. */
const LEAD = /^((?:[A-Z][\w’-]*)(?: [\w’-]+){0,3}):/;

/** Nouns that always name a symbol, and words that do so only where a side is spoken of. */
const NAMED = new RegExp(
  [
    String.raw`(?:\b\d+ )?\b(?:melee|ranged|indirect)(?= damage\b)`,
    String.raw`(?:\b\d+ )?\b(?:shield|resource)s?\b`,
    String.raw`(?<=\bshowing (?:a |an )?)(?:disrupt|discard|focus|reroll|special|feral)\b`,
    String.raw`\bblank(?= (?:side|dice|die)\b)`,
  ].join("|"),
  "g",
);

/** Cuts one line of a card's text. */
export function cutLine(line: string): readonly Piece[] {
  const lead = LEAD.exec(line)?.[1];
  if (lead === undefined) {
    return cutWords(line);
  }
  const symbol: SymbolName | null = lead === "Special" ? "special" : null;
  return [{ kind: "lead", text: `${lead}:`, symbol }, ...cutWords(line.slice(lead.length + 1))];
}

function cutWords(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(NAMED)) {
    if (found.index > at) {
      pieces.push({ kind: "words", text: text.slice(at, found.index) });
    }
    const before = /^\d+ /.exec(found[0])?.[0] ?? "";
    const word = found[0].slice(before.length);
    pieces.push({ kind: "symbol", before, text: word, symbol: symbolOf(word) });
    at = found.index + found[0].length;
  }
  if (at < text.length) {
    pieces.push({ kind: "words", text: text.slice(at) });
  }
  return pieces;
}

const BY_WORD: ReadonlyMap<string, SymbolName> = new Map([
  ["melee", "melee"],
  ["ranged", "ranged"],
  ["indirect", "indirect"],
  ["shield", "shield"],
  ["shields", "shield"],
  ["resource", "resource"],
  ["resources", "resource"],
  ["disrupt", "disrupt"],
  ["discard", "discard"],
  ["focus", "focus"],
  ["reroll", "reroll"],
  ["special", "special"],
  ["feral", "feral"],
]);

function symbolOf(word: string): SymbolName {
  return BY_WORD.get(word) ?? "blank";
}
