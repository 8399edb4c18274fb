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

/** Keep what is seen now, once everything lies still; a frame of a film does not wait for that. */
export async function keepShot(page: Page, name: string, wait = SETTLED_MS): Promise<void> {
  await page.waitForTimeout(wait);
  await keepNow(page, name);
}

async function keepNow(page: Page, name: string): Promise<void> {
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

const FRAME = { desk: 480, phone: 240 } as const;

/** Keep several frames as one picture, from left to right. */
export async function keepStrip(
  page: Page,
  name: string,
  frames: ReadonlyArray<Buffer>,
  columns: number,
): Promise<void> {
  const wide = columns > 4 ? FRAME.phone : FRAME.desk;
  const images = frames
    .map((frame) => `<img width="${wide}" src="data:image/png;base64,${frame.toString("base64")}">`)
    .join("");
  const strip = await page.context().newPage();
  await strip.setContent(
    `<style>body{margin:0;background:#000}main{display:grid;gap:6px;padding:6px;width:max-content;grid-template-columns:repeat(${columns},${wide}px)}img{display:block}</style><main>${images}</main>`,
  );
  const box = await strip.locator("main").boundingBox();
  await strip.setViewportSize({
    width: Math.ceil(box?.width ?? 0),
    height: Math.ceil(box?.height ?? 0),
  });
  await keepNow(strip, name);
}
