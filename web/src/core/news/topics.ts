/**
 * What is known of each topic of the news, as plain data.
 *
 * What belongs here: joining what is told to what is known. What does not: where it comes from
 * (`news-link`), and who wants it (`news-store`).
 */
import type { ChatLine, NewsPart, Seek, Table, Topic } from "@protocol";

export type TopicName = NewsPart["topic"];
/** What is known of a topic: a part that is the whole of it. */
export type KnownOf<T extends TopicName> = Extract<NewsPart, { readonly topic: T }>;
export type Known = ReadonlyMap<string, NewsPart>;
type Rows = KnownOf<"offers"> | KnownOf<"tables"> | KnownOf<"chat">;

/** A topic, of one game or of all, as a key. */
export function keyOf(topic: string, title = ""): string {
  return `${topic} ${title}`;
}

export function keyOfPart(part: NewsPart): string {
  return keyOf(part.topic, "title" in part ? part.title : "");
}

/** The topics behind some keys, each with the mark of what is known of it. */
export function topicsOf(keys: Iterable<string>, known: Known): Topic[] {
  return [...keys].map((key) => {
    const [topic = "", title = ""] = key.split(" ");
    return { topic, title, have: known.get(key)?.mark ?? "" };
  });
}

/** What is known after a part was told; null if something was missed before it. */
export function joined(known: NewsPart | undefined, part: NewsPart): NewsPart | null {
  switch (part.topic) {
    case "offers":
      return listed(known?.topic === "offers" ? known : undefined, part, byAge);
    case "tables":
      return listed(known?.topic === "tables" ? known : undefined, part, byStatus);
    case "chat":
      return listed(known?.topic === "chat" ? known : undefined, part, byNumber);
    default:
      return part;
  }
}

interface Listing<R> {
  readonly since: string;
  readonly mark: string;
  readonly rows: ReadonlyArray<R>;
  readonly gone: ReadonlyArray<string | number>;
}

function listed<R extends { readonly id: string | number }, P extends Rows & Listing<R>>(
  known: P | undefined,
  part: P,
  order: (one: R, other: R) => number,
): P | null {
  if (part.since !== "" && part.since !== known?.mark) return null;
  const rows = new Map<string | number, R>();
  if (part.since !== "") for (const row of known?.rows ?? []) rows.set(row.id, row);
  for (const id of part.gone) rows.delete(id);
  for (const row of part.rows) rows.set(row.id, row);
  return { ...part, since: "", gone: [], rows: [...rows.values()].sort(order) };
}

/** The oldest offers first, as they are paired. */
function byAge(one: Seek, other: Seek): number {
  return one.since - other.since || (one.id < other.id ? -1 : 1);
}

/** Where somebody can sit down first, then the newest. */
function byStatus(one: Table, other: Table): number {
  if (one.status !== other.status) return one.status === "waiting" ? -1 : 1;
  return other.created - one.created || (one.id < other.id ? -1 : 1);
}

function byNumber(one: ChatLine, other: ChatLine): number {
  return one.id - other.id;
}
