/**
 * Writes down, with every build, the licences of the packages that are part of the page.
 *
 * What belongs here: finding those packages and joining their texts. What does not: our own
 * licence, which lies in LICENSE and NOTICE, and packages that only help to build.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The file beside the page; its foot links there. */
export const LICENCES = "licences.txt";

const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;
const TEXT = /^(licen[cs]e|notice|ofl)/i;
/** Licences that ask nobody to pass their words on. */
const FREE_OF_NOTICES: ReadonlySet<string> = new Set(["0BSD", "CC0-1.0", "Unlicense"]);
const LINE = "-".repeat(80);
const HEAD = `Dejarik is an unofficial fan project under the MIT licence.
The page you are looking at also contains the packages below, each with its own licence.
`;

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** The folders of the packages that these modules come from. */
export function packagesOf(modules: Iterable<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const id of modules) {
    const [, folder, name] = PACKAGE.exec(id.replace(/^\0/, "")) ?? [];
    if (folder !== undefined && name !== undefined) {
      found.set(name, folder);
    }
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** One package: its name, its version, what its licence is called, and the words of it. */
function section(name: string, folder: string): string {
  const about: Package = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8"));
  const texts = readdirSync(folder)
    .filter((file) => TEXT.test(file))
    .map((file) => readFileSync(join(folder, file), "utf-8").trim());
  if (texts.length === 0 && FREE_OF_NOTICES.has(about.license)) {
    texts.push("It is dedicated to the public domain, and asks for no notice.");
  } else if (texts.length === 0) {
    throw new Error(`${name} has no text of its licence; it cannot be part of the page.`);
  }
  return [LINE, `${name} ${about.version}: ${about.license}`, LINE, "", ...texts, ""].join("\n");
}

/** The plugin of vite. */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const packages = [...packagesOf(this.getModuleIds())].filter(([, folder]) =>
        existsSync(join(folder, "package.json")),
      );
      const source = [HEAD, ...packages.map(([name, folder]) => section(name, folder))].join("\n");
      this.emitFile({ type: "asset", fileName: LICENCES, source });
    },
  };
}
