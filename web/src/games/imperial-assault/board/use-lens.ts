/**
 * The sight lens: whether it is on, and which two things are looked at.
 *
 * The key S or the eye turns it on and off; held down, the key looks only while it is held.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Seen } from "@/games/imperial-assault/reading/seen";
import { isForPage } from "@/kit/keyboard";

const HOLD_MS = 400;

interface Looked {
  readonly on: boolean;
  /** Who looks; 0 is nobody yet. */
  readonly from: number;
  /** What is looked at for good; 0 is whatever is pointed at. */
  readonly to: number;
}

const OFF: Looked = { on: false, from: 0, to: 0 };

export interface Lens extends Looked {
  /** Turn it on, with whoever acts as the looker, or off. */
  toggle(): void;
  close(): void;
  /** Choose a thing: the looker first, then what is looked at. */
  pick(id: number): void;
  /** Look from the target back. */
  turn(to: number): void;
  /** Look at everything again. */
  all(): void;
  /** Choose another looker. */
  anew(): void;
}

export function useLens({ view }: Seen): Lens {
  const [looked, setLooked] = useState<Looked>(OFF);
  const acting = view.activations.at(-1)?.figure ?? 0;
  const close = useCallback(() => setLooked(OFF), []);
  const toggle = useCallback(
    () => setLooked((now) => (now.on ? OFF : { on: true, from: acting, to: 0 })),
    [acting],
  );
  useLensKeys(looked.on, toggle, close);
  return useMemo(
    () => ({
      ...looked,
      toggle,
      close,
      pick: (id) =>
        setLooked((now) =>
          now.from === 0 ? { ...now, from: id, to: 0 } : { ...now, to: id === now.from ? 0 : id },
        ),
      turn: (to) => setLooked((now) => ({ ...now, from: to, to: now.from })),
      all: () => setLooked((now) => ({ ...now, to: 0 })),
      anew: () => setLooked((now) => ({ ...now, from: 0, to: 0 })),
    }),
    [looked, toggle, close],
  );
}

function useLensKeys(on: boolean, toggle: () => void, close: () => void): void {
  const since = useRef(0);
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (!isForPage(event) || event.repeat) return;
      if (event.key === "s" || event.key === "S") {
        since.current = on ? 0 : event.timeStamp;
        toggle();
      } else if (event.key === "Escape" && on) {
        close();
      } else {
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    };
    const up = (event: KeyboardEvent): void => {
      const isKey = event.key === "s" || event.key === "S";
      if (isKey && since.current > 0 && event.timeStamp - since.current > HOLD_MS) close();
      if (isKey) since.current = 0;
    };
    // Before the keys of the table: Escape closes the lens and steps back no stage.
    window.addEventListener("keydown", down, true);
    window.addEventListener("keyup", up, true);
    return () => {
      window.removeEventListener("keydown", down, true);
      window.removeEventListener("keyup", up, true);
    };
  }, [on, toggle, close]);
}
