/**
 * A guided first game: which table it is, and how it begins.
 *
 * What belongs here: the requests in their order. What does not: what is taught, and with which
 * decks (the title knows).
 */
import type { Table } from "@protocol";
import { beginLessons, guidedTables } from "@/core/lessons/memory";
import { decks, tables } from "@/core/net/api";
import { somebody } from "@/core/net/session";
import { playBot } from "@/core/site/starting";

/** With what a guided game is played: decks that come with the program, and who plays the other. */
export interface GuidedGame {
  readonly title: string;
  readonly own: string;
  readonly other: string;
  readonly bot: string;
}

/** A guided game of a title that has begun and is not over; undefined if there is none. Throws Refusal. */
export async function unfinishedGame(title: string): Promise<Table | undefined> {
  const guided = guidedTables();
  if (guided.length === 0) return undefined;
  await somebody();
  const mine = await tables.mine();
  return mine.tables.find(
    ({ id, status, terms }) => guided.includes(id) && status !== "over" && terms.title === title,
  );
}

/** A new guided game. Throws Refusal. */
export async function beginGuided({ title, own, other, bot }: GuidedGame): Promise<Table> {
  const { decks: ready } = await decks.ready();
  const deck = ready.find((one) => one.name === own && one.title === title);
  if (deck === undefined) throw new Error(`The deck ${own} does not come with this server.`);
  const { format, edition } = deck.checked;
  const table = await playBot(
    { title, deck: { kind: "ready", name: own }, format, edition },
    { bot, deck: { kind: "ready", name: other } },
  );
  beginLessons(table.id);
  return table;
}
