import { useCallback, useEffect, useSyncExternalStore } from "react";
import type { TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";

/**
 * A part of a table's state, kept current.
 *
 * The selector must give the same object for the same state: pick, do not build.
 */
export function useTable<T>(store: TableStore, selector: (state: TableState) => T): T {
  const picked = useCallback(() => selector(store.getSnapshot()), [store, selector]);
  return useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribe(listener), [store]),
    picked,
  );
}

/** Told once that a game is over, and how, in a sentence. */
export type Ended = (result: string) => void;

/** Call `ended` once the game of a table is over, or at once if it is. */
export function useEnding(store: TableStore | null, ended: Ended): void {
  useEffect(() => {
    if (store === null) return;
    let isOver = false;
    const look = (): void => {
      const { result } = store.getSnapshot();
      if (isOver || result === "") return;
      isOver = true;
      ended(result);
    };
    look();
    return store.subscribe(look);
  }, [store, ended]);
}
