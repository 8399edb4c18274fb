/** Tokens of the map in words. */
import type { TokenView } from "@protocol/imperial-assault";
import type { Seen } from "@/games/imperial-assault/reading/seen";

/** Crates on which a mission lays power tokens, counted by their side. */
const POWERED: ReadonlySet<string> = new Set(["red crate", "yellow crate", "blue crate"]);

/** A token in words: what it is, where, whose. */
export function tokenWords({ near }: Seen, token: TokenView): string {
  const { kind, space = "", side = 0, controller = -1, carrier = 0 } = token;
  const { damage = 0, health = 0 } = token;
  return [
    kind,
    ...(space === "" ? [carrier > 0 ? "carried" : "off the map"] : [`at ${space}`]),
    ...(kind === "launch panel" ? [side > 0 ? "coloured" : "grey"] : []),
    ...(POWERED.has(kind) && side > 0 ? [`power tokens: ${side}`] : []),
    ...(health > 0 ? [`${damage} of ${health} damage`] : []),
    ...(controller < 0 ? [] : [controller === near.side.seat ? "yours" : "the opponent’s"]),
  ].join(", ");
}
