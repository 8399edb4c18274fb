/**
 * The page is built once before all end-to-end tests, into the package as `just web` does.
 *
 * By a process of its own: inside the test runner a build would be one for developing, with
 * React's checks in it, and neither its figures nor its size would be those of the page.
 */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("../..", import.meta.url));

export default function setup(): void {
  execFileSync("npm", ["run", "--silent", "build", "--", "--logLevel", "error"], {
    cwd: WEB,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "inherit",
  });
}
