import type { SeatView } from "@protocol/destiny";
import { cardOf, copyOf, dieOf, kindOfThing } from "@/games/destiny/reading/things";

/**
 * What to ask the server about a thing: why it cannot be used, and what makes up its number.
 *
 * The words of the questions are those of `explain` in the protocol.
 */

/** The question behind a click on something that cannot be chosen; null if there is none. */
export function whyNot(view: SeatView, id: number): string | null {
  if (view.seat < 0) {
    return null;
  }
  const kind = kindOfThing(id);
  if (kind === "die") {
    return `resolve:${id}`;
  }
  if (kind === "card") {
    return cardOf(view, id)?.card.code ? `play:${-id}` : null;
  }
  const copy = copyOf(view, id);
  if (copy === undefined) {
    return null;
  }
  if (copy.type === "battlefield") {
    return "claim";
  }
  return copy.type === "character" || copy.type === "support" ? `activate:${id}` : `use:${id}:0`;
}

/** The question what a thing's number is made of; null if it has none. */
export function whatMakesUp(view: SeatView, id: number): string | null {
  if (view.seat < 0) {
    return null;
  }
  const kind = kindOfThing(id);
  if (kind === "die") {
    return dieOf(view, id)?.zone === "pool" ? `value:${id}` : null;
  }
  if (kind === "card") {
    const lying = cardOf(view, id);
    return lying?.card.code && lying.zone === "hand" ? `cost:${-id}` : null;
  }
  return copyOf(view, id)?.type === "character" ? `health:${id}` : null;
}
