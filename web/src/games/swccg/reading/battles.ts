/** A battle as it stands: its segments, both sides, what each still owes. */
import type { BattleView, PlayerView, SegmentName } from "@protocol/swccg";
import { type Group, grouped } from "@/games/swccg/reading/places";
import type { Seen } from "@/games/swccg/reading/seen";
import { copyOf, placeOf } from "@/games/swccg/reading/things";

/** The segments in their order, as the ladder names them. */
export const SEGMENTS: ReadonlyArray<readonly [SegmentName, string]> = [
  ["initiation", "Begun"],
  ["weapons", "Weapons"],
  ["power", "Power"],
  ["damage", "Damage"],
  ["over", "Ends"],
];

export interface BattleSide {
  readonly player: PlayerView;
  /** Total power: what was counted, or what stands there until then. */
  readonly total: number;
  readonly isCounted: boolean;
  readonly ability: number;
  readonly destinies: ReadonlyArray<{ readonly code: string; readonly value: number }>;
  readonly damage: number;
  readonly attrition: number;
  readonly groups: ReadonlyArray<Group>;
}

/** The battle that goes on. */
export function battleOf({ view }: Seen): BattleView | undefined {
  return view.battles.at(-1);
}

export function segmentAt({ segment }: BattleView): number {
  return SEGMENTS.findIndex(([name]) => name === segment);
}

const COUNTED = SEGMENTS.findIndex(([name]) => name === "damage");

/** One side of a battle; `apart` tells cards of a pile apart. */
export function battleSide(
  seen: Seen,
  battle: BattleView,
  player: PlayerView,
  apart: (id: number) => string,
): BattleSide {
  const { view } = seen;
  const { seat } = player;
  const place = placeOf(view, battle.place);
  const isCounted = segmentAt(battle) >= COUNTED;
  const fighting = (battle.cards ?? [])
    .flatMap((id) => copyOf(view, id) ?? [])
    .filter(({ side }) => side === seat);
  return {
    player,
    total: (isCounted ? battle.totals[seat] : place?.power[seat]) ?? 0,
    isCounted,
    ability: place?.ability[seat] ?? 0,
    destinies: (battle.destinies ?? [])
      .filter(([who]) => who === seat)
      .map(([, code, value]) => ({ code, value })),
    damage: battle.damage[seat] ?? 0,
    attrition: battle.attrition[seat] ?? 0,
    groups: grouped(view, fighting, apart),
  };
}

/** What a side still owes: "4 attrition and 8 battle damage"; empty for nothing. */
export function owedWords({ attrition, damage }: BattleSide): string {
  return [
    attrition > 0 ? `${attrition} attrition` : "",
    damage > 0 ? `${damage} battle damage` : "",
  ]
    .filter(Boolean)
    .join(" and ");
}
