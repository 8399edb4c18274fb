/**
 * Something that this browser keeps, and tells to whoever listens.
 *
 * What belongs here: keeping it under a name, as JSON, for as long as the browser allows.
 * What does not: what is kept and what of it makes sense (whoever keeps it).
 */
import { useSyncExternalStore } from "react";

export class Kept<T> {
  private now: T | null = null;
  private readonly listeners = new Set<() => void>();

  /** `from` makes something of whatever was found, also of nothing. */
  constructor(
    private readonly key: string,
    private readonly from: (found: unknown) => T,
  ) {}

  readonly get = (): T => {
    this.now ??= this.from(this.found());
    return this.now;
  };

  /** Keep something else; a browser that keeps nothing has it until it closes. */
  set(value: T): void {
    this.now = value;
    try {
      localStorage.setItem(this.key, JSON.stringify(value));
    } catch {
      // Private windows may refuse; it holds until the page is left.
    }
    for (const listener of this.listeners) listener();
  }

  /** Look again at what the browser has. */
  forget(): void {
    this.now = null;
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private found(): unknown {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "null");
    } catch {
      return null;
    }
  }
}

/** A part of what is kept, for components; the same object while it is the same. */
export function useKept<T, P>(kept: Kept<T>, part: (value: T) => P): P {
  return useSyncExternalStore(kept.listen, () => part(kept.get()));
}
