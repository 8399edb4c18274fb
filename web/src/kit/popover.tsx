import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import styles from "@/kit/popover.module.css";

interface PopoverProps {
  /** What it lies beside. */
  readonly at: DOMRect;
  readonly label: string;
  readonly role: "dialog" | "status" | "tooltip";
  readonly children: ReactNode;
}

const GAP = 8;

/** Something that lies over the table beside a thing, wherever there is room. */
export function Popover({ at, label, role, children }: PopoverProps): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>({ left: at.left, top: at.bottom + GAP });
  useLayoutEffect(() => {
    const size = element.current?.getBoundingClientRect();
    if (size !== undefined) {
      setPlace(placeBeside(at, size.width, size.height));
    }
  }, [at]);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: all three roles that it takes can be named
    <div
      ref={element}
      className={styles["popover"]}
      role={role}
      aria-label={label}
      style={{ ...place }}
    >
      {children}
    </div>
  );
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly maxHeight?: number;
}

/** How far down there is room: what answers a question is not covered. */
function floor(): number {
  const bar = document.querySelector("[data-uncovered]")?.getBoundingClientRect();
  return (bar === undefined || bar.height === 0 ? window.innerHeight : bar.top) - GAP;
}

/** Above or below if it fits there, else to a side; never outside the window or over the bar. */
export function placeBeside(at: DOMRect, width: number, wanted: number): Place {
  const [most, deepest] = [window.innerWidth - GAP, floor()];
  const maxHeight = deepest - GAP;
  const height = Math.min(wanted, maxHeight);
  const middle = at.left + at.width / 2 - width / 2;
  const left = Math.max(GAP, Math.min(middle, most - width));
  if (at.top - GAP - height >= GAP) {
    return { left, top: Math.min(at.top - GAP, deepest) - height, maxHeight };
  }
  if (at.bottom + GAP + height <= deepest) {
    return { left, top: at.bottom + GAP, maxHeight };
  }
  const top = Math.max(GAP, Math.min(at.top, deepest - height));
  const right = at.right + GAP + width <= most;
  return { left: right ? at.right + GAP : Math.max(GAP, at.left - GAP - width), top, maxHeight };
}
