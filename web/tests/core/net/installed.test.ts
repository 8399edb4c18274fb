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

test.each(["offline.html", "broken.html"])(
  "everything that %s needs is kept by the worker, as it is",
  (name) => {
    const worker = readFileSync(`${PUBLIC}/worker.js`, "utf-8");
    const page = readFileSync(`${PUBLIC}/${name}`, "utf-8");
    const wanted = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((found) => found[1] ?? "");
    expect(worker).toContain(`"/${name}"`);
    expect(new Set(wanted)).toEqual(new Set(["/icon.svg", "/offline.css"]));
    for (const file of wanted) {
      expect(worker).toContain(`"${file}"`);
    }
  },
);
