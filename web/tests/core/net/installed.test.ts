/** What a browser is told of the page that it may install. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PUBLIC = `${process.cwd()}/public`;
const MANIFEST = JSON.parse(readFileSync(`${PUBLIC}/manifest.webmanifest`, "utf-8"));
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

const PICTURES: ReadonlyArray<Icon> = MANIFEST.icons.filter(
  ({ type }: Icon) => type === "image/png",
);

test.each(PICTURES)("$src has the size it says", ({ src, sizes }) => {
  const bytes = readFileSync(PUBLIC + src);
  expect(`${bytes.readUInt32BE(WIDTH_AT)}x${bytes.readUInt32BE(HEIGHT_AT)}`).toBe(sizes);
});

test("everything the page without a connection needs is kept by the worker", () => {
  const worker = readFileSync(`${PUBLIC}/worker.js`, "utf-8");
  const offline = readFileSync(`${PUBLIC}/offline.html`, "utf-8");
  const wanted = [...offline.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((found) => found[1] ?? "");
  expect(new Set(wanted)).toEqual(new Set(["/icon.svg", "/offline.css"]));
  for (const file of wanted) {
    expect(worker).toContain(`"${file}"`);
  }
});
