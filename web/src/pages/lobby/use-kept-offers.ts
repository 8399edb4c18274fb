/**
 * One's own offers are kept alive while the lobby is open, and lead to their table.
 */
import type { Seek } from "@protocol";
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { seeks } from "@/core/net/api";

const RENEWED = 15_000;

/** Where the first offer that was taken while one waited led to; empty if none was. */
export function newTable(known: ReadonlySet<string>, own: ReadonlyArray<Seek>): string {
  return own.find(({ id, table }) => table !== "" && known.has(id))?.table ?? "";
}

export function useKeptOffers(own: ReadonlyArray<Seek>): void {
  const [, go] = useLocation();
  const waiting = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const table = newTable(waiting.current, own);
    waiting.current = new Set(own.filter((one) => one.table === "").map(({ id }) => id));
    if (table !== "") go(`/table/${table}`);
  }, [own, go]);
  useEffect(() => {
    const timer = setInterval(() => {
      // An offer that cannot be renewed is gone; the next list says so.
      for (const id of waiting.current) seeks.renew({ id }).catch(() => undefined);
    }, RENEWED);
    return () => clearInterval(timer);
  }, []);
}
