/** The views that were stored from real games, one for each reason of a decision and more. */
import type { Whole } from "@protocol";

const FILES = import.meta.glob<Whole>("../views/*.json", { eager: true, import: "default" });

/** Name and view of each. */
export const STORED: ReadonlyArray<readonly [string, Whole]> = Object.entries(FILES).map(
  ([path, whole]) => [path.replace(/^.*\/|\.json$/g, ""), whole],
);

export function stored(name: string): Whole {
  const found = STORED.find(([one]) => one === name);
  if (found === undefined) throw new Error(`There is no stored view ${name}.`);
  return found[1];
}
