/**
 * The page as it is built, before the server.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, preview } from "vite";
import { freePort } from "./server";

const WEB = fileURLToPath(new URL("../..", import.meta.url));

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

/** Build the page and show it, with the API of a server behind it. */
export async function showSite(server: string): Promise<Site> {
  const outDir = mkdtempSync(join(tmpdir(), "dejarik-page-"));
  await build({ root: WEB, logLevel: "error", build: { outDir, emptyOutDir: true } });
  const port = await freePort();
  const shown = await preview({
    root: WEB,
    logLevel: "silent",
    build: { outDir },
    preview: { host: "127.0.0.1", port, proxy: { "/api": { target: server, ws: true } } },
  });
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      await shown.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
