import type { CardView, CopyView, DieView, SeatView } from "@protocol/destiny";
import { type Catalogue, titleOf } from "@/games/destiny/catalogue/catalogue";
import type { Piece } from "@/games/destiny/reading/board";
import { lastingOn } from "@/games/destiny/reading/lasting";
import { readSide, saySide } from "@/games/destiny/reading/sides";

/**
 * What each thing on the table is called when it is spoken: name, state, and whose it is.
 *
 * What belongs here: labels from facts and state. What does not: what can be done with a
 * thing (the prompt's words say it).
 */

/** A number with its noun. */
export function counted(number: number, noun: string, many = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : many}`;
}

function whose(view: SeatView, seat: number): string {
  if (view.seat < 0) {
    return "";
  }
  return seat === view.seat ? "yours" : "your opponent's";
}

function joined(parts: ReadonlyArray<string>): string {
  return parts.filter((part) => part !== "").join(", ");
}

/** A card in play with everything that is attached to it. */
export function pieceLabel(view: SeatView, catalogue: Catalogue, piece: Piece): string {
  const attached = piece.attached.map((one) => titleOf(catalogue, one.copy.code));
  return joined([
    copyLabel(view, catalogue, piece.copy),
    piece.home.length > 0 ? `${counted(piece.home.length, "die", "dice")} on it` : "",
    attached.length > 0 ? `with ${attached.join(" and ")}` : "",
  ]);
}

/** A card in play. */
export function copyLabel(view: SeatView, catalogue: Catalogue, copy: CopyView): string {
  const facts = catalogue.get(copy.code);
  const health = copy.type === "character" && (copy.health ?? 0) > 0;
  return joined([
    titleOf(catalogue, copy.code),
    facts?.subtitle ?? "",
    `${copy.type}, ${whose(view, copy.controller)}`.replace(/, $/, ""),
    health ? `damage ${copy.damage ?? 0} of ${copy.health}` : "",
    copy.shields ? counted(copy.shields, "shield") : "",
    copy.resources ? `${counted(copy.resources, "resource")} on it` : "",
    copy.charms ? counted(copy.charms, "charm") : "",
    copy.type === "battlefield" || copy.type === "upgrade" ? "" : readiness(copy),
    ...lastingOn(view, catalogue, copy.id),
  ]);
}

/** Ready or exhausted, as a word. */
export function readiness(copy: CopyView): string {
  return (copy.ready ?? true) ? "ready" : "exhausted";
}

/** A die: what it shows, of which card, whose. */
export function dieLabel(view: SeatView, catalogue: Catalogue, die: DieView): string {
  const shows = die.side ? saySide(readSide(die.side)) : "die";
  return joined([shows, titleOf(catalogue, die.code), whose(view, die.seat)]);
}

/** A card outside play. */
export function cardLabel(catalogue: Catalogue, card: CardView): string {
  const facts = catalogue.get(card.code ?? "");
  if (facts === undefined) {
    return titleOf(catalogue, card.code ?? "");
  }
  const cost = facts.cost === null ? "" : `costs ${facts.cost}`;
  return joined([facts.title, facts.type, cost, card.detected ? "detected" : ""]);
}
