import {
  type FocusEventHandler,
  type MouseEventHandler,
  type PointerEventHandler,
  useEffect,
  useRef,
} from "react";
import { useScene } from "@/core/scene/scene";
import type { Standing } from "@/core/scene/standing";

/**
 * What makes something on the table a thing, be it drawn as HTML or as SVG.
 *
 * What belongs here: focus, standing, words, and what pointers and keys do with it. What does
 * not: the element (`thing`, `svg-thing`), and how a standing looks (what is drawn inside).
 */

const REST_MS = 350;
const HOLD_MS = 450;

export interface ThingFacts {
  readonly id: number;
  /** The name of the sheet to look at; empty if it is hidden. */
  readonly code: string;
  readonly label: string;
  /** What a lesson may point at it as. */
  readonly zone?: string | undefined;
  /** A press shows its sheet, with what can be done there: it is too small to be read where it lies. */
  readonly looked?: boolean | undefined;
}

/** What every element of a thing carries: it is found, lit and reached by these. */
interface ThingProps<E extends Element> {
  readonly "data-thing": number;
  readonly "data-zone": string | undefined;
  readonly "data-standing": Standing;
  readonly tabIndex: number;
  readonly onClick: MouseEventHandler<E>;
  readonly onPointerEnter: PointerEventHandler<E>;
  readonly onPointerDown: PointerEventHandler<E>;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: FocusEventHandler<E>;
  readonly onBlur: () => void;
  readonly onContextMenu: MouseEventHandler<E>;
}

export interface ThingAt<E extends Element> {
  readonly props: ThingProps<E>;
  /** How often it is chosen. */
  readonly times: number;
  /** Everything that is spoken for it: what it is, how often it is chosen, what a click does. */
  readonly spoken: string;
  /** Choose it as a click does. */
  press(element: E): void;
}

/**
 * A thing that can be chosen, or says why it cannot be.
 *
 * Resting on it, holding it or standing on it with the keyboard shows its sheet.
 */
export function useThing<E extends Element>({
  id,
  code,
  label,
  zone,
  looked = false,
}: ThingFacts): ThingAt<E> {
  const scene = useScene();
  const timer = useRef<number | undefined>(undefined);
  const held = useRef(false);
  // A sheet that was asked for takes the focus, and is not taken away for that.
  const kept = useRef(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const does = scene.does(id);
  const times = scene.chosen.get(id) ?? 0;
  const look = (element: E): void => {
    if (code !== "") {
      scene.inspect({ id, code, at: element.getBoundingClientRect() });
    }
  };
  const lookAfter = (element: E, ms: number, touch: boolean): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      held.current = touch;
      look(element);
    }, ms);
  };
  const stay = (): void => window.clearTimeout(timer.current);
  const away = (): void => {
    stay();
    if (!held.current && !kept.current) {
      scene.inspect(null);
    }
  };
  const press = (element: E): void => {
    if (looked && code !== "" && scene.picking.picks === null) {
      kept.current = true;
      look(element);
      return;
    }
    scene.inspect(null);
    scene.click(id, element.getBoundingClientRect());
  };

  const props: ThingProps<E> = {
    "data-thing": id,
    "data-zone": zone,
    "data-standing": scene.standing(id),
    tabIndex: does === "" ? -1 : 0,
    onClick: (event) => {
      if (held.current) {
        held.current = false;
        return;
      }
      press(event.currentTarget);
    },
    onPointerEnter: (event) => {
      if (event.pointerType === "mouse") {
        lookAfter(event.currentTarget, REST_MS, false);
      }
    },
    onPointerDown: (event) => {
      held.current = false;
      kept.current = false;
      if (event.pointerType !== "mouse") {
        lookAfter(event.currentTarget, HOLD_MS, true);
      }
    },
    onPointerUp: stay,
    onPointerCancel: stay,
    onPointerLeave: away,
    onFocus: (event) => {
      if (event.currentTarget.matches(":focus-visible")) {
        look(event.currentTarget);
      }
    },
    onBlur: away,
    onContextMenu: (event) => {
      event.preventDefault();
      look(event.currentTarget);
    },
  };
  const chosen = times > 1 ? `chosen ${times} times` : "";
  return { props, times, spoken: [label, chosen, does].filter(Boolean).join(". "), press };
}
