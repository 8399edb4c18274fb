/**
 * Facts of a card as drawings want them.
 */
import type { CardData } from "@/drawing/types";
import type { PrintedCard } from "@/net/catalogue";
import { readSide } from "@/reading/sides";

/** A card for `CardFace`. */
export function drawn(card: PrintedCard): CardData {
  return {
    ...card,
    health: card.health === 0 ? null : card.health,
    sides: card.sides.map(readSide),
  };
}
