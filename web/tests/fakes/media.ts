/** Queries of the style sheets for tests: a wide window unless a test says otherwise. */
import { beforeEach, vi } from "vitest";

type Holds = (query: string) => boolean;

/** Stub the queries for every test of a file; what is given back says which hold from then on. */
export function stubMedia(): (holds: Holds) => void {
  let now: Holds;
  beforeEach(() => {
    now = (query) => query.includes("min-width");
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: now(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  return (holds) => {
    now = holds;
  };
}
