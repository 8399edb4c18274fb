/**
 * The orders that somebody gave before, kept in this browser by the cards they were about.
 */

const KEY = "dejarik.orders";
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

function read(): Orders {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return isOrders(kept) ? kept : {};
  } catch {
    return {};
  }
}

function nameOf(codes: ReadonlyArray<string>): string {
  return codes.toSorted().join(" ");
}

/** Codes in the order that was given the last time these came together; else as they are. */
export function rememberedOrder(codes: ReadonlyArray<string>): ReadonlyArray<string> {
  return read()[nameOf(codes)] ?? codes;
}

/** Keep an order for the next time; a browser that keeps nothing forgets it. */
export function keepOrder(codes: ReadonlyArray<string>): void {
  const others = Object.entries(read()).filter(([name]) => name !== nameOf(codes));
  const kept = Object.fromEntries([...others.slice(1 - MOST), [nameOf(codes), codes]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Private windows may refuse; the order is asked for again.
  }
}
