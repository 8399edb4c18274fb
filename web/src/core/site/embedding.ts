/**
 * Whether this page stands in a frame of another site, and what that site wants of it.
 *
 * What belongs here: reading the address. What does not: what is shown then (`pages/replay`).
 */
import type { Settings } from "@/core/store/settings";

const EMBEDDED = "/embed/";
const THEMES: ReadonlyArray<string> = ["dark", "light"];

/** Whether an address is that of a page for other sites. */
export function isEmbedded(path: string): boolean {
  return path.startsWith(EMBEDDED);
}

/** The settings of an embedded page: the theme that its address names, else that of the device. */
export function embeddedSettings(settings: Settings, search: string): Settings {
  const theme = new URLSearchParams(search).get("theme") ?? "";
  const isKnown = (one: string): one is "dark" | "light" => THEMES.includes(one);
  return { ...settings, theme: isKnown(theme) ? theme : "system", sound: false };
}

/** What another site puts into its page to show a moment of a replay. */
export function embedCode(origin: string, game: string, position: number): string {
  const source = `${origin}${EMBEDDED}${encodeURIComponent(game)}?at=${position}`;
  return `<iframe src="${source}" width="720" height="540" style="border:0" title="A game on Dejarik"></iframe>`;
}
