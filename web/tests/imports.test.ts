// @vitest-environment node
/** Imports in `src` point down the layers, and no folders import each other in a circle. */
import { describe, expect, test } from "vitest";
import { circles, importsOf, sourcesIn, wrongWays } from "./imports";

const IMPORTS = importsOf(sourcesIn(`${import.meta.dirname}/../src`));

/** The imports of files that a test makes up. */
function made(files: Readonly<Record<string, string>>) {
  return importsOf(new Map(Object.entries(files)));
}

test("imports point down", () => {
  expect(IMPORTS.length).toBeGreaterThan(500);
  expect(wrongWays(IMPORTS)).toEqual([]);
});

test("no folders import each other in a circle", () => {
  expect(circles(IMPORTS)).toEqual([]);
});

describe("what is noticed", () => {
  test.each([
    ["kit/button.tsx", "@/core/net/api"],
    ["core/table/log.tsx", "@/games/destiny/reading/sides"],
    ["core/table/log.tsx", "@/games/registry"],
    ["core/site/frame.tsx", "@/pages/lobby/lobby"],
    ["games/destiny/board/felt.tsx", "@/games/swccg/board/table"],
    ["games/destiny/client.ts", "@/games/registry"],
    ["games/destiny/decks/page.tsx", "@/pages/lobby/draft"],
    ["pages/lobby/lobby.tsx", "@/games/destiny/client"],
  ])("%s may not import %s", (from, to) => {
    const target = to.slice(2);
    expect(wrongWays(made({ [from]: `import { x } from "${to}";` }))).toEqual([
      `${from} imports ${target}`,
    ]);
  });

  test.each([
    ["pages/lobby/lobby.tsx", "@/games/registry"],
    ["games/registry.ts", "@/games/destiny/client"],
    ["games/destiny/client.ts", "@/core/client/client"],
    ["core/table/log.tsx", "@/kit/button"],
    ["app.tsx", "@/pages/lobby/lobby"],
  ])("%s may import %s", (from, to) => {
    expect(wrongWays(made({ [from]: `import { x } from "${to}";` }))).toEqual([]);
  });

  test.each([
    ['import type { X } from "@/games/destiny/client";'],
    ['import "@/games/destiny/client";'],
    ['import {\n  x,\n  y,\n} from "@/games/destiny/client";'],
    ['const later = () => import("@/games/destiny/client");'],
    ['export { x } from "../../games/destiny/client";'],
  ])("however it is written: %s", (line) => {
    expect(wrongWays(made({ "core/table/log.tsx": line }))).toHaveLength(1);
  });

  test("what a comment says is no import", () => {
    expect(made({ "core/table/log.tsx": '/** as in: from "@/games/destiny/client" */' })).toEqual(
      [],
    );
  });

  test("a circle is told with the files in it", () => {
    const found = circles(
      made({
        "core/table/log.tsx": 'import { a } from "@/core/text/words";',
        "core/text/words.ts": 'import { b } from "@/core/store/state";',
        "core/store/state.ts": 'import { c } from "@/core/table/keys";',
        "core/net/api.ts": 'import { d } from "@/core/table/keys";',
      }),
    );
    expect(found).toEqual([
      "core/table/log.tsx imports core/text/words, core/text/words.ts imports core/store/state, core/store/state.ts imports core/table/keys",
    ]);
  });

  test("files of one folder may import each other", () => {
    const both = { "kit/a.ts": 'import { b } from "@/kit/b";', "kit/b.ts": 'import "@/kit/a";' };
    expect(circles(made(both))).toEqual([]);
  });
});
