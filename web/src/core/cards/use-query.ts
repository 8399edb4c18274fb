/**
 * The query of a page of cards: typed at once, and kept in the address soon after.
 */
import { useEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { cardsPath, QUERY } from "@/core/cards/card-path";

/** Browsers refuse an address for every letter; after so long somebody has stopped typing. */
const SETTLED_MS = 400;

export interface TypedQuery {
  readonly text: string;
  /** Type something else. */
  change(text: string): void;
  /** Write it into the address now. */
  keep(): void;
}

/** The query of an address; without one it is the usual one of these cards. */
export function useQuery(title: string, usual: string): TypedQuery {
  const kept = new URLSearchParams(useSearch()).get(QUERY) ?? usual;
  const [, go] = useLocation();
  const [text, setText] = useState(kept);
  const written = useRef(kept);
  const keep = (): void => {
    if (text === written.current) return;
    written.current = text;
    go(cardsPath(title, text === usual ? null : text), { replace: true });
  };
  useEffect(() => {
    // Somebody went back, or followed a link to other cards.
    if (kept === written.current) return;
    written.current = kept;
    setText(kept);
  }, [kept]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another text starts the wait anew
  useEffect(() => {
    const timer = window.setTimeout(keep, SETTLED_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return { text, change: setText, keep };
}
