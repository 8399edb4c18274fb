/**
 * One's own offers lead to their table once somebody has taken them.
 */
import type { Seek } from "@protocol";
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";

/** Where the first offer that was taken while one waited led to; empty if none was. */
export function newTable(known: ReadonlySet<string>, own: ReadonlyArray<Seek>): string {
  return own.find(({ id, table }) => table !== "" && known.has(id))?.table ?? "";
}

export function useTakenOffers(own: ReadonlyArray<Seek>): void {
  const [, go] = useLocation();
  const waiting = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const table = newTable(waiting.current, own);
    waiting.current = new Set(own.filter((one) => one.table === "").map(({ id }) => id));
    if (table !== "") go(`/table/${table}`);
  }, [own, go]);
}
