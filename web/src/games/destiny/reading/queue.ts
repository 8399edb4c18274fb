import type { QueuedView, SeatView } from "@protocol/destiny";

/**
 * What resolves now and what waits to, as far as the seat may know it.
 */

export interface Waiting {
  readonly key: string;
  /** The number of the card it comes from; 0 if it has none. */
  readonly id: number;
  readonly code: string;
  readonly seat: number;
  /** Whether it is the one being resolved. */
  readonly now: boolean;
  /** What of the card it is: "its die", "after activated". */
  readonly what: string;
}

/** The queue of a view, first to last. */
export function waitingIn(view: SeatView): ReadonlyArray<Waiting> {
  return (view.queue ?? []).map((one, place) => ({
    key: `${place} ${one.kind} ${one.source}`,
    id: one.source,
    code: one.code ?? "",
    seat: one.seat,
    now: one.now ?? false,
    what: whatOf(one),
  }));
}

function whatOf(one: QueuedView): string {
  switch (one.kind) {
    case "card":
      return "played";
    case "die":
      return "its die";
    case "ability":
      return "ability";
    case "after":
    case "before":
      return `${one.kind} ${(one.moment ?? "").replaceAll("_", " ")}`.trim();
  }
}
