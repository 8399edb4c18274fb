/**
 * Which games are looked for: in an address, and as the server is asked.
 *
 * What belongs here: pure functions. What does not: fields, and asking.
 */

/** What is looked for, by the names of an address; what is empty is not asked for. */
export interface WantedGames {
  readonly title: string;
  readonly format: string;
  readonly player: string;
  readonly bot: string;
  readonly deck: string;
  readonly card: string;
  readonly result: string;
  readonly least_rounds: string;
  readonly most_rounds: string;
  /** Over within so many days. */
  readonly days: string;
}

export const ANYTHING: WantedGames = {
  title: "",
  format: "",
  player: "",
  bot: "",
  deck: "",
  card: "",
  result: "",
  least_rounds: "",
  most_rounds: "",
  days: "",
};

const KEYS = Object.keys(ANYTHING) as ReadonlyArray<keyof WantedGames>;
const DAY = 86_400_000;
/** What belongs to one game and means nothing in another. */
const OF_TITLE: Partial<WantedGames> = { format: "", deck: "", card: "" };

/** What an address asks for. */
export function wantedFrom(search: string): WantedGames {
  const said = new URLSearchParams(search);
  return Object.fromEntries(
    KEYS.map((key) => [key, said.get(key) ?? ""]),
  ) as unknown as WantedGames;
}

/** The address of what is looked for; empty where it is anything. */
export function queryOf(wanted: Partial<WantedGames>): string {
  const said = new URLSearchParams();
  for (const key of KEYS) {
    const value = wanted[key]?.trim() ?? "";
    if (value !== "") said.set(key, value);
  }
  return said.toString();
}

/** The address of the page that looks for these games. */
export function gamesPath(wanted: Partial<WantedGames>): string {
  const query = queryOf(wanted);
  return query === "" ? "/games" : `/games?${query}`;
}

/** What is looked for after a change; another game has other formats, decks and cards. */
export function changed(wanted: WantedGames, some: Partial<WantedGames>): WantedGames {
  const isOther = some.title !== undefined && some.title !== wanted.title;
  return { ...wanted, ...(isOther ? OF_TITLE : {}), ...some };
}

/** How the server is asked for a page of it. */
export function askedFor(query: string, cursor: string, now: number): URLSearchParams {
  const asked = new URLSearchParams(query);
  const days = Number(asked.get("days") ?? "");
  asked.delete("days");
  if (days > 0) asked.set("since", `${Math.max(0, Math.round(now - days * DAY))}`);
  if (cursor !== "") asked.set("cursor", cursor);
  return asked;
}
