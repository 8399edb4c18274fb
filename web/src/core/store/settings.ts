/**
 * What somebody wants of this browser: theme, speed of motion, how long what others do is shown,
 * sound, notices, confirming, the text view.
 *
 * What belongs here: the settings and what makes sense as one. What does not: how a setting is shown or obeyed (`pages/people`, `core/table`, `styles`).
 */
import { Kept, useKept } from "@/core/store/kept";

export interface Settings {
  /** `system` follows the device. */
  readonly theme: "system" | "dark" | "light";
  /** 1 is as designed, 2 twice as fast, 0 cuts without motion. */
  readonly speed: number;
  /** How long each thing that others do is shown, in milliseconds; 0 does not wait for any. */
  readonly staging: number;
  readonly sound: boolean;
  /** Be told that one is waited for while the page is hidden. */
  readonly notice: boolean;
  /** Have each answer confirmed before it is sent. */
  readonly confirm: boolean;
  /** Have what ruins one's own game confirmed. */
  readonly careful: boolean;
  /** Answer by itself where no other answer could gain anything. */
  readonly settled: boolean;
  /** Tables in words. */
  readonly text: boolean;
  /** Show the ready phrases of others. */
  readonly quick: boolean;
}

export const SPEEDS: ReadonlyArray<number> = [0, 0.5, 1, 2, 4];
export const STAGINGS: ReadonlyArray<number> = [0, 800, 1_400, 2_400, 4_000];
export const DEFAULTS: Settings = {
  theme: "system",
  speed: 1,
  staging: 1_400,
  sound: false,
  notice: false,
  confirm: false,
  careful: true,
  settled: true,
  text: false,
  quick: true,
};
const THEMES: ReadonlyArray<Settings["theme"]> = ["system", "dark", "light"];

/** Settings out of anything that may have been kept; what makes no sense is as by default. */
export function settingsFrom(kept: unknown): Settings {
  if (typeof kept !== "object" || kept === null) return DEFAULTS;
  const whole = { ...DEFAULTS, ...kept };
  const { theme, speed, staging, sound, notice, confirm, careful, settled, text, quick } = whole;
  return {
    theme: THEMES.includes(theme) ? theme : DEFAULTS.theme,
    speed: SPEEDS.includes(speed) ? speed : DEFAULTS.speed,
    staging: STAGINGS.includes(staging) ? staging : DEFAULTS.staging,
    sound: sound === true,
    notice: notice === true,
    confirm: confirm === true,
    careful: careful !== false,
    settled: settled !== false,
    text: text === true,
    quick: quick !== false,
  };
}

const kept = new Kept("dejarik.settings", settingsFrom);
const everything = (all: Settings): Settings => all;

export function settings(): Settings {
  return kept.get();
}

/** Change some settings and keep them. */
export function changeSettings(some: Partial<Settings>): void {
  kept.set(settingsFrom({ ...kept.get(), ...some }));
}

/** The settings, for components. */
export function useSettings(): Settings {
  return useKept(kept, everything);
}

/** Put theme and pace of motion on the document; what the device prefers stands where nothing was chosen. */
export function applySettings(root: HTMLElement, { theme, speed }: Settings): void {
  if (theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
  if (speed === DEFAULTS.speed) root.style.removeProperty("--pace");
  else root.style.setProperty("--pace", String(speed === 0 ? 0 : 1 / speed));
}
