/**
 * What somebody wants of this browser: theme, speed of motion, sound, confirming, the text view.
 *
 * What belongs here: the settings, keeping them in this browser, telling who listens.
 * What does not: how a setting is shown or obeyed (`pages/settings`, `table`, `styles`).
 */
import { useSyncExternalStore } from "react";

export interface Settings {
  /** `system` follows the device. */
  readonly theme: "system" | "dark" | "light";
  /** 1 is as designed, 2 twice as fast, 0 cuts without motion. */
  readonly speed: number;
  readonly sound: boolean;
  /** Have each answer confirmed before it is sent. */
  readonly confirm: boolean;
  /** Tables in words. */
  readonly text: boolean;
}

export const SPEEDS: ReadonlyArray<number> = [0, 0.5, 1, 2, 4];
export const DEFAULTS: Settings = {
  theme: "system",
  speed: 1,
  sound: false,
  confirm: false,
  text: false,
};
const KEY = "dejarik.settings";
const THEMES: ReadonlyArray<Settings["theme"]> = ["system", "dark", "light"];

/** Settings out of anything that may have been kept; what makes no sense is as by default. */
export function settingsFrom(kept: unknown): Settings {
  if (typeof kept !== "object" || kept === null) return DEFAULTS;
  const { theme, speed, sound, confirm, text } = { ...DEFAULTS, ...kept };
  return {
    theme: THEMES.includes(theme) ? theme : DEFAULTS.theme,
    speed: SPEEDS.includes(speed) ? speed : DEFAULTS.speed,
    sound: sound === true,
    confirm: confirm === true,
    text: text === true,
  };
}

function kept(): Settings {
  try {
    return settingsFrom(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    return DEFAULTS;
  }
}

let now: Settings | null = null;
const listeners = new Set<() => void>();

export function settings(): Settings {
  now ??= kept();
  return now;
}

/** Change some settings and keep them; a browser that keeps nothing has them until it closes. */
export function changeSettings(some: Partial<Settings>): void {
  now = settingsFrom({ ...settings(), ...some });
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Private windows may refuse; the setting holds until the page is left.
  }
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The settings, for components. */
export function useSettings(): Settings {
  return useSyncExternalStore(listen, settings);
}

/** Put theme and pace of motion on the document; what the device prefers stands where nothing was chosen. */
export function applySettings(root: HTMLElement, { theme, speed }: Settings): void {
  if (theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
  if (speed === DEFAULTS.speed) root.style.removeProperty("--pace");
  else root.style.setProperty("--pace", String(speed === 0 ? 0 : 1 / speed));
}
