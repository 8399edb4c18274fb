/**
 * From a wish to play to the address of a table.
 *
 * What belongs here: the requests in their order. What does not: buttons and words.
 */
import type { BotSeat, CreateTable, Table } from "@protocol";
import { tables } from "@/core/net/api";
import { somebody } from "@/core/net/session";
import { drawShare } from "@/core/store/shares";

/** Who is played against where nobody has chosen yet. */
export const USUAL_BOT = "regular";

/** Any deck one may choose to play. */
export type DeckChoice = CreateTable["deck"];

/** What a game begins with, as a person chose it. */
export interface Wish {
  readonly title: string;
  readonly deck: DeckChoice;
  readonly format: string;
  readonly edition: string;
}

export function tablePath(table: Table): string {
  return `/table/${table.id}`;
}

/** What the key of a private table is called in its address. */
export const KEY = "key";

/** The address of a table that a key opens. */
export function withKey(path: string, key: string): string {
  return `${path}?${new URLSearchParams({ [KEY]: key })}`;
}

/** The address to give to a friend: with the key of a private table in it. */
export function invitation(table: Table, origin: string): string {
  const path = tablePath(table);
  return `${origin}${table.link === "" ? path : withKey(path, table.link)}`;
}

/** A game against a bot, begun. Throws Refusal. */
export async function playBot(wish: Wish, against: BotSeat): Promise<Table> {
  await somebody();
  const { deck, ...terms } = wish;
  const table = await tables.create({ deck, terms, against });
  return withNonce(table);
}

/** A table with one seat free for whoever has its link. Throws Refusal. */
export async function playFriend(wish: Wish): Promise<Table> {
  await somebody();
  const { deck, ...terms } = wish;
  return tables.create({ deck, terms, private: true });
}

/** The table once one's own share of the chance is in, if its game waits for it. Throws Refusal. */
export async function withNonce(table: Table): Promise<Table> {
  if (table.status !== "waiting" || table.commitment === "") return table;
  const { nonce } = drawShare(table.game, table.commitment);
  return tables.nonce({ table: table.id, nonce });
}
