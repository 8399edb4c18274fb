/**
 * Asking the server from a component: what it said, or why it did not, and asking again.
 */
import { useCallback, useEffect, useRef, useState } from "react";
import { type Refusal, refusalOf } from "@/core/net/asking";

/** What came of a question; `told` stays while it is asked again. */
export interface Asked<T> {
  readonly told: T | null;
  readonly refusal: Refusal | null;
  readonly again: () => void;
}

/**
 * Ask when the component appears, when `about` changes, and every so many milliseconds while the
 * page is looked at. A reply to an older question is dropped.
 */
export function useAsked<T>(ask: () => Promise<T>, about: string, every = 0): Asked<T> {
  const [told, setTold] = useState<T | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const latest = useRef(ask);
  latest.current = ask;
  const count = useRef(0);
  const again = useCallback(() => {
    count.current += 1;
    const mine = count.current;
    const isLatest = () => mine === count.current;
    latest.current().then(
      (reply) => {
        if (!isLatest()) return;
        setTold(reply);
        setRefusal(null);
      },
      (error: unknown) => {
        if (isLatest()) setRefusal(refusalOf(error));
      },
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject is another question
  useEffect(() => {
    setTold(null);
    setRefusal(null);
    again();
    return () => {
      count.current += 1;
    };
  }, [about, again]);
  useEffect(() => {
    if (every === 0) return;
    const timer = setInterval(() => {
      if (!document.hidden) again();
    }, every);
    return () => clearInterval(timer);
  }, [every, again]);
  return { told, refusal, again };
}

/** Something a person does: whether it is under way, and why it was refused the last time. */
export interface Doing {
  readonly busy: boolean;
  readonly refusal: Refusal | null;
  readonly run: (act: () => Promise<void>) => void;
  readonly clear: () => void;
}

/** One act at a time; a second click while it is under way does nothing. */
export function useDoing(): Doing {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const running = useRef(false);
  const run = useCallback((act: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setRefusal(null);
    act()
      .catch((error: unknown) => setRefusal(refusalOf(error)))
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  }, []);
  const clear = useCallback(() => setRefusal(null), []);
  return { busy, refusal, run, clear };
}
