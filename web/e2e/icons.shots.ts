/**
 * The icons of the page and the picture of a link to it, drawn from `public/icon.svg`.
 *
 * `just shots icons` draws them anew. A whole icon fills its square, since phones cut it round.
 */
import { readFileSync, writeFileSync } from "node:fs";
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
/** What `favicon.ico` holds, for whatever asks for it without reading the page. */
const FAVICONS = [16, 32, 48] as const;
const HEADER = 6;
const DIRECTORY_LINE = 16;
const FONTS = fileURLToPath(new URL("../node_modules/@fontsource-variable", import.meta.url));

let browser: Awaited<ReturnType<typeof launch>>;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
});

/** A picture of HTML in which `ICON` stands for the address of the drawing. */
async function drawn(html: string, width: number, height: number, whole: boolean): Promise<Buffer> {
  const drawing = readFileSync(`${PUBLIC}/icon.svg`).toString("base64");
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html.replace("ICON", `data:image/svg+xml;base64,${drawing}`));
  await page.locator("img").evaluate((image: HTMLImageElement) => image.decode());
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ omitBackground: !whole });
  await page.close();
  return picture;
}

function icon(size: number, filled = 1): Promise<Buffer> {
  const isWhole = filled < 1;
  const html = `<body style="margin:0;display:grid;place-items:center;height:100vh${isWhole ? `;background:${BEHIND}` : ""}">
    <img width="${size * filled}" height="${size * filled}" src="ICON">`;
  return drawn(html, size, size, isWhole);
}

test.each(ICONS)("%s", async (name, size, filled) => {
  writeFileSync(`${PUBLIC}/${name}.png`, await icon(size, filled));
});

test("favicon.ico", async () => {
  const pictures: Buffer[] = [];
  for (const size of FAVICONS) pictures.push(await icon(size));
  const directory = Buffer.alloc(HEADER + DIRECTORY_LINE * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let place = directory.length;
  pictures.forEach((picture, nth) => {
    const line = HEADER + nth * DIRECTORY_LINE;
    directory.writeUInt8(FAVICONS[nth] ?? 0, line);
    directory.writeUInt8(FAVICONS[nth] ?? 0, line + 1);
    directory.writeUInt16LE(1, line + 4);
    directory.writeUInt16LE(32, line + 6);
    directory.writeUInt32LE(picture.length, line + 8);
    directory.writeUInt32LE(place, line + 12);
    place += picture.length;
  });
  writeFileSync(`${PUBLIC}/favicon.ico`, Buffer.concat([directory, ...pictures]));
});

function font(name: string, file: string): string {
  const bytes = readFileSync(`${FONTS}/${file}`).toString("base64");
  return `@font-face { font-family: ${name}; font-weight: 100 900; src: url(data:font/woff2;base64,${bytes}); }`;
}

test("link.png, which is shown beside a link to the page", async () => {
  const html = `<style>
      ${font("Head", "oxanium/files/oxanium-latin-wght-normal.woff2")}
      ${font("Text", "instrument-sans/files/instrument-sans-latin-wght-normal.woff2")}
      body { box-sizing: border-box; display: grid; grid-template-columns: 360px 1fr; align-items: center;
        gap: 64px; height: 100vh; margin: 0; padding: 72px; background: ${BEHIND}; color: #b3c4da;
        font: 34px / 1.35 Text; }
      h1 { margin: 0 0 20px; color: #ecf3fc; font: 600 84px / 1 Head; letter-spacing: 1px; }
      p { margin: 0 0 22px; } small { color: #8ea3bf; font-size: 25px; }
    </style>
    <body><img width="360" height="360" src="ICON"><div><h1>Dejarik</h1>
      <p>Star Wars games that shops no longer sell, at a table that knows every rule.</p>
      <small>Free, in any browser. An unofficial fan project.</small></div>`;
  writeFileSync(`${PUBLIC}/link.png`, await drawn(html, 1200, 630, true));
});
