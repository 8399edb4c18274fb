/** What forfeiting a card would cover, as it stands below its plate. */
import { battleOf } from "@/games/swccg/reading/battles";
import { verbAt } from "@/games/swccg/reading/options";
import type { Seen } from "@/games/swccg/reading/seen";
import { copyOf } from "@/games/swccg/reading/things";

/** "covers 3 of 4 attrition and 3 of 8 damage"; nothing while it cannot be forfeited. */
export function forfeitNote(seen: Seen, id: number): string | undefined {
  const { view } = seen;
  const place = (view.decision?.options ?? []).findIndex(({ source }) => source === id);
  if (place < 0 || verbAt(view, place) !== "forfeit") return undefined;
  const battle = battleOf(seen);
  const worth = copyOf(view, id)?.forfeit ?? 0;
  if (battle === undefined) return undefined;
  const parts = [
    coverWords(worth, battle.attrition[view.seat] ?? 0, "attrition"),
    coverWords(worth, battle.damage[view.seat] ?? 0, "damage"),
  ].filter(Boolean);
  return parts.length === 0 ? "must be forfeited" : `Covers ${parts.join(" and ")}`;
}

function coverWords(worth: number, owed: number, words: string): string {
  if (owed <= 0) return "";
  return worth >= owed ? `all ${owed} ${words}` : `${worth} of ${owed} ${words}`;
}
