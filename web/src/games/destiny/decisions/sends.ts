import type { DecisionReason } from "@protocol/destiny";

/** What sending so many does, for each reason that knows it. */
export const SENDS: Readonly<Partial<Record<DecisionReason, (count: string) => string>>> = {
  mulligan: (cards) => `Put ${cards} back`,
  upkeep_discard: (cards) => `Discard ${cards}`,
  dice_to_reroll: (dice) => `Reroll ${dice}`,
  modifiers: (dice) => `Add ${dice}`,
  split_pool: (dice) => `${dice} in the first group`,
  deck_bottom: (cards) => `${cards} to the bottom`,
  shields: (shields) => `Place ${shields}`,
  indirect_damage: (damage) => `Take ${damage} so`,
  distribute_damage: (damage) => `Deal ${damage} so`,
};
