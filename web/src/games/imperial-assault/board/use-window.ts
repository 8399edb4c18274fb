/**
 * The part of the map that is looked at: moved by dragging, zoomed by wheel, pinch and buttons.
 *
 * What belongs here: numbers and pointers. What does not: what is drawn there.
 */
import {
  type MouseEvent as ReactMouseEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Focus, Place } from "@/games/imperial-assault/reading/spaces";

/** The whole of what can be looked at, in the units of the drawing. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Look {
  readonly x: number;
  readonly y: number;
  /** 1 shows everything. */
  readonly zoom: number;
}

export interface MapWindow {
  readonly box: RefObject<SVGSVGElement | null>;
  readonly viewBox: string;
  readonly zoom: number;
  /** Zoom by a factor around the middle. */
  zoomBy(factor: number): void;
  /** Look at a place, close enough to tell figures apart. */
  centre(focus: Focus): void;
  /** Look at a place as closely as it fits, to tell lines apart. */
  closer(focus: Focus): void;
  readonly handlers: {
    onPointerDown(event: ReactPointerEvent): void;
    onPointerMove(event: ReactPointerEvent): void;
    onPointerUp(event: ReactPointerEvent): void;
    onPointerCancel(event: ReactPointerEvent): void;
    onClickCapture(event: ReactMouseEvent): void;
  };
}

const MOST = 6;
const STEP = 1.3;
const DRAG_PX = 6;
/** A space smaller than this cannot be hit with a finger. */
const SMALLEST_SPACE_PX = 30;
const SPACE_PX = 46;
/** Eight lines do not fit into less. */
const CLOSE_PX = 84;
/** How many spaces are shown around what is looked at, on both sides together. */
const AROUND = 3;

/**
 * A window on a drawing; `unit` is how long a space is in it, `focus` what to look at.
 *
 * Whoever looks elsewhere is left there until the focus has another name.
 */
export function useWindow(extent: Extent, unit: number, focus: Focus, name: string): MapWindow {
  const box = useRef<SVGSVGElement>(null);
  const size = useSize(box);
  const middle = { x: extent.left + extent.width / 2, y: extent.top + extent.height / 2 };
  const [look, setLook] = useState<Look>({ ...middle, zoom: 1 });
  const fit = Math.min(size.width / extent.width, size.height / extent.height);
  const most = Math.max(1, Math.min(MOST, 110 / (fit * unit)));

  const held = useCallback(
    ({ x, y, zoom }: Look): Look => {
      const to = Math.min(most, Math.max(1, zoom));
      return {
        zoom: to,
        x: kept(x, extent.left, extent.width, size.width / (fit * to)),
        y: kept(y, extent.top, extent.height, size.height / (fit * to)),
      };
    },
    [extent, size, fit, most],
  );
  const isOwn = useRef(false);
  const change = useCallback(
    (how: (look: Look) => Look) => {
      isOwn.current = true;
      setLook((now) => held(how(now)));
    },
    [held],
  );
  const centre = useCallback(
    ({ x, y, wide, high }: Focus) => {
      const whole = fit * unit;
      const room = Math.min(size.width / (wide + AROUND), size.height / (high + AROUND));
      const wanted = whole < SMALLEST_SPACE_PX ? Math.min(SPACE_PX, room) / whole : 1;
      isOwn.current = false;
      setLook(held({ x: x * unit, y: y * unit, zoom: wanted }));
    },
    [held, fit, size, unit],
  );
  const closer = useCallback(
    ({ x, y, wide, high }: Focus) => {
      const room = Math.min(size.width / (wide + AROUND), size.height / (high + AROUND));
      isOwn.current = true;
      setLook(held({ x: x * unit, y: y * unit, zoom: Math.min(CLOSE_PX, room) / (fit * unit) }));
    },
    [held, fit, size, unit],
  );
  useFollowing(centre, focus, { name, isOwn, isReady: size.width > 0 });

  const pointers = usePointers(box, fit * look.zoom, change);
  const shown = held(look);
  const [width, height] = [size.width / (fit * shown.zoom), size.height / (fit * shown.zoom)];
  const viewBox =
    size.width > 0 && size.height > 0
      ? [shown.x - width / 2, shown.y - height / 2, width, height].join(" ")
      : [extent.left, extent.top, extent.width, extent.height].join(" ");
  const zoomBy = useCallback(
    (factor: number) => change((now) => ({ ...now, zoom: now.zoom * factor })),
    [change],
  );
  return { box, viewBox, zoom: shown.zoom, zoomBy, centre, closer, handlers: pointers };
}

export const ZOOM_STEP = STEP;

/** Keep the middle of what is shown where no more than the edge of the whole is passed. */
function kept(at: number, from: number, whole: number, shown: number): number {
  if (shown >= whole) return from + whole / 2;
  return Math.min(from + whole - shown / 2, Math.max(from + shown / 2, at));
}

interface Following {
  readonly name: string;
  readonly isOwn: RefObject<boolean>;
  readonly isReady: boolean;
}

/** Look at what there is to be looked at whenever that changes. */
function useFollowing(centre: (focus: Focus) => void, focus: Focus, following: Following): void {
  const { x, y, wide, high } = focus;
  const { name, isOwn, isReady } = following;
  const latest = useRef(centre);
  const last = useRef(name);
  useEffect(() => {
    latest.current = centre;
  });
  useEffect(() => {
    const isElsewhere = isOwn.current && last.current === name;
    last.current = name;
    if (isReady && !isElsewhere) latest.current({ x, y, wide, high });
  }, [x, y, wide, high, name, isOwn, isReady]);
}

function useSize(box: RefObject<SVGSVGElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = (): void => {
      const { width, height } = element.getBoundingClientRect();
      setSize((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    return () => watching.disconnect();
  }, [box]);
  return size;
}

/** Dragging with one pointer, pinching with two, and the wheel. */
function usePointers(
  box: RefObject<SVGSVGElement | null>,
  scale: number,
  change: (how: (look: Look) => Look) => void,
): MapWindow["handlers"] {
  const down = useRef(new Map<number, Place>());
  const isDragged = useRef(false);
  const begun = useRef<Place>({ x: 0, y: 0 });
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  useEffect(() => {
    const element = box.current;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY / 400);
      latest.current((now) => ({ ...now, zoom: now.zoom * factor }));
    };
    element?.addEventListener("wheel", wheel, { passive: false });
    return () => element?.removeEventListener("wheel", wheel);
  }, [box]);

  const lift = (event: ReactPointerEvent): void => {
    down.current.delete(event.pointerId);
  };
  return {
    onPointerDown(event) {
      if (down.current.size === 0) {
        isDragged.current = false;
        begun.current = { x: event.clientX, y: event.clientY };
      }
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event) {
      const before = down.current.get(event.pointerId);
      if (before === undefined) return;
      const now = { x: event.clientX, y: event.clientY };
      const others = [...down.current].filter(([id]) => id !== event.pointerId);
      down.current.set(event.pointerId, now);
      const [other] = others.map(([, place]) => place);
      if (other !== undefined) {
        isDragged.current = true;
        const factor = apart(now, other) / Math.max(1, apart(before, other));
        change((look) => ({ ...look, zoom: look.zoom * factor }));
        return;
      }
      if (!isDragged.current && apart(now, begun.current) < DRAG_PX) return;
      isDragged.current = true;
      change((look) => ({
        ...look,
        x: look.x - (now.x - before.x) / scale,
        y: look.y - (now.y - before.y) / scale,
      }));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onClickCapture(event) {
      // What ends a drag chooses nothing.
      if (isDragged.current) {
        isDragged.current = false;
        event.stopPropagation();
        event.preventDefault();
      }
    },
  };
}

function apart(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
