// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const WEB = `${import.meta.dirname}/..`;
const sheets = readdirSync(`${WEB}/src`, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".css") && !name.endsWith("tokens.css"))
  .map((name) => `src/${name}`);
const tokens = readFileSync(`${WEB}/src/styles/tokens.css`, "utf8");
const defined = new Set([...tokens.matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name));

test.each(sheets)("%s takes colours, type sizes and times from the tokens", (name) => {
  const css = readFileSync(`${WEB}/${name}`, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  expect(css.match(/#[0-9a-f]{3,8}\b/gi)?.filter((colour) => !/^#0+$/.test(colour)) ?? []).toEqual(
    [],
  );
  expect(css.match(/\b\d*\.?\d+m?s\b/g) ?? []).toEqual([]);
  expect(css.match(/font-size: *[\d.]+(px|rem)/g)?.filter((size) => tooSmall(size)) ?? []).toEqual(
    [],
  );
});

test.each(sheets)("%s uses only tokens there are", (name) => {
  const css = readFileSync(`${WEB}/${name}`, "utf8");
  const used = [...css.matchAll(/var\((--[a-z]+-\d+|--(?:dur|w|r|t|s|z)-[a-z]+)[,)]/g)].map(
    ([, token]) => token,
  );
  expect(used.filter((token) => !defined.has(token))).toEqual([]);
});

/** Type is 13 px or more; nothing but a hidden sign is 0. */
function tooSmall(size: string): boolean {
  const value = Number.parseFloat(size.replace(/^\D+/, ""));
  const pixels = size.endsWith("rem") ? value * 16 : value;
  return pixels > 0 && pixels < 13;
}
