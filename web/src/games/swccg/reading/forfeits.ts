/** What forfeiting a card would cover, as it stands below its plate. */
import { battleOf } from "@/games/swccg/reading/battles";
import { coversAt, verbAt } from "@/games/swccg/reading/options";
import type { Seen } from "@/games/swccg/reading/seen";

/** "Covers 3 of 4 attrition and 3 of 8 damage"; nothing while it cannot be forfeited. */
export function forfeitNote(seen: Seen, id: number): string | undefined {
  const { view } = seen;
  const place = (view.decision?.options ?? []).findIndex(({ source }) => source === id);
  const battle = battleOf(seen);
  if (place < 0 || verbAt(view, place) !== "forfeit" || battle === undefined) return undefined;
  const [attrition, damage] = coversAt(view, place);
  const parts = [
    coverWords(attrition, battle.attrition[view.seat] ?? 0, "attrition"),
    coverWords(damage, battle.damage[view.seat] ?? 0, "damage"),
  ].filter(Boolean);
  return parts.length === 0 ? "Must be forfeited" : `Covers ${parts.join(" and ")}`;
}

function coverWords(amount: number, owed: number, words: string): string {
  if (amount <= 0) return "";
  return amount >= owed ? `all ${owed} ${words}` : `${amount} of ${owed} ${words}`;
}
