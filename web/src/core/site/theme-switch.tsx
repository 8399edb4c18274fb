import type { ReactElement } from "react";
import styles from "@/core/site/frame.module.css";
import { changeSettings, useSettings } from "@/core/store/settings";
import { Sign } from "@/kit/sign";

/** Whether the page is light now: as chosen, or as the device says. */
function isLight(theme: string): boolean {
  if (theme !== "system") return theme === "light";
  return globalThis.matchMedia?.("(prefers-color-scheme: light)").matches ?? false;
}

/** From dark to light and back. */
export function ThemeSwitch(): ReactElement {
  const light = isLight(useSettings().theme);
  const other = light ? "dark" : "light";
  return (
    <button
      type="button"
      className={styles["place"]}
      onClick={() => changeSettings({ theme: other })}
      aria-label={`Change to the ${other} theme`}
    >
      <Sign name={light ? "moon" : "sun"} />
    </button>
  );
}
