import { defineConfig } from "vitest/config";
import page from "./vite.config.ts";

const KIND = process.env["KIND"] ?? "e2e";
const LONGEST = Number(process.env["LONGEST_MS"] ?? 600_000);

/** What needs a server and a browser: tests (`e2e`), pictures (`shots`), figures (`measure`). */
export default defineConfig({
  ...page,
  test: {
    environment: "node",
    globalSetup: ["e2e/helpers/build.ts"],
    // Each test with how long it took.
    reporters: ["verbose"],
    include: [`e2e/**/*.${KIND}.ts`],
    fileParallelism: false,
    testTimeout: LONGEST,
    hookTimeout: LONGEST,
  },
});
