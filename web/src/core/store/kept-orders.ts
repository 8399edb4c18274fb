/**
 * Standing orders that this browser keeps for each title and brings to every table.
 *
 * What belongs here: keeping and bringing them. What does not: what they say (`core/orders`).
 */
import type { Hello } from "@protocol";
import { Kept } from "@/core/store/kept";

/** Whether one is asked: if there is something to answer, always, or never. */
export type Mode = "auto" | "ask" | "pass";
export type Modes = Readonly<Record<string, Mode>>;

export const keptOrders = new Kept<Readonly<Record<string, Modes>>>("dejarik.orders", keptFrom);

/** What a title can be called: a hello with another one would not be understood. */
const TITLE = /^[A-Za-z0-9_-]{1,40}$/;

/** What is brought along to any table: nothing may be passed there before it is known. */
export function ordersToBring(): NonNullable<Hello["orders"]> {
  const given = Object.entries(keptOrders.get()).filter(
    ([title, modes]) => TITLE.test(title) && Object.keys(modes).length > 0,
  );
  return Object.fromEntries(given.map(([title, modes]) => [title, { modes }]));
}

/** Orders out of anything that may have been kept. */
function keptFrom(found: unknown): Readonly<Record<string, Modes>> {
  if (typeof found !== "object" || found === null) return {};
  const titles = Object.entries(found).map(([title, modes]) => [title, modesFrom(modes)]);
  return Object.fromEntries(titles);
}

function modesFrom(found: unknown): Modes {
  if (typeof found !== "object" || found === null) return {};
  return Object.fromEntries(
    Object.entries(found).filter(([, mode]) => mode === "ask" || mode === "pass"),
  );
}
