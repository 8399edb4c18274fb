/**
 * What drawings are given: plain data, independent of the protocol and of a table.
 * `reading` maps views and catalogue to these; nothing here knows what is allowed.
 */
import type { Side } from "@/reading/sides";

export type Colour = "red" | "blue" | "yellow" | "gray";
export type Affiliation = "hero" | "villain" | "neutral";
export type CardType =
  | "character"
  | "upgrade"
  | "support"
  | "event"
  | "battlefield"
  | "plot"
  | "downgrade";

/**
 * How a thing stands in the decision.
 * lit: it can be clicked now. chosen: it is part of the answer being made. pending: the answer was
 * sent. target: what is chosen will act on it. refused: it was clicked and cannot be; the reason
 * stands beside it. dim: it plays no part in this decision.
 */
export type Standing = "idle" | "lit" | "chosen" | "pending" | "target" | "refused" | "dim";

/** A die also can be the one that is resolving, or lie under the odds lens. */
export type DieState = Standing | "resolving" | "lens";

export interface DieFace {
  readonly colour: Colour;
  readonly side: Side;
}

/** The words for a standing, spoken after the name of the thing. */
export const STANDING_WORDS: Readonly<Record<DieState, string>> = {
  idle: "",
  lit: "can be chosen",
  chosen: "chosen",
  pending: "sent",
  target: "target",
  refused: "not possible",
  dim: "",
  resolving: "resolving now",
  lens: "in the odds",
};
