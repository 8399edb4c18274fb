/**
 * Die sides as the server writes them ("2RD1", "+3*1", "-") and as they are spoken.
 * Belongs here: the grammar of `facts.py` and the words for a side. Not: drawing, what a side does.
 */

export const SYMBOLS = [
  "blank",
  "melee",
  "ranged",
  "indirect",
  "shield",
  "resource",
  "disrupt",
  "discard",
  "focus",
  "special",
  "reroll",
  "feral",
  "any",
] as const;

/** A die symbol by its rulebook name; "any" is a modifier that goes with any symbol. */
export type SymbolName = (typeof SYMBOLS)[number];

export interface SideCost {
  readonly kind: "resources" | "indirect";
  readonly amount: number;
}

export interface Side {
  readonly symbol: SymbolName;
  /** Nothing for blanks and specials; "X" where the card defines the number. */
  readonly value: number | "X" | null;
  /** A plus side: it adds to another die and is not resolved alone. */
  readonly modifier: boolean;
  readonly cost: SideCost | null;
}

export const BLANK: Side = { symbol: "blank", value: null, modifier: false, cost: null };

const CODES: ReadonlyMap<string, SymbolName> = new Map([
  ["MD", "melee"],
  ["RD", "ranged"],
  ["ID", "indirect"],
  ["Sh", "shield"],
  ["R", "resource"],
  ["Dr", "disrupt"],
  ["Dc", "discard"],
  ["F", "focus"],
  ["Re", "reroll"],
  ["Fr", "feral"],
  ["*", "any"],
]);

const NUMBER = "0|[1-9][0-9]*";
const SPECIAL = /^Sp(i?)([1-9][0-9]*)?$/;
const VALUED = new RegExp(
  `^(\\+?)(X|${NUMBER})(MD|RD|ID|Sh|Dr|Dc|Re|Fr|R|F|\\*)(i?)([1-9][0-9]*)?$`,
);

/** A side that does not follow the grammar. */
export class UnreadableSide extends Error {
  constructor(text: string) {
    super(
      `The die side "${text}" cannot be read. Reload the page: it may be older than the server.`,
    );
    this.name = "UnreadableSide";
  }
}

/** Reads a written side, or throws `UnreadableSide`. */
export function readSide(text: string): Side {
  if (text === "-") {
    return BLANK;
  }
  const special = SPECIAL.exec(text);
  if (special !== null) {
    const cost = readCost(text, special[1], special[2]);
    return { symbol: "special", value: null, modifier: false, cost };
  }
  const valued = VALUED.exec(text);
  const symbol = CODES.get(valued?.[3] ?? "");
  if (valued === null || symbol === undefined) {
    throw new UnreadableSide(text);
  }
  return {
    symbol,
    value: valued[2] === "X" ? "X" : Number(valued[2]),
    modifier: valued[1] === "+",
    cost: readCost(text, valued[4], valued[5]),
  };
}

function readCost(text: string, indirect: string | undefined, amount: string | undefined) {
  if (amount === undefined) {
    if (indirect === "i") {
      throw new UnreadableSide(text);
    }
    return null;
  }
  const kind: SideCost["kind"] = indirect === "i" ? "indirect" : "resources";
  return { kind, amount: Number(amount) };
}

/** Writes a side as the server does; writing what was read gives the same characters. */
export function writeSide(side: Side): string {
  if (side.symbol === "blank") {
    return "-";
  }
  const cost =
    side.cost === null ? "" : `${side.cost.kind === "indirect" ? "i" : ""}${side.cost.amount}`;
  if (side.symbol === "special") {
    return `Sp${cost}`;
  }
  const code = [...CODES].find(([, symbol]) => symbol === side.symbol)?.[0] ?? "";
  return `${side.modifier ? "+" : ""}${side.value ?? ""}${code}${cost}`;
}

const DAMAGE: ReadonlySet<SymbolName> = new Set(["melee", "ranged", "indirect"]);

/** A side in words: "plus 2 ranged damage for 1 resource". */
export function saySide(side: Side): string {
  const words: string[] = [];
  if (side.modifier) {
    words.push("plus");
  }
  if (side.value !== null) {
    words.push(String(side.value));
  }
  words.push(sayNoun(side));
  if (side.cost !== null) {
    words.push(saySideCost(side.cost));
  }
  return words.join(" ");
}

function sayNoun(side: Side): string {
  if (DAMAGE.has(side.symbol)) {
    return `${side.symbol} damage`;
  }
  if (side.symbol === "any") {
    return "of any symbol";
  }
  const counted = side.symbol === "shield" || side.symbol === "resource";
  return counted && side.value !== 1 ? `${side.symbol}s` : side.symbol;
}

/** What must be paid to resolve it: "for 1 resource". */
export function saySideCost(cost: SideCost): string {
  if (cost.kind === "indirect") {
    return `for ${cost.amount} indirect damage to yourself`;
  }
  return `for ${cost.amount} ${cost.amount === 1 ? "resource" : "resources"}`;
}
