/**
 * Tables, offers and their terms in words.
 *
 * What belongs here: pure functions from the protocol to sentences. What does not: components.
 */
import type { FormatOffered, Sitting, Table, TableSettings } from "@protocol";
import { capital } from "@/kit/wording";

const BOTS: Readonly<Record<string, string>> = {
  random: "Random: any legal move",
  greedy: "Greedy: the best move it sees",
  search: "Search: thinks ahead",
};

export function botWords(bot: string): string {
  return BOTS[bot] ?? bot;
}

export function formatWords(code: string, formats: ReadonlyArray<FormatOffered>): string {
  return formats.find((format) => format.code === code)?.name ?? code;
}

export function clockWords(clock: TableSettings["clock"]): string {
  if (clock === undefined || clock.kind === "none") return "no clock";
  if (clock.kind === "correspondence") {
    return clock.days === 1 ? "a day for each decision" : `${clock.days} days for each decision`;
  }
  const more = clock.increment ? ` + ${clock.increment} s` : "";
  return `${clock.minutes} min${more}`;
}

export function watchWords({ spectators = true, delay = 0 }: TableSettings): string {
  if (!spectators) return "nobody watches";
  return delay === 0 ? "anybody may watch" : `watched ${delay} s later`;
}

/** Who sits in a seat. */
export function sitterWords(seat: Sitting | undefined): string {
  if (seat === undefined) return "a free seat";
  return seat.bot === "" ? seat.name : `the computer (${seat.bot})`;
}

/** Who meets whom at a table, oneself called "you". */
export function meetingWords(table: Table, account: string): string {
  const names = [0, 1].map((place) => {
    const seat = table.seats.find((one) => one.seat === place);
    return seat !== undefined && seat.account === account && account !== ""
      ? "you"
      : sitterWords(seat);
  });
  const own = names.indexOf("you");
  const [first = "", second = ""] = own === 1 ? [names[1], names[0]] : names;
  return `${capital(first)} against ${second}`;
}

/** Where somebody sits at a table; -1 for whoever does not. */
export function seatOf(table: Table, account: string): number {
  const own = account === "" ? undefined : table.seats.find((one) => one.account === account);
  return own?.seat ?? -1;
}

/** The way to the replay of a table's game, with one's own eyes if one has played it. */
export function replayPath(table: Table, account: string): string {
  const seat = seatOf(table, account);
  return `/replay/${table.game}${seat < 0 ? "" : `?seat=${seat}`}`;
}

/** How a game ended for somebody; for others, who won. */
export function resultWords(table: Table, account: string): string {
  const { result } = table;
  if (result === null) return "";
  const best = result.ranking[0] ?? [];
  if (best.length !== 1) return "A draw.";
  const winner = table.seats.find(({ seat }) => seat === best[0]);
  const seated = table.seats.some((one) => one.account === account);
  if (winner?.account === account && account !== "") return "You won.";
  return seated ? "You lost." : `${sitterWords(winner)} won.`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was. */
export function agoWords(at: number, now: number): string {
  const passed = Math.max(0, now - at);
  const [count, unit] =
    passed < MINUTE
      ? [0, ""]
      : passed < HOUR
        ? [Math.floor(passed / MINUTE), "minute"]
        : passed < DAY
          ? [Math.floor(passed / HOUR), "hour"]
          : [Math.floor(passed / DAY), "day"];
  if (count === 0) return "just now";
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}
