/**
 * The icons of the installed page, drawn from `public/icon.svg`.
 *
 * `just shots icons` draws them anew. A whole icon fills its square, since phones cut it round.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, test } from "vitest";
import { launch } from "./helpers/browser";

const PUBLIC = fileURLToPath(new URL("../public", import.meta.url));
/** What each is called, its size, and how much of it the drawing fills. */
const ICONS = [
  ["icon-180", 180, 1],
  ["icon-192", 192, 1],
  ["icon-512", 512, 1],
  ["icon-whole-512", 512, 0.76],
] as const;
const BEHIND = "#050a14";

let browser: Awaited<ReturnType<typeof launch>>;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
});

test.each(ICONS)("%s", async (name, size, filled) => {
  const drawing = readFileSync(`${PUBLIC}/icon.svg`).toString("base64");
  const isWhole = filled < 1;
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh${isWhole ? `;background:${BEHIND}` : ""}">
      <img width="${size * filled}" height="${size * filled}" src="data:image/svg+xml;base64,${drawing}">`,
  );
  await page.locator("img").evaluate((image: HTMLImageElement) => image.decode());
  await page.screenshot({ path: `${PUBLIC}/${name}.png`, omitBackground: !isWhole });
  await page.close();
});
