/**
 * The page is built once before all end-to-end tests, into the package as `just web` does.
 */
import { fileURLToPath } from "node:url";
import { build } from "vite";

const WEB = fileURLToPath(new URL("../..", import.meta.url));

export default async function setup(): Promise<void> {
  await build({ root: WEB, logLevel: "error" });
}
