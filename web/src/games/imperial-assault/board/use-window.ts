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
  useMemo,
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
  /** What is shown, in the units of the drawing. */
  readonly shown: Extent;
  readonly zoom: number;
  /** Whether the whole map is wanted, whatever happens. */
  readonly isWhole: boolean;
  /** Zoom by a factor around the middle. */
  zoomBy(factor: number): void;
  /** Show the whole map from now on, or no longer. */
  whole(): void;
  /** Look at a place as closely as it fits, to tell lines apart. */
  closer(focus: Focus): void;
  /** Look by itself again. */
  release(): void;
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

/** What somebody wants to look at; without a wish the window looks by itself. */
interface Wish {
  readonly look: Look;
  /** The focus that there was: what is dragged and zoomed ends with it. */
  readonly name: string;
  /** The whole map is wanted until it is not any more. */
  readonly isWhole: boolean;
}

/**
 * A window on a drawing; `unit` is how long a space is in it, `focus` what to look at.
 *
 * It shows the whole of it, and where spaces would be too small to be hit, what the focus is about.
 * That is worked out from the size of the box as it is: whatever made it smaller for a while leaves
 * nothing behind. Whoever looks elsewhere is left there until the focus has another name.
 * What lies over its right edge is `over` pixels wide: the drawing goes out from beneath it.
 */
export function useWindow(
  extent: Extent,
  unit: number,
  focus: Focus,
  name: string,
  over: (height: number) => number,
): MapWindow {
  const box = useRef<SVGSVGElement>(null);
  const size = useSize(box);
  const covered = over(size.height);
  const [wish, setWish] = useState<Wish | null>(null);
  const fit = Math.min(size.width / extent.width, size.height / extent.height);
  const most = Math.max(1, Math.min(MOST, 110 / (fit * unit)));
  const middle = useMemo(
    (): Look => ({
      x: extent.left + extent.width / 2,
      y: extent.top + extent.height / 2,
      zoom: 1,
    }),
    [extent],
  );
  const held = useCallback(
    ({ x, y, zoom }: Look): Look => {
      const to = Math.min(most, Math.max(1, zoom));
      const scale = fit * to;
      return {
        zoom: to,
        x: kept(x, extent.left, extent.width, size.width / scale, covered / scale),
        y: kept(y, extent.top, extent.height, size.height / scale, 0),
      };
    },
    [extent, size, fit, most, covered],
  );
  /** A place, with spaces of so many pixels if what belongs to it fits into the box then. */
  const lookAt = useCallback(
    ({ x, y, wide, high }: Focus, pixels: number): Look => {
      const room = Math.min(size.width / (wide + AROUND), size.height / (high + AROUND));
      return held({ x: x * unit, y: y * unit, zoom: Math.min(pixels, room) / (fit * unit) });
    },
    [held, size, fit, unit],
  );

  const usual = fit * unit < SMALLEST_SPACE_PX ? lookAt(focus, SPACE_PX) : middle;
  const isWished = wish !== null && (wish.isWhole || wish.name === name);
  const look = held(isWished ? wish.look : usual);
  const latest = useRef({ usual, name });
  useEffect(() => {
    latest.current = { usual, name };
  });
  const change = useCallback((how: (look: Look) => Look) => {
    setWish((now) => {
      const { usual: from, name: of } = latest.current;
      const isStill = now !== null && (now.isWhole || now.name === of);
      return { look: how(isStill ? now.look : from), name: of, isWhole: false };
    });
  }, []);
  const closer = useCallback(
    (to: Focus) => {
      setWish({ look: lookAt(to, CLOSE_PX), name: latest.current.name, isWhole: false });
    },
    [lookAt],
  );
  const whole = useCallback(() => {
    setWish((now) =>
      now?.isWhole === true ? null : { look: middle, name: latest.current.name, isWhole: true },
    );
  }, [middle]);
  const release = useCallback(() => setWish(null), []);
  const zoomBy = useCallback(
    (factor: number) => change((now) => held({ ...now, zoom: now.zoom * factor })),
    [change, held],
  );

  const clamped = useCallback(
    (how: (look: Look) => Look) => change((now) => held(how(now))),
    [change, held],
  );
  const handlers = usePointers(box, fit * look.zoom, clamped);
  const hasSize = size.width > 0 && size.height > 0;
  const [width, height] = [size.width / (fit * look.zoom), size.height / (fit * look.zoom)];
  const shown = hasSize
    ? { left: look.x - width / 2, top: look.y - height / 2, width, height }
    : extent;
  return {
    box,
    viewBox: [shown.left, shown.top, shown.width, shown.height].join(" "),
    shown,
    zoom: look.zoom,
    isWhole: wish?.isWhole === true,
    zoomBy,
    whole,
    release,
    closer,
    handlers,
  };
}

export const ZOOM_STEP = STEP;

/** Keep the middle of what is shown where no more than the edge of the whole is passed, or a bit. */
function kept(at: number, from: number, whole: number, shown: number, beyond: number): number {
  const middle = from + whole / 2;
  const least = Math.min(middle, from + shown / 2);
  return Math.min(Math.max(middle, from + whole + beyond - shown / 2), Math.max(least, at));
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
