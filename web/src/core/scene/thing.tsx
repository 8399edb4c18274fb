import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { useScene } from "@/core/scene/scene";
import styles from "@/core/scene/thing.module.css";
import { classes } from "@/kit/classes";

const REST_MS = 350;
const HOLD_MS = 450;

interface ThingProps {
  readonly id: number;
  /** The card to look at; empty if it is hidden. */
  readonly code: string;
  readonly label: string;
  readonly className?: string | undefined;
  /** What a lesson may point at it as. */
  readonly zone?: string;
  readonly children: ReactNode;
}

/**
 * Something on the table: a button that chooses it, or says why it cannot be chosen.
 *
 * Resting on it, holding it or standing on it with the keyboard shows its card.
 */
export function Thing({ id, code, label, className, zone, children }: ThingProps): ReactElement {
  const scene = useScene();
  const timer = useRef<number | undefined>(undefined);
  const held = useRef(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const does = scene.does(id);
  const standing = scene.standing(id);
  const times = scene.chosen.get(id) ?? 0;
  const look = (element: HTMLElement): void => {
    if (code !== "") {
      scene.inspect({ id, code, at: element.getBoundingClientRect() });
    }
  };
  const lookAfter = (element: HTMLElement, ms: number, touch: boolean): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      held.current = touch;
      look(element);
    }, ms);
  };
  const away = (): void => {
    window.clearTimeout(timer.current);
    if (!held.current) {
      scene.inspect(null);
    }
  };

  return (
    <button
      type="button"
      className={classes(styles["thing"], className)}
      data-thing={id}
      data-zone={zone}
      data-standing={standing}
      tabIndex={does === "" ? -1 : 0}
      onClick={(event) => {
        if (held.current) {
          held.current = false;
          return;
        }
        scene.inspect(null);
        scene.click(id, event.currentTarget.getBoundingClientRect());
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse") {
          lookAfter(event.currentTarget, REST_MS, false);
        }
      }}
      onPointerDown={(event) => {
        held.current = false;
        if (event.pointerType !== "mouse") {
          lookAfter(event.currentTarget, HOLD_MS, true);
        }
      }}
      onPointerUp={() => window.clearTimeout(timer.current)}
      onPointerCancel={() => window.clearTimeout(timer.current)}
      onPointerLeave={away}
      onFocus={(event) => {
        if (event.currentTarget.matches(":focus-visible")) {
          look(event.currentTarget);
        }
      }}
      onBlur={away}
      onContextMenu={(event) => {
        event.preventDefault();
        look(event.currentTarget);
      }}
    >
      {/* Words and no label: a label would have to repeat what is drawn, in its order. */}
      <span className="spoken">
        {[label, times > 1 ? `chosen ${times} times` : "", does].filter(Boolean).join(". ")}
      </span>
      <span className={styles["drawn"]} aria-hidden="true">
        {children}
      </span>
      {times > 1 ? (
        <span className={styles["times"]} aria-hidden="true">
          {times}
        </span>
      ) : null}
    </button>
  );
}
