/** The words on and for a card: its price, its type line, and all that is spoken for it. */

import type { Standing } from "@/core/scene/standing";
import { saySides } from "@/games/destiny/drawing/strip";
import { type CardData, STANDING_WORDS } from "@/games/destiny/reading/drawn";
import { capital } from "@/kit/wording";

/** What stands in the badge: points ("12/15"), a cost, or a dash where there is neither. */
export function sayPrice(card: CardData): string {
  if (card.points.length > 0) {
    return card.points.join("/");
  }
  return card.cost === null ? "–" : String(card.cost);
}

/** "Upgrade, weapon". */
export function sayTypeLine(card: CardData): string {
  const words = [card.type, ...card.subtypes.map((subtype) => subtype.replace("-", " "))].join(
    ", ",
  );
  return capital(words);
}

/** Everything a card says, in the order it is drawn. */
export function sayCard(card: CardData, standing: Standing = "idle"): string {
  const parts = [
    card.subtitle === "" ? card.title : `${card.title}, ${card.subtitle}`,
    card.points.length > 0 ? `${card.points.join(" or ")} points` : undefined,
    card.cost === null ? undefined : `costs ${card.cost}`,
    sayTypeLine(card),
    `${card.unique ? "unique, " : ""}${card.colour}, ${card.affiliation}`,
    card.health === null || card.health === 0 ? undefined : `${card.health} health`,
    ...card.text.flatMap((line) => line.split("\n")).map((line) => line.replace(/\.$/, "")),
    card.sides.length === 0 ? undefined : saySides(card.sides),
    STANDING_WORDS[standing],
  ];
  return parts.filter((part) => part !== undefined && part !== "").join(". ");
}
