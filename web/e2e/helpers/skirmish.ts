/**
 * Skirmishes of Imperial Assault for pictures: a table against a bot, played to a moment.
 *
 * What belongs here: getting there. What does not: what is looked at.
 */
import type { CreateTable, Decks, Table } from "@protocol";
import type { Page } from "playwright-core";
import { ask, type Watched } from "./browser";
import { dice } from "./chance";
import { TablePlayer } from "./table-player";

const TITLE = "imperial-assault";
const NONCE = "0123456789abcdef".repeat(4);
const MOST_ANSWERS = 120;

/** Become a guest at a skirmish against a bot that has begun. */
export async function skirmishAgainstBot(watched: Watched): Promise<Table> {
  await ask(watched, "/api/people/guest", {});
  const { ready } = await ask<Decks>(watched, `/api/decks?title=${TITLE}`);
  const army = ready.find(({ name }) => name === "vader") ?? ready[0];
  if (army === undefined) throw new Error("No army comes with the program.");
  const wish: CreateTable = {
    terms: { title: TITLE, format: army.format, edition: army.edition },
    deck: { kind: "ready", name: army.name },
    against: { bot: "random" },
  };
  const table = await ask<Table>(watched, "/api/tables/create", wish);
  return ask<Table>(watched, "/api/tables/nonce", { table: table.id, nonce: NONCE });
}

/** Come to a table and answer at random until the page shows something; false if it never does. */
export async function playUntil(
  watched: Watched,
  seed: number,
  isThere: (page: Page) => Promise<boolean>,
): Promise<boolean> {
  const { page } = watched;
  const table = await skirmishAgainstBot(watched);
  const player = new TablePlayer(page, dice(seed));
  await player.come(table.id);
  for (let nth = 0; nth < MOST_ANSWERS && (await player.isAsked()); nth += 1) {
    if (await isThere(page)) return true;
    await player.answer();
  }
  return false;
}
