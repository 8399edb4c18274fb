/**
 * A newer release was put up while this page was open: parts that it loads later are gone.
 *
 * What belongs here: loading the whole page anew, once. What does not: whether the server can be
 * reached at all (`core/net`). Nothing is lost by it: games and settings are kept elsewhere.
 */

const KEY = "dejarik.loaded-anew";
/** Within this time a second try would not help. */
const AGAIN_AFTER_MS = 20_000;

/** Where it is remembered that the page was loaded anew, and how that is done. */
export interface Anew {
  readonly kept: Pick<Storage, "getItem" | "setItem">;
  now(): number;
  reload(): void;
}

const BROWSER: Anew = {
  get kept() {
    return sessionStorage;
  },
  now: () => Date.now(),
  reload: () => location.reload(),
};

/** Load the page anew whenever a part of it is gone; what is returned ends that. */
export function loadAnewIfNewer({ kept, now, reload }: Anew = BROWSER): () => void {
  const gone = (event: Event): void => {
    const last = Number(kept.getItem(KEY) ?? 0);
    if (now() - last < AGAIN_AFTER_MS) return;
    event.preventDefault();
    kept.setItem(KEY, String(now()));
    reload();
  };
  window.addEventListener("vite:preloadError", gone);
  return () => window.removeEventListener("vite:preloadError", gone);
}
