/** A duel as it stands: who fights, what each has drawn, what it comes to. */
import type { CopyView, DuelView } from "@protocol/swccg";
import type { Seen } from "@/games/swccg/reading/seen";
import { copyOf } from "@/games/swccg/reading/things";

export interface Duellist {
  readonly copy: CopyView;
  readonly power: number;
  /** How many destinies it draws. */
  readonly draws: number;
  /** What the destinies came to; null before they are drawn, -1 if none could be. */
  readonly drawn: number | null;
}

/** The duel that goes on. */
export function duelOf({ view }: Seen): DuelView | undefined {
  return view.duels.at(-1);
}

/** Those who fight, that of who began it first. */
export function duellistsOf(
  { view }: Seen,
  { duellists, draws, drawn = [] }: DuelView,
): ReadonlyArray<Duellist> {
  return duellists.flatMap((id, place) => {
    const copy = copyOf(view, id);
    if (copy === undefined) return [];
    return [
      { copy, power: copy.power ?? 0, draws: draws[place] ?? 0, drawn: drawn[place] ?? null },
    ];
  });
}

/** What a side comes to so far. */
export function duelTotal({ power, drawn }: Duellist): number {
  return power + Math.max(0, drawn ?? 0);
}

/** What is told of the draws of a side. */
export function drawnWords({ draws, drawn }: Duellist): string {
  if (drawn === null) return draws === 1 ? "draws 1 destiny" : `draws ${draws} destinies`;
  return drawn < 0 ? "could draw no destiny" : `destiny ${drawn}`;
}
