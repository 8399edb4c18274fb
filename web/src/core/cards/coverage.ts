/**
 * How much of a title can be played, set by set, and what the rest waits for.
 *
 * What belongs here: counting any title's cards. What does not: which there are (the title says),
 * and drawing.
 */

/** A card as it is counted. */
export interface Counted {
  readonly set: string;
  readonly playable?: boolean;
  /** What must be there before it can be played: empty if nothing but its own program, none if nobody has said. */
  readonly needs?: ReadonlyArray<string>;
}

export interface NamedSet {
  readonly code: string;
  readonly name: string;
}

/** Some cards, added up. */
export interface Coverage {
  readonly cards: number;
  readonly playable: number;
  /** Cards that wait for nothing but a program of their own. */
  readonly words: number;
  /** How many cards wait for each thing, the one most waited for first. */
  readonly needs: ReadonlyArray<readonly [need: string, count: number]>;
}

export interface SetCoverage extends Coverage {
  readonly set: NamedSet;
}

export function coverageOf(cards: ReadonlyArray<Counted>): Coverage {
  const waiting = cards.filter(({ playable = false }) => !playable);
  const counts = new Map<string, number>();
  for (const need of waiting.flatMap(({ needs = [] }) => needs)) {
    counts.set(need, (counts.get(need) ?? 0) + 1);
  }
  return {
    cards: cards.length,
    playable: cards.length - waiting.length,
    words: waiting.filter(({ needs }) => needs?.length === 0).length,
    needs: [...counts].toSorted(
      ([one, often], [other, more]) => more - often || one.localeCompare(other),
    ),
  };
}

/** Every set that has cards, in the order of the sets. */
export function coverageBySet(
  sets: ReadonlyArray<NamedSet>,
  cards: ReadonlyArray<Counted>,
): ReadonlyArray<SetCoverage> {
  return sets.flatMap((set) => {
    const found = cards.filter((card) => card.set === set.code);
    return found.length === 0 ? [] : [{ set, ...coverageOf(found) }];
  });
}
