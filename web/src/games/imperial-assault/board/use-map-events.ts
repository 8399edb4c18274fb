/**
 * What pointers and keys do on the map besides choosing: pointing, tapping, dragging, looking.
 *
 * They are listened to on the way down to the things, so that a lens or a first tap chooses
 * nothing.
 */
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
} from "react";
import { isOpen } from "@/core/scene/placement";
import { type DraggedWay, thingUnder } from "@/games/imperial-assault/board/use-dragged-way";
import type { Looking } from "@/games/imperial-assault/board/use-looking";
import { UNIT } from "@/games/imperial-assault/drawing/token";
import type { Plan } from "@/games/imperial-assault/reading/plan";
import { useImperial } from "@/games/imperial-assault/reading/seen";
import { figureOf, isSpace } from "@/games/imperial-assault/reading/things";
import { useMedia } from "@/kit/use-media";

interface MapEvents {
  onPointerDownCapture(event: PointerEvent<SVGSVGElement>): void;
  onPointerMoveCapture(event: PointerEvent<SVGSVGElement>): void;
  onPointerUpCapture(event: PointerEvent<SVGSVGElement>): void;
  onPointerLeave(): void;
  onFocusCapture(event: FocusEvent<SVGSVGElement>): void;
  onClickCapture(event: MouseEvent<SVGSVGElement>): void;
  onKeyDownCapture(event: KeyboardEvent<SVGSVGElement>): void;
}

interface Around {
  readonly plan: Plan;
  readonly looking: Looking;
  readonly dragged: DraggedWay;
  readonly box: RefObject<SVGSVGElement | null>;
  /** What a click does first: nothing if it ends a drag. */
  click(event: MouseEvent): void;
  readonly cursor: { readonly mark: RefObject<SVGGElement | null>; readonly thing: number };
}

const PRESSING: ReadonlySet<string> = new Set(["Enter", " "]);

export function useMapEvents({ plan, looking, dragged, box, cursor, click }: Around): MapEvents {
  const { decision, placement, sent, view } = useImperial();
  const touch = useMedia("(hover: none)");
  const isDropped = useRef(false);
  const { lens, point, tap, tapped, blame } = looking;
  const under = (event: PointerEvent | MouseEvent): number =>
    thingUnder(event) || spaceUnder(plan, box.current, event.clientX, event.clientY);
  const stop = (event: { stopPropagation(): void; preventDefault(): void }): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  return {
    onPointerDownCapture(event) {
      if (lens.on || event.button !== 0) return;
      if (dragged.begin(thingUnder(event))) {
        event.stopPropagation();
      }
    },
    onPointerMoveCapture(event) {
      if (dragged.isHeld()) {
        const space = spaceUnder(plan, box.current, event.clientX, event.clientY);
        dragged.over(space);
        event.stopPropagation();
      } else if (event.pointerType === "mouse") {
        point(under(event));
      }
    },
    onPointerUpCapture() {
      isDropped.current = dragged.isHeld() && dragged.spaces.length > 0;
      if (dragged.isHeld()) dragged.drop();
    },
    onPointerLeave() {
      point(0);
      if (dragged.isHeld()) dragged.cancel();
    },
    onFocusCapture(event) {
      if (event.target !== cursor.mark.current) point(thingUnder(event));
    },
    onClickCapture(event) {
      click(event);
      const id = under(event);
      if (event.isPropagationStopped()) return;
      if (isDropped.current) {
        isDropped.current = false;
        stop(event);
      } else if (lens.on) {
        if (id !== 0) lens.pick(id);
        stop(event);
      } else if (isBlamed(id)) {
        blame(id);
      } else if (touch && sent === null && isPreviewed(id) && id !== tapped) {
        tap(id);
        stop(event);
      }
    },
    onKeyDownCapture(event) {
      if (!lens.on || !PRESSING.has(event.key)) return;
      const id = event.target === cursor.mark.current ? cursor.thing : thingUnder(event);
      if (id !== 0) lens.pick(id);
      stop(event);
    },
  };

  /** A foe that the acting figure cannot attack: it is said why, and the lines are drawn. */
  function isBlamed(id: number): boolean {
    blame(0);
    const figure = figureOf(view, id);
    const isFoe = figure !== undefined && figure.seat !== view.seat && view.seat >= 0;
    return isFoe && decision?.reason === "menu" && !isOpen(placement, id);
  }

  /** What a first tap only shows: a space or a figure that can be chosen. */
  function isPreviewed(id: number): boolean {
    return isOpen(placement, id) && (isSpace(id) || id < FIRST_GROUP);
  }
}

const FIRST_GROUP = 201;

/** The space under a place of the window; 0 where there is none. */
export function spaceUnder(plan: Plan, box: SVGSVGElement | null, x: number, y: number): number {
  if (box === null) return 0;
  const [left = 0, top = 0, width = 0] = (box.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const rect = box.getBoundingClientRect();
  if (rect.width === 0) return 0;
  const scale = width / rect.width;
  const column = Math.floor((left + (x - rect.left) * scale) / UNIT);
  const row = Math.floor((top + (y - rect.top) * scale) / UNIT);
  return plan.at(column, row)?.id ?? 0;
}
