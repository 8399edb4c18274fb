import { expect, test } from "vitest";
import { packagesOf } from "../licences.ts";

test("each package is named once, with its folder, also below a scope and behind the mark of a plugin", () => {
  const modules = [
    "/a/web/node_modules/wouter/esm/index.js",
    "\0/a/web/node_modules/react/index.js",
    "/a/web/node_modules/react/cjs/react.js",
    "/a/web/node_modules/@noble/hashes/blake2.js",
  ];

  expect([...packagesOf(modules)]).toEqual([
    ["@noble/hashes", "/a/web/node_modules/@noble/hashes"],
    ["react", "/a/web/node_modules/react"],
    ["wouter", "/a/web/node_modules/wouter"],
  ]);
});

test("what we wrote ourselves and what a plugin makes up is no package", () => {
  expect([...packagesOf(["/a/web/src/main.tsx", "\0vite/preload-helper.js"])]).toEqual([]);
});
