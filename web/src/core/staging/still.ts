/** Whether this device wants no motion; one that cannot say so gets none. */
export function isStill(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;
}
