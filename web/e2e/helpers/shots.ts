/** Pictures for `docs/design/shots`: WebP, which the browser can make and Playwright does not ask for. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BrowserContextOptions, Page } from "playwright-core";

const SHOTS = fileURLToPath(new URL("../../../docs/design/shots", import.meta.url));
const SHARP = 70;
/** What pictures are taken of, with the word for it in their names. */
export const SIZES: ReadonlyArray<readonly [string, BrowserContextOptions]> = [
  ["desk", { viewport: { width: 1440, height: 900 } }],
  ["phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
];
export const THEMES = ["dark", "light"] as const;

/** So long until dice lie still and numbers have landed. */
export const SETTLED_MS = 800;

/** Keep what is seen now. */
export async function keepShot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(SETTLED_MS);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: SHARP,
    captureBeyondViewport: false,
  });
  await session.detach();
  mkdirSync(SHOTS, { recursive: true });
  writeFileSync(`${SHOTS}/${name}.webp`, Buffer.from(data, "base64"));
}
