/**
 * Dragging a figure along spaces: the way is said step by step, as it was drawn.
 *
 * The page only proposes: each step is looked for among what the server offers next, and where it
 * is not offered the way ends.
 */
import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { Decision } from "@/core/view/view";
import { type Seen, useImperial } from "@/games/imperial-assault/reading/seen";
import { figuresAt } from "@/games/imperial-assault/reading/spaces";

export interface DraggedWay {
  /** The figure that is dragged; 0 is none. */
  readonly figure: number;
  /** The spaces it was drawn over, in order. */
  readonly spaces: ReadonlyArray<number>;
  /** Begin on a figure that may move; false if this one may not. */
  begin(figure: number): boolean;
  /** The pointer is over a space. */
  over(space: number): void;
  /** Let go: go there. */
  drop(): void;
  /** Let go without going. */
  cancel(): void;
  isHeld(): boolean;
}

const NOTHING = { figure: 0, spaces: [] as ReadonlyArray<number> };
/** Kinds that lead to the steps, from the last to the first. */
const LEADS = ["stepwise", "walk"] as const;

export function useDraggedWay(seen: Seen): DraggedWay {
  const { decision, sent, choose } = useImperial();
  const [drawn, setDrawn] = useState(NOTHING);
  const [left, setLeft] = useState<ReadonlyArray<number> | null>(null);
  const held = useRef(NOTHING);
  const answered = useRef(0);
  useEffect(() => {
    if (left === null || sent !== null || decision === null) return;
    // One answer for each question: what comes back is another stage with another number.
    if (answered.current === decision.id) return;
    answered.current = decision.id;
    const next = nextOf(decision, left[0]);
    if (next < 0) {
      setLeft(null);
      return;
    }
    if (decision.options[next]?.kind === "step") setLeft(left.slice(1));
    if (decision.options[next]?.kind === "stop") setLeft(null);
    choose(next);
  }, [decision, left, sent, choose]);

  const show = (now: typeof NOTHING): void => {
    held.current = now;
    setDrawn(now);
  };
  return {
    ...drawn,
    isHeld: () => held.current.figure !== 0,
    begin(figure) {
      const may = figure !== 0 && figure === moverOf(seen, decision);
      if (may) show({ figure, spaces: [] });
      return may;
    },
    over(space) {
      const { figure, spaces } = held.current;
      if (figure === 0 || space === 0 || spaces.at(-1) === space) return;
      const back = spaces.indexOf(space);
      // Going back over the way takes it back.
      if (isUnder(seen, figure, space)) show({ figure, spaces: [] });
      else show({ figure, spaces: back < 0 ? [...spaces, space] : spaces.slice(0, back + 1) });
    },
    cancel: () => show(NOTHING),
    drop() {
      const { spaces } = held.current;
      show(NOTHING);
      if (spaces.length > 0) {
        answered.current = 0;
        setLeft(spaces);
      }
    },
  };
}

/** Whether a figure stands on a space. */
function isUnder(seen: Seen, figure: number, id: number): boolean {
  const space = seen.plan?.spaces.find((one) => one.id === id);
  return space !== undefined && figuresAt(seen, space).some((one) => one.id === figure);
}

/** The figure that could be moved now, as far as the question says; 0 is none. */
function moverOf({ view }: Seen, decision: Decision | null): number {
  const found = decision?.options.find(
    ({ kind }) => kind === "go" || kind === "stepwise" || kind === "walk",
  );
  return found === undefined ? 0 : (found.source ?? view.activations.at(-1)?.figure ?? 0);
}

/** The place of what comes next on a way; -1 if it is not offered. */
function nextOf({ options }: Decision, space: number | undefined): number {
  const at = (kind: string): number => options.findIndex((option) => option.kind === kind);
  if (space === undefined) return options.some(({ kind }) => kind === "step") ? at("stop") : -1;
  const step = options.findIndex(({ kind, target }) => kind === "step" && target === space);
  if (step >= 0) return step;
  return LEADS.map(at).find((place) => place >= 0) ?? -1;
}

/** The thing that an event is about; 0 is none. */
export function thingUnder(event: Pick<PointerEvent, "target">): number {
  const { target } = event;
  const found = target instanceof Element ? target.closest("[data-thing]") : null;
  return Number(found?.getAttribute("data-thing") ?? 0);
}
