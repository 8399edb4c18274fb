import { defineConfig } from "vitest/config";
import page from "./vite.config.ts";

const LONGEST = 600_000;

/** What needs a server and a browser: tests (`e2e`) and pictures (`shots`), file after file. */
export default defineConfig({
  ...page,
  test: {
    environment: "node",
    globalSetup: ["e2e/helpers/build.ts"],
    include: ["e2e/**/*.{e2e,shots}.ts"],
    fileParallelism: false,
    testTimeout: LONGEST,
    hookTimeout: LONGEST,
  },
});
