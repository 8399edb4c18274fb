/**
 * How a thing stands in the decision.
 * lit: it can be clicked now. chosen: it is part of the answer being made. pending: the answer was
 * sent. target: what is chosen will act on it. refused: it was clicked and cannot be; the reason
 * stands beside it. dim: it plays no part in this decision.
 */
export type Standing = "idle" | "lit" | "chosen" | "pending" | "target" | "refused" | "dim";
