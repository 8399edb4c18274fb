/**
 * The names of the signs that Destiny is drawn with.
 *
 * What belongs here: names. What does not: the drawings (`drawing/sign`).
 */
import { SYMBOLS, type SymbolName } from "@/games/destiny/reading/sides";
import type { SignName as SharedName } from "@/kit/sign";

/** The marks that are no die symbols; each is a `<symbol>` of symbols.svg. */
export const MARKS = [
  "coin",
  "damage",
  "shield-on",
  "shield-off",
  "drop",
  "character",
  "upgrade",
  "downgrade",
  "support",
  "event",
  "battlefield",
  "plot",
  "hero",
  "villain",
  "neutral",
  "notch-red",
  "notch-blue",
  "notch-yellow",
  "notch-gray",
] as const;

type OwnName = SymbolName | (typeof MARKS)[number];

/** Any sign that can stand on a card, a die or beside them. */
export type SignName = OwnName | SharedName;

const OWN: ReadonlySet<string> = new Set([...SYMBOLS, ...MARKS]);

/** Whether a sign is Destiny's own. */
export function isOwn(name: SignName): name is OwnName {
  return OWN.has(name);
}
