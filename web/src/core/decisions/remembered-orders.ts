/**
 * The orders that somebody gave before, kept in this browser by the cards they were about.
 */
import { Kept } from "@/core/store/kept";

const MOST = 200;

type Orders = Readonly<Record<string, ReadonlyArray<string>>>;

function isOrders(kept: unknown): kept is Orders {
  return (
    typeof kept === "object" &&
    kept !== null &&
    Object.values(kept).every(
      (one) => Array.isArray(one) && one.every((x) => typeof x === "string"),
    )
  );
}

const orders = new Kept("dejarik.orders", (found): Orders => (isOrders(found) ? found : {}));

function nameOf(codes: ReadonlyArray<string>): string {
  return codes.toSorted().join(" ");
}

/** Codes in the order that was given the last time these came together; else as they are. */
export function rememberedOrder(codes: ReadonlyArray<string>): ReadonlyArray<string> {
  return orders.get()[nameOf(codes)] ?? codes;
}

/** Keep an order for the next time. */
export function keepOrder(codes: ReadonlyArray<string>): void {
  const others = Object.entries(orders.get()).filter(([name]) => name !== nameOf(codes));
  orders.set(Object.fromEntries([...others.slice(1 - MOST), [nameOf(codes), codes]]));
}
