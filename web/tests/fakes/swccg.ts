/** The Customizable Card Game for tests: its stored views, with the facts that the catalogue tells. */
import type { Whole } from "@protocol";
import type { Catalogue } from "@protocol/swccg";
import { factsFrom } from "@/games/swccg/catalogue/facts";
import { swccgWith } from "@/games/swccg/client";
import { type Seen, seenIn } from "@/games/swccg/reading/seen";
import listed from "../data/swccg.json";

export const FACTS = factsFrom(listed as unknown as Catalogue);
export const SWCCG = swccgWith(() => FACTS);

const FILES = import.meta.glob<Whole>("../views/swccg/*.json", { eager: true, import: "default" });

/** Name and view of each. */
export const TABLES: ReadonlyArray<readonly [string, Whole]> = Object.entries(FILES).map(
  ([path, whole]) => [path.replace(/^.*\/|\.json$/g, ""), whole],
);

export function tableAt(name: string): Whole {
  const found = TABLES.find(([one]) => one === name);
  if (found === undefined) throw new Error(`There is no stored table ${name}.`);
  return found[1];
}

export function seenAt(name: string): Seen {
  const seen = seenIn(tableAt(name).view, FACTS);
  if (seen === null) throw new Error(`The table ${name} cannot be read.`);
  return seen;
}
