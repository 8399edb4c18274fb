/**
 * The keyboard on the map: a cursor that goes from space to space and says what is there.
 */
import { type KeyboardEvent, type ReactElement, type RefObject, useRef, useState } from "react";
import { isOpen } from "@/core/scene/placement";
import styles from "@/games/imperial-assault/board/cursor.module.css";
import type { Looking } from "@/games/imperial-assault/board/use-looking";
import { UNIT } from "@/games/imperial-assault/drawing/token";
import type { Plan, Space } from "@/games/imperial-assault/reading/plan";
import { type Seen, useImperial } from "@/games/imperial-assault/reading/seen";
import { figuresAt, focusOf, spaceWords, tokensAt } from "@/games/imperial-assault/reading/spaces";
import { figureOf, isSpace, tokenOf } from "@/games/imperial-assault/reading/things";

interface CursorAt {
  readonly space: Space | undefined;
  /** What is there, and what Enter does. */
  readonly words: string;
  /** What would be chosen, or else the first thing there; 0 is nothing. */
  readonly thing: number;
  readonly isSeen: boolean;
  readonly mark: RefObject<SVGGElement | null>;
  press(event: KeyboardEvent<SVGSVGElement>): void;
  show(isSeen: boolean): void;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function useCursor(seen: Seen, plan: Plan, { point }: Pick<Looking, "point">): CursorAt {
  const { placement, does, click } = useImperial();
  const [at, setAt] = useState("");
  const [isSeen, show] = useState(false);
  const mark = useRef<SVGGElement>(null);
  const space = plan.named.get(at) ?? nearest(plan, seen);
  const here = space === undefined ? [] : thingsAt(seen, space);
  const open = here.filter((id) => isOpen(placement, id));
  const what = open.map(does).filter((words) => words !== "");
  const words =
    space === undefined ? "" : [spaceWords(seen, space), ...what.slice(0, 1)].join(". ");

  const firstAt = (one: Space): number => {
    const there = thingsAt(seen, one);
    return there.find((id) => isOpen(placement, id)) ?? there[0] ?? 0;
  };
  const press = (event: KeyboardEvent<SVGSVGElement>): void => {
    const step = STEPS[event.key];
    const isMark = event.target === mark.current;
    if (step !== undefined) {
      const from = isMark ? space : (spaceUnder(seen, plan, event.target) ?? space);
      const next = from === undefined ? undefined : nextSpace(plan, from, step);
      if (next !== undefined) {
        setAt(next.name);
        point(firstAt(next));
      }
      mark.current?.focus();
    } else if (isMark && (event.key === "Enter" || event.key === " ")) {
      const [first = here[0]] = open;
      if (first !== undefined && mark.current !== null) {
        click(first, mark.current.getBoundingClientRect());
      }
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const [first = here[0] ?? 0] = open;
  return { space, words, thing: first, isSeen, mark, press, show };
}

/** Where the cursor stands: drawn while it has the focus. */
export function Cursor({ space, words, mark, show }: CursorAt): ReactElement | null {
  if (space === undefined) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons
    <g
      ref={mark}
      role="button"
      tabIndex={0}
      aria-label={`Cursor on the map: ${words}`}
      className={styles["cursor"]}
      onFocus={() => show(true)}
      onBlur={() => show(false)}
    >
      <rect
        x={space.column * UNIT + 1}
        y={space.row * UNIT + 1}
        width={UNIT - 2}
        height={UNIT - 2}
        rx="5"
      />
    </g>
  );
}

/** What is on a space, figures first, the space itself last. */
function thingsAt(seen: Seen, space: Space): ReadonlyArray<number> {
  return [
    ...figuresAt(seen, space).map(({ id }) => id),
    ...tokensAt(seen, space).map(({ id }) => id),
    space.id,
  ];
}

/** The next space in a direction, over gaps. */
function nextSpace(
  plan: Plan,
  from: Space,
  [dx, dy]: readonly [number, number],
): Space | undefined {
  const most = Math.max(plan.map.width, plan.map.height);
  for (let by = 1; by < most; by += 1) {
    const found = plan.at(from.column + dx * by, from.row + dy * by);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The space of a thing that has the focus. */
function spaceUnder({ view }: Seen, plan: Plan, target: EventTarget): Space | undefined {
  const thing = target instanceof SVGElement ? Number(target.dataset["thing"]) : Number.NaN;
  if (Number.isNaN(thing)) return undefined;
  if (isSpace(thing)) return plan.spaces.find(({ id }) => id === thing);
  return plan.named.get((figureOf(view, thing) ?? tokenOf(view, thing))?.space ?? "");
}

/** The space nearest to what there is to look at. */
function nearest(plan: Plan, seen: Seen): Space | undefined {
  const { x, y } = focusOf(seen);
  const far = ({ column, row }: Space): number => Math.hypot(column + 0.5 - x, row + 0.5 - y);
  return plan.spaces.toSorted((one, other) => far(one) - far(other))[0];
}
