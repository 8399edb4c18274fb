/**
 * Tables, offers and their terms in words.
 *
 * What belongs here: pure functions from the protocol to sentences. What does not: components.
 */
import type {
  BotOffered,
  FormatOffered,
  Sitting,
  Table,
  TableSettings,
  TermsOffered,
  TitleOffered,
} from "@protocol";
import { capital, listed } from "@/kit/wording";

export function botWords({ name, words }: BotOffered): string {
  return `${capital(name)}: ${words}`;
}

/** A bot with its rating in a format, once it has one. */
export function ratedBotWords(
  bot: BotOffered,
  ratings: TermsOffered["bot_ratings"],
  ladder: { readonly title: string; readonly format: string },
): string {
  const { title, format } = ladder;
  const held = ratings.find(
    (one) => one.bot === bot.name && one.title === title && one.format === format,
  );
  if (held === undefined) return botWords(bot);
  return `${botWords(bot)} (${held.points}${held.provisional ? "?" : ""})`;
}

export function formatWords(code: string, formats: ReadonlyArray<FormatOffered>): string {
  return formats.find((format) => format.code === code)?.name ?? code;
}

/** By how many it is played, where the game leaves that open. */
export function playersWords(seats: number | undefined, { seats: allowed }: TitleOffered): string {
  if (!allowed.some((count) => count > 2)) return "";
  return `${seats || (allowed[0] ?? 0)} players`;
}

export function clockWords(clock: TableSettings["clock"]): string {
  if (clock === undefined || clock.kind === "none") return "no clock";
  if (clock.kind === "correspondence") {
    return clock.days === 1 ? "a day for each decision" : `${clock.days} days for each decision`;
  }
  const more = clock.increment ? ` + ${clock.increment} s` : "";
  return `${clock.minutes} min${more}`;
}

export function ratedWords({ rated = false }: TableSettings): string {
  return rated ? "rated" : "";
}

/** What is to be known of a rated game before one sits down to it. */
export function ratedRules(isAgainstBot: boolean): string {
  return [
    "Rated: whoever leaves loses when their time is up, and what ends in its first round counts",
    "for nobody. Of your games against the same opponent within a day the third to the fifth",
    `count half, further ones nothing.${isAgainstBot ? " The computer's deck is drawn." : ""}`,
  ].join(" ");
}

const WEIGHED: Readonly<Record<Table["weighed"] & string, string>> = {
  "": "",
  whole: "",
  half: "It counted half: you two have played rated games today.",
  often: "It moved no rating: you two have played five rated games within a day.",
  short: "It moved no rating: it ended in its first round.",
  untimed: "It moved no rating: it had no clock.",
  gone: "It moved no rating: an account was deleted.",
};

/** How much a rated game counted, where it was not whole. */
export function weighedWords({ weighed = "" }: Table): string {
  return WEIGHED[weighed];
}

/** Of how many games a match is; a single game is none. */
export function matchWords({ best_of: games = 1 }: TableSettings): string {
  return games === 1 ? "" : `best of ${games}`;
}

/** How a match stands, from somebody's side: which game it is, and the points. */
export function scoreWords(table: Table, account: string): string {
  const { settings, seats, number } = table;
  const { best_of: games = 1 } = settings;
  if (games === 1) return "";
  const own = seatOf(table, account);
  const [first, second] = own === 1 ? [seats[1], seats[0]] : [seats[0], seats[1]];
  const points = [first, second].map((seat) => halves(seat?.points ?? 0)).join(" : ");
  return `game ${number} of ${games}, ${points}`;
}

function halves(points: number): string {
  const whole = Math.floor(points);
  return points === whole ? `${whole}` : `${whole || ""}½`;
}

export function watchWords(settings: TableSettings, isPrivate = false): string {
  const { spectators = true, delay = 0 } = settings;
  if (!spectators) return "nobody watches";
  const who = isPrivate ? "whoever has the link may watch" : "anybody may watch";
  return delay === 0 ? who : `${who}, ${delay} s later`;
}

/** Somebody in a sentence: a person by name, "the regular bot". */
export function playerWords({ name, bot }: { name: string; bot: string }): string {
  return bot === "" ? name : `the ${name || "computer"}`;
}

/** Who sits in a seat. */
export function sitterWords(seat: Sitting | undefined): string {
  return seat === undefined ? "a free seat" : playerWords(seat);
}

/** The places of a table in their order, each with who sits there. */
export function placesOf(table: Table): ReadonlyArray<Sitting | undefined> {
  const { seats: sitting, terms } = table;
  return Array.from({ length: terms.seats || 2 }, (_, place) =>
    sitting.find(({ seat }) => seat === place),
  );
}

/** Who meets whom at a table, oneself called "you" and named first; free seats stand last. */
export function meetingWords(table: Table, account: string): string {
  const own = seatOf(table, account);
  const others = placesOf(table).filter((_, place) => place !== own);
  const [first = "", ...rest] = [
    ...(own < 0 ? [] : ["you"]),
    ...others.flatMap((one) => (one === undefined ? [] : [sitterWords(one)])),
    ...freeWords(others.filter((one) => one === undefined).length),
  ];
  return `${capital(first)} against ${listed(rest)}`;
}

function freeWords(count: number): ReadonlyArray<string> {
  if (count === 0) return [];
  return [count === 1 ? sitterWords(undefined) : `${count} free seats`];
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
  if (table.closed !== "") return "Closed by a moderator.";
  if (result === null) return "";
  const best = result.ranking[0] ?? [];
  if (best.length === 0 || best.length === table.seats.length) return "A draw.";
  const own = seatOf(table, account);
  if (own >= 0 && !best.includes(own)) return "You lost.";
  if (own >= 0) return best.length === 1 ? "You won." : "You share the win.";
  const winners = best.map((seat) => sitterWords(table.seats.find((one) => one.seat === seat)));
  return best.length === 1 ? `${listed(winners)} won.` : `${listed(winners)} share the win.`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whom a challenge waits for, and how long. */
export function lapseWords({ seats, until }: Table, now: number): string {
  const other = seats.find(({ here }) => !here);
  const left = Math.max(1, Math.ceil((until - now) / MINUTE));
  const span =
    left < 120 ? `${left} minute${left === 1 ? "" : "s"}` : `${Math.floor(left / 60)} hours`;
  return `The challenge waits for ${other?.name ?? "an answer"} for another ${span}.`;
}

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
