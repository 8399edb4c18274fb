import type { DieView } from "@protocol/destiny";
import { readSide, type Side, SYMBOLS, type SymbolName } from "@/games/destiny/reading/sides";

/**
 * What the dice of a pool add up to, symbol by symbol.
 *
 * Only what the sides show is added: what cards change is asked of the server.
 */

/** One symbol of a pool: what its dice show, and what modifiers would add. */
export interface Sum {
  readonly symbol: SymbolName;
  readonly base: number;
  readonly plus: number;
  readonly dice: number;
  /** Whether a side shows X, so that the sum is at least what it says. */
  readonly open: boolean;
}

/** The sums of a pool in the order of the symbols; blanks are left out. */
export function sumsOf(pool: ReadonlyArray<DieView>): ReadonlyArray<Sum> {
  const sums = new Map<SymbolName, Sum>();
  for (const die of pool) {
    const side = readSide(die.side ?? "-");
    if (side.symbol === "blank") {
      continue;
    }
    const sum = sums.get(side.symbol) ?? nothing(side.symbol);
    const value = countOf(side);
    sums.set(side.symbol, {
      symbol: side.symbol,
      base: sum.base + (side.modifier ? 0 : value),
      plus: sum.plus + (side.modifier ? value : 0),
      dice: sum.dice + 1,
      open: sum.open || side.value === "X",
    });
  }
  return SYMBOLS.flatMap((symbol) => sums.get(symbol) ?? []);
}

/**
 * What chosen dice come to together: what modifiers show is added to the base that they go with,
 * and what goes with any symbol to the only one there is.
 */
export function sumsOfChosen(dice: ReadonlyArray<DieView>): ReadonlyArray<Sum> {
  const sums = sumsOf(dice).map((sum) =>
    sum.base > 0 ? { ...sum, base: sum.base + sum.plus, plus: 0 } : sum,
  );
  const any = sums.find(({ symbol }) => symbol === "any");
  const [only, ...others] = sums.filter(({ symbol }) => symbol !== "any");
  if (any === undefined || only === undefined || others.length > 0 || only.base === 0) return sums;
  return [{ ...only, base: only.base + any.base + any.plus, dice: only.dice + any.dice }];
}

/** A special counts as one, an X as nothing until the server says what it is. */
function countOf(side: Side): number {
  if (side.symbol === "special") {
    return 1;
  }
  return typeof side.value === "number" ? side.value : 0;
}

function nothing(symbol: SymbolName): Sum {
  return { symbol, base: 0, plus: 0, dice: 0, open: false };
}

/** A sum in words: `melee 2+2`, `ranged +1, no base`, `special 2`. */
export function sumWords(sum: Sum): string {
  return `${sum.symbol === "any" ? "any symbol" : sum.symbol} ${sumFigures(sum)}`;
}

/** The figures of a sum: `2+2`, `+1, no base`, `2+X`. */
export function sumFigures(sum: Sum): string {
  const lone = sum.base === 0 && sum.plus > 0 && !sum.open;
  const base = lone ? "" : `${sum.base}`;
  const figures = `${base}${sum.plus > 0 ? `+${sum.plus}` : ""}${sum.open ? "+X" : ""}`;
  return lone && sum.symbol !== "any" ? `${figures}, no base` : figures;
}
