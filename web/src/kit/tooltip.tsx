import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from "react";
import styles from "@/kit/tooltip.module.css";

/** Goes onto the element that is described. */
export interface Described {
  readonly "aria-describedby": string | undefined;
}

interface TooltipProps {
  readonly content: ReactNode;
  /** The pointer must rest this long, so that a hand crossing the table opens nothing. */
  readonly restMs?: number;
  readonly children: (described: Described) => ReactNode;
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly above: boolean;
}

/** Words or a card beside what the pointer rests on or the keyboard stands on; Escape closes it. */
export function Tooltip({ content, restMs = 350, children }: TooltipProps): ReactElement {
  const id = useId();
  const around = useRef<HTMLSpanElement>(null);
  const timer = useRef<number | undefined>(undefined);
  const [place, setPlace] = useState<Place | null>(null);
  const close = (): void => {
    window.clearTimeout(timer.current);
    setPlace(null);
  };
  const open = (): void => setPlace(placeBeside(around.current));
  const rest = (): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(open, restMs);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens inside
    <span
      ref={around}
      className={styles["around"]}
      onPointerEnter={(event) => (event.pointerType === "touch" ? undefined : rest())}
      onPointerLeave={close}
      onFocus={(event) => (event.target.matches(":focus-visible") ? open() : undefined)}
      onBlur={close}
      onKeyDown={(event) => (event.key === "Escape" ? close() : undefined)}
    >
      {children({ "aria-describedby": place === null ? undefined : id })}
      {place === null ? null : (
        <span
          role="tooltip"
          id={id}
          className={styles["tip"]}
          data-above={place.above}
          style={{ left: place.left, top: place.top }}
        >
          {content}
        </span>
      )}
    </span>
  );
}

/** Above if there is more room there; a tip is never wider than 320 px. */
function placeBeside(element: Element | null): Place | null {
  const inside = element?.firstElementChild?.getBoundingClientRect();
  if (inside === undefined) {
    return null;
  }
  const above = inside.top > window.innerHeight - inside.bottom;
  const middle = inside.left + inside.width / 2;
  const half = Math.min(160, window.innerWidth / 2 - 8);
  const left = Math.min(Math.max(middle, half + 8), window.innerWidth - half - 8);
  return { left, top: above ? inside.top - 8 : inside.bottom + 8, above };
}
