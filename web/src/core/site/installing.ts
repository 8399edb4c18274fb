/**
 * Installing the page as an app: whether it is one, and what the browser offers.
 *
 * What belongs here: the browser's own offer, which comes once and early, so it is kept from the
 * first page on. What does not: words for people (`pages/house/install-page`).
 */
import { useSyncExternalStore } from "react";

/** What a browser offers that can install pages; others offer nothing. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

export type Device = "apple" | "android" | "other";

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

/** Keep the offer of the browser until somebody wants it. */
export function keepInstalling(): void {
  window.addEventListener("beforeinstallprompt", (event) => change(event as InstallOffer));
  window.addEventListener("appinstalled", () => change(null));
}

/** What installs the page now; nothing where the browser offers nothing. */
export function useInstalling(): (() => Promise<void>) | null {
  const now = useSyncExternalStore(listen, () => offer);
  if (now === null) return null;
  return async () => {
    // It can be taken once; a browser that was refused offers it again later.
    change(null);
    await now.prompt();
  };
}

/** Whether the page runs as an app already. */
export function isInstalled(): boolean {
  return (
    window.matchMedia("(display-mode: standalone)").matches ||
    ("standalone" in navigator && navigator.standalone === true)
  );
}

/** Whose words for it fit; a tablet of Apple says that it is a computer, but has a touch screen. */
export function deviceOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, "userAgent" | "maxTouchPoints">): Device {
  if (/iPhone|iPad|iPod/.test(userAgent)) return "apple";
  if (userAgent.includes("Macintosh") && maxTouchPoints > 1) return "apple";
  return userAgent.includes("Android") ? "android" : "other";
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(now: InstallOffer | null): void {
  offer = now;
  for (const listener of listeners) listener();
}
