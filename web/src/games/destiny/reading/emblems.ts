/** Emblems: which facts of a card choose the parts of its emblem. */
import type { CardData } from "@/games/destiny/reading/drawn";
import type { Side } from "@/games/destiny/reading/sides";
import type { EmblemFacts } from "@/kit/heraldry/blazon";

export function emblemOf(card: CardData): EmblemFacts {
  return {
    name: card.title,
    side: card.affiliation,
    tone: card.colour,
    kinds: card.subtypes,
    strength: strongest(card.sides),
    unique: card.unique,
  };
}

/** The symbol with the greatest sum on a die. */
function strongest(sides: ReadonlyArray<Side>): string {
  const sums = new Map<string, number>();
  for (const { symbol, value } of sides) {
    if (typeof value === "number") sums.set(symbol, (sums.get(symbol) ?? 0) + value);
  }
  const drawn = ["melee", "ranged", "focus", "shield"].filter((symbol) => sums.has(symbol));
  const [best = "other"] = drawn.toSorted(
    (one, other) => (sums.get(other) ?? 0) - (sums.get(one) ?? 0),
  );
  return best;
}
