import type { DecisionView } from "@protocol";

/** What sending so many does, for each reason that knows it. */
const SENDS: Partial<Readonly<Record<DecisionView["reason"], (count: string) => string>>> = {
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

/** The words of the button that sends so many picks. */
export function sendWords(decision: DecisionView, count: number): string {
  const words = SENDS[decision.reason];
  return words === undefined
    ? `Choose ${count === 1 ? "this one" : `these ${count}`}`
    : words(`${count}`);
}
