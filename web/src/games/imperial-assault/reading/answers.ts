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

/** In how many of all rolls, and as a share: "in 37 of 216 rolls (17 %)". */
export function shareWords(count: number, rolls: number): string {
  if (count === 0) return "in no roll";
  if (count === rolls) return "in every roll";
  const rounded = Math.round((100 * count) / rolls);
  const shown = rounded === 0 ? "under 1" : rounded === 100 ? "over 99" : `${rounded}`;
  return `in ${count} of ${rolls} rolls (${shown} %)`;
}

/** How often an attack misses, as a sentence. */
export function missWords({ misses, rolls }: AttackOdds): string {
  return misses === 0 ? "It never misses." : `It misses ${shareWords(misses, rolls)}.`;
}

/** What an attack deals on average, as a sentence. */
export function meanWords({ mean, rolls }: AttackOdds): string {
  return `All ${rolls} rolls are counted: it deals ${mean.toFixed(2)} damage on average.`;
}

/** Odds line by line, for the table in words. */
export function oddsWords(chances: Chances): ReadonlyArray<string> {
  const odds = oddsIn(chances);
  if (odds === null) return [];
  const { rolls, bars, defeats } = odds;
  return [
    `The attack defeats the target ${shareWords(defeats, rolls)}.`,
    missWords(odds),
    ...bars
      .filter(({ count }) => count > 0)
      .map(({ amount, count }) => `It deals ${amount} damage ${shareWords(count, rolls)}.`),
    meanWords(odds),
  ];
}
