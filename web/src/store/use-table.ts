import { useCallback, useSyncExternalStore } from "react";
import type { TableState } from "@/store/state";
import type { TableStore } from "@/store/store";

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
