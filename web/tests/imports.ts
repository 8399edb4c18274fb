/**
 * Who imports whom in `src`: the layers as one table, and what breaks it.
 *
 * What belongs here: reading import lines, and judging them. Types count as much as code: a type
 * of Destiny in `core` is Destiny's word there. What does not: what is exported or used.
 */
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** The text of each file by its path below `src`. */
export type Sources = ReadonlyMap<string, string>;

/** What each layer may import beside itself; games know each other through nothing at all. */
const MAY_IMPORT: Readonly<Record<Layer, ReadonlyArray<Layer>>> = {
  app: ["pages", "registry", "core", "kit", "styles"],
  pages: ["registry", "core", "kit"],
  registry: ["game", "core", "kit"],
  game: ["core", "kit"],
  core: ["kit"],
  kit: [],
  styles: [],
};

type Layer = "app" | "pages" | "registry" | "game" | "core" | "kit" | "styles";

interface Place {
  readonly layer: Layer;
  /** What circles are looked for between. */
  readonly folder: string;
  /** Which game, where it is one's. */
  readonly game: string;
}

/** One import: who imports, and what, both as paths below `src`. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

const IMPORTED = /\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Every file of a folder whose imports can be read. */
export function sourcesIn(folder: string): Sources {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const read = names.filter((name) => /\.tsx?$/.test(name));
  return new Map(read.map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")]));
}

/** The imports of other files of `src`, lazy ones too. */
export function importsOf(sources: Sources): ReadonlyArray<Import> {
  return [...sources].flatMap(([from, text]) =>
    [...text.replaceAll(COMMENTS, "").matchAll(IMPORTED)].flatMap(([, named = ""]) => {
      const to = targetOf(from, named);
      return to === null ? [] : [{ from, to }];
    }),
  );
}

function targetOf(from: string, named: string): string | null {
  if (named.startsWith("@/")) return named.slice(2);
  return named.startsWith(".") ? posix.join(posix.dirname(from), named) : null;
}

function placeOf(path: string): Place {
  const [top = "", second = "", third = ""] = path.split("/");
  const isDeep = (depth: number): boolean => path.split("/").length > depth;
  switch (top) {
    case "kit":
    case "styles":
      return { layer: top, folder: top, game: "" };
    case "core":
    case "pages":
      return { layer: top, folder: isDeep(2) ? `${top}/${second}` : top, game: "" };
    case "games": {
      if (!isDeep(2)) return { layer: "registry", folder: top, game: "" };
      const folder = isDeep(3) ? `${top}/${second}/${third}` : `${top}/${second}`;
      return { layer: "game", folder, game: second };
    }
    default:
      return { layer: "app", folder: "", game: "" };
  }
}

/** The imports that point the wrong way, each as a sentence. */
export function wrongWays(imports: ReadonlyArray<Import>): ReadonlyArray<string> {
  return imports
    .filter(({ from, to }) => !isAllowed(placeOf(from), placeOf(to)))
    .map(({ from, to }) => `${from} imports ${to}`);
}

function isAllowed(from: Place, to: Place): boolean {
  if (from.layer === to.layer) return from.game === to.game;
  return MAY_IMPORT[from.layer].includes(to.layer);
}

/** Folders that import each other in a circle, each circle with an import for every step of it. */
export function circles(imports: ReadonlyArray<Import>): ReadonlyArray<string> {
  const steps = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [from, to] = [placeOf(one.from).folder, placeOf(one.to).folder];
    if (from === to) continue;
    const known = steps.get(from) ?? new Map<string, Import>();
    steps.set(from, known.set(to, known.get(to) ?? one));
  }
  const found = new Map<string, string>();
  for (const start of steps.keys()) {
    const way = wayBack(steps, start);
    const folders = way.map(({ from }) => placeOf(from).folder).toSorted();
    const name = folders.join(" ");
    if (way.length > 0 && !found.has(name)) found.set(name, way.map(stepWords).join(", "));
  }
  return [...found.values()];
}

/** The shortest way from a folder to itself; empty if there is none. */
function wayBack(
  steps: ReadonlyMap<string, ReadonlyMap<string, Import>>,
  start: string,
): ReadonlyArray<Import> {
  let ways: ReadonlyArray<readonly [string, ReadonlyArray<Import>]> = [[start, []]];
  const seen = new Set<string>();
  while (ways.length > 0) {
    const next: Array<readonly [string, ReadonlyArray<Import>]> = [];
    for (const [folder, way] of ways) {
      for (const [to, by] of steps.get(folder) ?? []) {
        if (to === start) return [...way, by];
        if (seen.has(to)) continue;
        seen.add(to);
        next.push([to, [...way, by]]);
      }
    }
    ways = next;
  }
  return [];
}

function stepWords({ from, to }: Import): string {
  return `${from} imports ${to}`;
}
