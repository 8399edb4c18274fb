/** What the server answers about sight, ways and odds, as the page draws it. */
import type { Chances, Explained } from "@protocol";
import type { ReachAnswer, SeenAnswer, SightAnswer } from "@protocol/imperial-assault";

type Drawn = SightAnswer | SeenAnswer | ReachAnswer;

/** What can be drawn of an answer, if it is of a type; null otherwise. */
export function drawnAs<T extends Drawn["type"]>(
  answer: Explained | null,
  type: T,
): Extract<Drawn, { readonly type: T }> | null {
  const drawn = answer?.drawn as { readonly type?: string } | undefined;
  return drawn?.type === type ? (drawn as Extract<Drawn, { readonly type: T }>) : null;
}

/** The odds of an attack as counts out of all rolls. */
export interface AttackOdds {
  readonly rolls: number;
  readonly bars: ReadonlyArray<{ readonly amount: number; readonly count: number }>;
  readonly misses: number;
  readonly defeats: number;
  readonly mean: number;
}

export function oddsIn({ chances }: Chances): AttackOdds | null {
  const { damage, miss, defeat, rolls } = chances;
  const whole = rolls?.[0]?.[0];
  if (damage === undefined || whole === undefined) return null;
  const counted = (part: number, of: number): number => Math.round((part * whole) / of);
  const certain = (list: typeof damage | undefined): number => {
    const found = list?.find(([amount]) => amount === 1);
    return found === undefined ? 0 : counted(found[1], found[2]);
  };
  return {
    rolls: whole,
    bars: damage.map(([amount, part, of]) => ({ amount, count: counted(part, of) })),
    misses: certain(miss),
    defeats: certain(defeat),
    mean: damage.reduce((sum, [amount, part, of]) => sum + (amount * part) / of, 0),
  };
}

/** So many of all rolls, and as a share: "37 of 216: 17 %". */
export function shareWords(count: number, rolls: number): string {
  const share = (100 * count) / rolls;
  const rounded = Math.round(share);
  const shown =
    rounded === 0 && count > 0
      ? "under 1"
      : rounded === 100 && count < rolls
        ? "over 99"
        : `${rounded}`;
  return `${count} of ${rolls}: ${shown} %`;
}

/** Odds line by line, for the table in words. */
export function oddsWords(chances: Chances): ReadonlyArray<string> {
  const odds = oddsIn(chances);
  if (odds === null) return [];
  const { rolls, bars, misses, defeats, mean } = odds;
  const damage = bars.map(({ amount, count }) => `${amount}: ${count}`).join(", ");
  return [
    `Defeats the target in ${shareWords(defeats, rolls)}`,
    `Misses in ${shareWords(misses, rolls)}`,
    `Damage of ${rolls} rolls: ${damage}. Mean ${mean.toFixed(2)}.`,
  ];
}
