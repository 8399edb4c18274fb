/** The signs that only Imperial Assault has; each is a `<symbol>` of drawing/symbols.svg. */
import type { TokenView } from "@protocol/imperial-assault";

export const OWN_SIGNS = [
  "damage",
  "surge",
  "accuracy",
  "accuracy-ring",
  "block",
  "evade",
  "dodge",
  "strain",
  "focused",
  "hidden",
  "stunned",
  "weakened",
  "bleeding",
  "terminal",
  "crate",
  "panel",
  "initiative",
  "zoom-in",
  "zoom-out",
  "centre",
  "whole",
  "eye",
] as const;

export type OwnSign = (typeof OWN_SIGNS)[number];

const OF_TOKENS: ReadonlyMap<string, OwnSign> = new Map([
  ["terminal", "terminal"],
  ["launch panel", "panel"],
]);

/** The sign of a token of the map; what has none of its own is a crate. */
export function tokenSign({ kind }: TokenView): OwnSign {
  return OF_TOKENS.get(kind) ?? "crate";
}
