/**
 * What is looked at on the map: by pointer, keyboard or finger, and through the sight lens.
 *
 * What belongs here: which thing it is, and what the server says of it. What does not: drawing it.
 */
import type { Explained } from "@protocol";
import { useCallback, useMemo, useState } from "react";
import { isOpen } from "@/core/scene/placement";
import { type Answered, useExplained, useOdds } from "@/games/imperial-assault/board/use-answer";
import { type Lens, useLens } from "@/games/imperial-assault/board/use-lens";
import type { AttackOdds } from "@/games/imperial-assault/reading/answers";
import { attackQuestion, reachQuestion } from "@/games/imperial-assault/reading/questions";
import { type Seen, useImperial } from "@/games/imperial-assault/reading/seen";

export interface Looking {
  readonly lens: Lens;
  /** What is pointed at: a figure, a token, a door or a space; 0 is nothing. */
  readonly at: number;
  point(id: number): void;
  /** On a touch screen: what was tapped once and would be chosen by a second tap; 0 is nothing. */
  readonly tapped: number;
  tap(id: number): void;
  /** A foe that cannot be attacked was clicked: the lines to it are drawn; 0 takes them away. */
  blame(id: number): void;
  /** What the lens looks at now. */
  readonly target: number;
  /** What the lens has found. */
  readonly sight: Explained | null;
  readonly refusal: string;
  /** The way to the space that is pointed at. */
  readonly way: Explained | null;
  /** The odds of attacking the target that is pointed at. */
  readonly odds: Answered<AttackOdds>;
}

export function useLooking(seen: Seen): Looking {
  const { decision, placement } = useImperial();
  const lens = useLens(seen);
  const [pointed, setPointed] = useState(0);
  const [tapped, setTapped] = useState({ id: 0, decision: 0 });
  const asked = decision?.id ?? 0;
  const held = tapped.decision === asked && isOpen(placement, tapped.id) ? tapped.id : 0;
  const at = held === 0 ? pointed : held;
  const [blamed, setBlamed] = useState({ id: 0, decision: 0 });
  const acting = seen.view.activations.at(-1)?.figure ?? 0;
  const foe = blamed.decision === asked && !lens.on ? blamed.id : 0;
  const target = lens.to === 0 ? lookedAt(pointed, lens.from) : lens.to;
  const question = foe > 0 && acting > 0 ? `sight:${acting}:${foe}` : null;
  const found = useExplained(lens.on ? sightQuestion(lens, target) : question);
  const way = useExplained(lens.on ? null : reachQuestion(seen, decision, at));
  const odds = useOdds(lens.on ? null : attackQuestion(seen, decision, at));
  const blame = useCallback((id: number) => setBlamed({ id, decision: asked }), [asked]);
  const tap = useCallback((id: number) => setTapped({ id, decision: asked }), [asked]);
  return useMemo(
    () => ({
      lens,
      at,
      point: setPointed,
      tapped: held,
      tap,
      blame,
      target,
      sight: found.answer,
      refusal: found.refusal,
      way: way.answer,
      odds,
    }),
    [lens, at, held, tap, blame, target, found.answer, found.refusal, way.answer, odds],
  );
}

function lookedAt(pointed: number, from: number): number {
  return pointed === from ? 0 : pointed;
}

function sightQuestion({ on, from }: Lens, target: number): string | null {
  if (!on || from === 0) return null;
  return target === 0 ? `sight:${from}` : `sight:${from}:${target}`;
}
