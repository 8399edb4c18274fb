/**
 * The script that a browser runs beside its pages (`public/worker.js`): notices while no page is
 * open, and a page that says what to do where the server cannot be reached.
 */

export const WORKER = "/worker.js";

/** Let the browser keep it; pages work without. */
export function keepWorker(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    // Who forbids it plays all the same.
    navigator.serviceWorker.register(WORKER).catch(() => undefined);
  }
}
