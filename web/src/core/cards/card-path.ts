import { termText } from "@/core/cards/query-terms";

/** The name of a query in an address. */
export const QUERY = "q";

/** The address of a card's page; the game stands in it, for whoever looked at another one last. */
export function cardPath(title: string, code: string): string {
  return `/cards/${encodeURIComponent(code)}?game=${encodeURIComponent(title)}`;
}

/** The address of a title's cards that a query leaves; without one, of those seen at first. */
export function cardsPath(title: string, query: string | null = null): string {
  const said = new URLSearchParams({ game: title });
  if (query !== null) said.set(QUERY, query);
  return `/cards?${said}`;
}

/** The address of a title's cards by the values of some fields; empty ones are left out. */
export function cardsWith(title: string, wanted: Readonly<Record<string, string>>): string {
  const terms = Object.entries(wanted).filter(([, value]) => value !== "");
  return cardsPath(title, terms.map(([name, value]) => termText(name, ":", value)).join(" "));
}
