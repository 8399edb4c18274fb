import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { licences } from "./licences.ts";

/** How long a test may hang. It says nothing of speed: a busy machine may take its time. */
const HANGING_MS = 60_000;

/**
 * What the first page loads, in two files and not in twenty: each one has a price of its own.
 * What every page shares is one, what Destiny puts on the first page is the other.
 */
const FIRST_LOADED = [
  {
    name: "shared",
    test: /src\/(core\/(client|site|net\/(api|asking|session|nonce)\.|store\/(kept|settings|shares)\.)|kit\/(button|choice-field|classes|notice|sign|wording)\.)/,
  },
  {
    name: "destiny-landing",
    test: /src\/games\/destiny\/(landing|catalogue|drawing\/(die|outline|sign)\.|reading\/(sides|signs|drawn)\.|decks\/deck-(face|words)\.)/,
  },
];

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The page is built into the Python package; while developing, the API is the server's. */
export default defineConfig({
  plugins: [react(), licences()],
  resolve: {
    alias: {
      "@protocol/destiny": here("../src/dejarik/service/protocol/destiny.ts"),
      "@protocol/imperial-assault": here("../src/dejarik/service/protocol/imperial-assault.ts"),
      "@protocol/swccg": here("../src/dejarik/service/protocol/swccg.ts"),
      "@protocol": here("../src/dejarik/service/protocol/protocol.ts"),
      "@": here("./src"),
    },
  },
  build: {
    outDir: here("../src/dejarik/service/web"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: FIRST_LOADED } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8421", ws: true } } },
  test: {
    // Whatever is drawn is tested in files of its own kind; the others need no page, and no time for one.
    projects: [
      {
        extends: true,
        test: { name: "plain", environment: "node", include: ["tests/**/*.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "drawn",
          environment: "jsdom",
          include: ["tests/**/*.test.tsx"],
          setupFiles: ["tests/setup.ts"],
        },
      },
    ],
    // By default one core is left alone, which is half of a small machine.
    maxWorkers: "100%",
    testTimeout: HANGING_MS,
    hookTimeout: HANGING_MS,
  },
});
