/** Imperial Assault for tests: its stored views, with the facts that the catalogue tells of them. */
import type { Whole } from "@protocol";
import type { Catalogue } from "@protocol/imperial-assault";
import { factsFrom } from "@/games/imperial-assault/catalogue/facts";
import { imperialWith } from "@/games/imperial-assault/client";
import { type Seen, seenIn } from "@/games/imperial-assault/reading/seen";
import listed from "../data/imperial-assault.json";

export const FACTS = factsFrom(listed as unknown as Catalogue);
export const IMPERIAL = imperialWith(() => FACTS);

const FILES = import.meta.glob<Whole>("../views/imperial-assault/*.json", {
  eager: true,
  import: "default",
});

/** Name and view of each. */
export const SKIRMISHES: ReadonlyArray<readonly [string, Whole]> = Object.entries(FILES).map(
  ([path, whole]) => [path.replace(/^.*\/|\.json$/g, ""), whole],
);

export function skirmish(name: string): Whole {
  const found = SKIRMISHES.find(([one]) => one === name);
  if (found === undefined) throw new Error(`There is no stored skirmish ${name}.`);
  return found[1];
}

export function seenAt(name: string): Seen {
  const seen = seenIn(skirmish(name).view, FACTS);
  if (seen === null) throw new Error(`The skirmish ${name} cannot be read.`);
  return seen;
}
