import { useRef } from "react";

interface Settled<T> {
  readonly about: ReadonlyArray<unknown>;
  readonly value: T;
}

/** A value that is found anew only when what it is about changes. */
export function useSettled<T>(find: () => T, about: ReadonlyArray<unknown>): T {
  const kept = useRef<Settled<T> | null>(null);
  const known = kept.current;
  if (known !== null && about.every((one, place) => one === known.about[place])) return known.value;
  const value = find();
  kept.current = { about, value };
  return value;
}
