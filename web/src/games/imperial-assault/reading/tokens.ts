/** Tokens of the map in words. */
import type { TokenView } from "@protocol/imperial-assault";
import type { Seen } from "@/games/imperial-assault/reading/seen";

/** A token in words: what it is, where, whose. */
export function tokenWords({ near }: Seen, token: TokenView): string {
  const { kind, space = "", side = 0, controller = -1, carrier = 0 } = token;
  return [
    kind,
    ...(space === "" ? [carrier > 0 ? "carried" : "off the map"] : [`at ${space}`]),
    ...(kind === "launch panel" ? [side > 0 ? "coloured" : "grey"] : []),
    ...(controller < 0 ? [] : [controller === near.side.seat ? "yours" : "the opponent’s"]),
  ].join(", ");
}
