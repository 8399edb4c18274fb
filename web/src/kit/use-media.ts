import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds, kept current. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (listener: () => void) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener("change", listener);
      return () => list?.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(listen, () => globalThis.matchMedia?.(query).matches ?? false);
}
