/**
 * What somebody likes to do in the Customizable Card Game: activate, deploy, drain, battle.
 *
 * Whoever chooses at random passes too often, and such a game takes for ever.
 */
import type { CreateTable, Decks, Table } from "@protocol";
import { ask, type Watched } from "./browser";
import type { Asked, Pick, Taste } from "./table-player";

const TITLE = "swccg";
const NONCE = "0123456789abcdef".repeat(4);
const FIRST_PLACE = 1000;
const FIRST_COPY = 10_000;

/** How much is liked what begins with these words. */
const LIKED: ReadonlyArray<readonly [RegExp, number]> = [
  [/^activate/i, 30],
  [/^(drain|battle)/i, 20],
  [/^deploy/i, 8],
  [/^(pass|done|no response|no$|stop)/i, 1.5],
  [/^move|^transfer|^bury/i, 0.2],
];

export const cardPlayer: Taste = ({ lit, choices }: Asked, chance: () => number): Pick => {
  const picks: ReadonlyArray<readonly [Pick, number]> = [
    ...lit.map((id) => [{ kind: "thing", id }, ofThing(Number(id))] as const),
    ...choices.map((words, place) => [{ kind: "choice", place }, ofWords(words)] as const),
  ];
  let left = chance() * picks.reduce((sum, [, weight]) => sum + weight, 0);
  const found = picks.find(([, weight]) => {
    left -= weight;
    return left <= 0;
  });
  const [pick] = found ?? picks.at(-1) ?? [];
  if (pick === undefined) throw new Error("Nothing can be chosen.");
  return pick;
};

function ofWords(words: string): number {
  return LIKED.find(([which]) => which.test(words))?.[1] ?? 1;
}

/** Locations are drained and battled at, cards of the hand are played; what stands may stand. */
function ofThing(id: number): number {
  if (id < 0) return 2;
  return id >= FIRST_PLACE && id < FIRST_COPY ? 4 : 0.3;
}

/** Become a guest at a game against a bot that has begun, with the boxed deck of a side. */
export async function cardGameAgainstBot(
  watched: Watched,
  deck = "introductory-light",
  bot = "greedy",
): Promise<Table> {
  await ask(watched, "/api/people/guest", {});
  const { ready } = await ask<Decks>(watched, `/api/decks?title=${TITLE}`);
  const own = ready.find(({ name }) => name === deck) ?? ready[0];
  if (own === undefined) throw new Error("No deck comes with the program.");
  const wish: CreateTable = {
    terms: { title: TITLE, format: own.format, edition: own.edition },
    deck: { kind: "ready", name: own.name },
    settings: { beat: 0 },
    against: { bot },
  };
  const table = await ask<Table>(watched, "/api/tables/create", wish);
  return ask<Table>(watched, "/api/tables/nonce", { table: table.id, nonce: NONCE });
}
