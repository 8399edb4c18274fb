/**
 * A guided first game: which table it is, and how it begins.
 *
 * What belongs here: the requests in their order. What does not: what is taught, and how
 * the game begins (the title knows).
 */
import type { Table } from "@protocol";
import { beginLessons, guidedTables } from "@/core/lessons/memory";
import { tables } from "@/core/net/api";
import { somebody } from "@/core/net/session";

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

/** A new guided game, as its title has prepared it. Throws Refusal. */
export async function beginGuided(title: string): Promise<Table> {
  await somebody();
  const table = await tables.guided({ title });
  beginLessons(table.id);
  return table;
}
