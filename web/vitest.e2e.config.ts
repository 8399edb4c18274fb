import { defineConfig } from "vitest/config";
import page from "./vite.config.ts";

const LONGEST = 600_000;

/** End-to-end tests: a server, a browser, one file after the other. */
export default defineConfig({
  ...page,
  test: {
    environment: "node",
    globalSetup: ["e2e/helpers/build.ts"],
    include: ["e2e/**/*.e2e.ts"],
    fileParallelism: false,
    testTimeout: LONGEST,
    hookTimeout: LONGEST,
  },
});
