/**
 * Standing orders: what becomes of questions that can be passed, by the occasions of the title.
 *
 * What belongs here: the order of one's own seat, which this browser keeps for each title and brings
 * to every table. What does not: how a table obeys it (the server does), and how it looks.
 */
import type { Hello, Occasion, Order } from "@protocol";
import { Kept } from "@/core/store/kept";
import type { TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { decisionIn } from "@/core/view/view";

/** Whether one is asked: if there is something to answer, always, or never. */
export type Mode = "auto" | "ask" | "pass";
type Modes = Readonly<Record<string, Mode>>;

export const MODES: ReadonlyArray<Mode> = ["auto", "ask", "pass"];
export const MODE_WORDS: Readonly<Record<Mode, string>> = {
  auto: "if I can answer",
  ask: "always ask me",
  pass: "never, pass for me",
};
export const SHORT_WORDS: Readonly<Record<Mode, string>> = {
  auto: "if I can",
  ask: "always",
  pass: "never",
};

export const keptOrders = new Kept<Readonly<Record<string, Modes>>>("dejarik.orders", keptFrom);

/** What becomes of an occasion. */
export function modeOf(order: Order | null, occasion: string): Mode {
  return order?.modes?.[occasion] ?? "auto";
}

/** The mode after this one, for a button that goes through them. */
export function modeAfter(mode: Mode): Mode {
  return MODES[(MODES.indexOf(mode) + 1) % MODES.length] ?? "auto";
}

/** Order something else for an occasion, at this table and for those to come. */
export function changeMode(store: TableStore, occasion: string, mode: Mode): void {
  const { order, welcome } = store.getSnapshot();
  const { [occasion]: _, ...others } = order?.modes ?? {};
  const modes: Modes = mode === "auto" ? others : { ...others, [occasion]: mode };
  keptOrders.set({ ...keptOrders.get(), [welcome?.title ?? ""]: modes });
  void store.giveOrder(Object.keys(modes).length === 0 ? null : { modes });
}

/** What a title can be called: a hello with another one would not be understood. */
const TITLE = /^[A-Za-z0-9_-]{1,40}$/;

/** What is brought along to any table: nothing may be passed there before it is known. */
export function ordersToBring(): NonNullable<Hello["orders"]> {
  const given = Object.entries(keptOrders.get()).filter(
    ([title, modes]) => TITLE.test(title) && Object.keys(modes).length > 0,
  );
  return Object.fromEntries(given.map(([title, modes]) => [title, { modes }]));
}

/** Whether the table is about to pass what is asked by the order of this seat. */
export function isPassing({ view, passing }: Pick<TableState, "view" | "passing">): boolean {
  const asked = decisionIn(view);
  return asked !== null && passing?.decision === asked.id && passing.passes === true;
}

/** The occasions of what is asked now; none where an order has nothing to say. */
export function occasionsNow({ view, passing, welcome }: TableState): ReadonlyArray<Occasion> {
  const asked = decisionIn(view);
  if (asked === null || passing?.decision !== asked.id) return [];
  return (welcome?.occasions ?? []).filter(({ id }) => passing.occasions.includes(id));
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
