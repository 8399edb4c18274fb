/**
 * The guided first game: which table it is, and how it begins.
 *
 * What belongs here: the two boxed decks, the opponent, and the requests in their order.
 * What does not: what is taught (`lessons`).
 */
import type { Table } from "@protocol";
import { decks, tables } from "@/core/net/api";
import { somebody } from "@/core/net/session";
import { playBot } from "@/core/site/starting";
import { beginLessons, guidedTables } from "@/games/destiny/lessons/memory";

/** The decks of the Two-Player Game: two characters with a die each, no card twice. */
const OWN = "tpg-heroes";
const OTHER = "tpg-villains";
/** It plays what looks best, so that its turns show what dice and cards are for. */
const BOT = "greedy";

/** A guided game that has begun and is not over; undefined if there is none. Throws Refusal. */
export async function unfinishedGame(): Promise<Table | undefined> {
  const guided = guidedTables();
  if (guided.length === 0) return undefined;
  await somebody();
  const mine = await tables.mine();
  return mine.tables.find(({ id, status }) => guided.includes(id) && status !== "over");
}

/** A new guided game. Throws Refusal. */
export async function beginGuided(title: string): Promise<Table> {
  const { decks: ready } = await decks.ready();
  const deck = ready.find(({ name }) => name === OWN);
  if (deck === undefined) throw new Error(`The deck ${OWN} does not come with this server.`);
  const { format, edition } = deck.checked;
  const table = await playBot(
    { title, deck: { kind: "ready", name: OWN }, format, edition },
    { bot: BOT, deck: { kind: "ready", name: OTHER } },
  );
  beginLessons(table.id);
  return table;
}
