/**
 * Opening a table for as long as somebody looks at it.
 *
 * What belongs here: making stores and leaving them. What does not: what they do.
 */
import { useEffect, useState } from "react";
import { BROWSER, type World } from "@/core/net/link";
import { ordersToBring } from "@/core/store/kept-orders";
import type { TableStore } from "@/core/store/store";
import { LiveTableStore } from "@/core/store/table-store";

/** Come to a table; `watch` comes as a spectator even to one's own. */
export function openTable(table: string, watch = false, world: World = BROWSER): LiveTableStore {
  const store = new LiveTableStore({ table, watch, orders: ordersToBring }, world);
  store.start();
  return store;
}

/** The store of a table while the component is there; null until the first effect. */
export function useTableStore(table: string, watch = false): TableStore | null {
  const [store, setStore] = useState<TableStore | null>(null);
  useEffect(() => {
    const opened = openTable(table, watch);
    setStore(opened);
    return () => {
      setStore(null);
      opened.leave();
    };
  }, [table, watch]);
  return store;
}
