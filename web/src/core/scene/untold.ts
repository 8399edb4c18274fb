import { createContext, useContext } from "react";

/**
 * What the log does not tell yet: the serial of the first line that is still on its way.
 *
 * A title that shows a roll before its result says so here; what follows waits with it.
 */
export const UntoldContext = createContext(Number.POSITIVE_INFINITY);

/** The serial from which on lines are not told yet. */
export function useUntold(): number {
  return useContext(UntoldContext);
}
