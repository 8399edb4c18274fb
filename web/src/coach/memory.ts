/**
 * Which tables of this browser are guided games, and what was taught there.
 *
 * What belongs here: keeping it in this browser, telling who listens. What does not: what is
 * taught when (`teaching`).
 */
import { useSyncExternalStore } from "react";
import { NOTHING_TAUGHT, resumed, type Taught } from "@/coach/teaching";

const KEY = "dejarik.lessons";
/** How many games are remembered; the oldest is forgotten first. */
const KEPT = 8;

type Kept = ReadonlyArray<readonly [table: string, taught: Taught]>;

/** Games out of anything that may have been kept; what makes no sense is left out. */
export function keptFrom(found: unknown): Kept {
  if (!Array.isArray(found)) return [];
  return found.flatMap((entry: unknown): Kept => {
    if (!Array.isArray(entry)) return [];
    const [table, taught] = entry as unknown[];
    return typeof table === "string" && isTaught(taught) ? [[table, taught]] : [];
  });
}

function isTaught(found: unknown): found is Taught {
  if (typeof found !== "object" || found === null) return false;
  const { taught, shown, question, off } = found as Partial<Record<keyof Taught, unknown>>;
  const isList = Array.isArray(taught) && taught.every((id) => typeof id === "string");
  return (
    isList && typeof shown === "string" && typeof question === "number" && typeof off === "boolean"
  );
}

function kept(): Kept {
  try {
    return keptFrom(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    return [];
  }
}

let now: Kept | null = null;
const listeners = new Set<() => void>();

function games(): Kept {
  now ??= kept();
  return now;
}

/** Remember what was taught at a table; a browser that keeps nothing has it until it closes. */
export function keepTaught(table: string, taught: Taught): void {
  const others = games().filter(([one]) => one !== table);
  now = [[table, taught] as const, ...others].slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Private windows may refuse; the lessons hold until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Make a table a guided game. */
export function beginLessons(table: string): void {
  keepTaught(table, NOTHING_TAUGHT);
}

/** Go on with the lessons of one table at another, where they have not begun. */
export function carryOn(from: string, to: string): void {
  const before = taughtAt(from);
  if (before !== null && taughtAt(to) === null) keepTaught(to, resumed(before));
}

/** What was taught at a table; null if it is no guided game. */
export function taughtAt(table: string): Taught | null {
  return games().find(([one]) => one === table)?.[1] ?? null;
}

/** The tables that are guided games, the newest first. */
export function guidedTables(): ReadonlyArray<string> {
  return games().map(([table]) => table);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was taught at a table, for components. */
export function useTaught(table: string): Taught | null {
  return useSyncExternalStore(listen, () => taughtAt(table));
}
