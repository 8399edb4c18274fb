/**
 * Which tables of this browser are guided games, and what was taught there.
 *
 * What belongs here: the games that are kept, and what makes sense as one. What does not: what is
 * taught when (`teaching`).
 */

import { NOTHING_TAUGHT, type Taught, wantingMore } from "@/core/lessons/teaching";
import { Kept, useKept } from "@/core/store/kept";

/** How many games are remembered; the oldest is forgotten first. */
const KEPT = 8;

type Games = ReadonlyArray<readonly [table: string, taught: Taught]>;

/** Games out of anything that may have been kept; what makes no sense is left out. */
export function keptFrom(found: unknown): Games {
  if (!Array.isArray(found)) return [];
  return found.flatMap((entry: unknown): Games => {
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

const games = new Kept("dejarik.lessons", keptFrom);

/** Remember what was taught at a table. */
export function keepTaught(table: string, taught: Taught): void {
  const others = games.get().filter(([one]) => one !== table);
  games.set([[table, taught] as const, ...others].slice(0, KEPT));
}

/** Make a table a guided game. */
export function beginLessons(table: string): void {
  keepTaught(table, NOTHING_TAUGHT);
}

/** Go on with the lessons of one table at another, where they have not begun: with all of them. */
export function carryOn(from: string, to: string): void {
  const before = taughtAt(from);
  if (before !== null && taughtAt(to) === null) keepTaught(to, wantingMore(before));
}

/** What was taught at a table; null if it is no guided game. */
export function taughtAt(table: string): Taught | null {
  return games.get().find(([one]) => one === table)?.[1] ?? null;
}

/** The tables that are guided games, the newest first. */
export function guidedTables(): ReadonlyArray<string> {
  return games.get().map(([table]) => table);
}

/** What was taught at a table, for components. */
export function useTaught(table: string): Taught | null {
  return useKept(games, () => taughtAt(table));
}
