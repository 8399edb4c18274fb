/**
 * Facts of a card as drawings want them.
 */

import type { PrintedCard } from "@/games/destiny/catalogue/printings";
import type { CardData } from "@/games/destiny/drawing/types";
import { readSide } from "@/games/destiny/reading/sides";

/** A card for `CardFace`. */
export function drawn(card: PrintedCard): CardData {
  return {
    ...card,
    health: card.health === 0 ? null : card.health,
    sides: card.sides.map(readSide),
  };
}
