/**
 * Standing orders: what becomes of questions that can be passed, by the occasions of the title.
 *
 * What belongs here: the order of one's own seat. What does not: keeping it (`store/kept-orders`),
 * how a table obeys it (the server does), and how it looks.
 */
import type { Occasion, Order } from "@protocol";
import { keptOrders, type Mode, type Modes } from "@/core/store/kept-orders";
import type { TableState } from "@/core/store/state";
import type { TableStore } from "@/core/store/store";
import { decisionIn } from "@/core/view/view";

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
