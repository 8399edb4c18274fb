/**
 * Two people at one table, each in a browser of their own.
 */
import { sleep } from "./server";
import type { TablePlayer } from "./table-player";

const LOOK_AGAIN = 20;
const PATIENCE = 60_000;

/** Whoever is asked first; null once the game is over. */
export async function whoIsAsked(players: ReadonlyArray<TablePlayer>): Promise<TablePlayer | null> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    for (const player of players) {
      if (await player.isOver()) return null;
      const { lit, choices } = await player.asked();
      if (lit.length + choices.length > 0) return player;
    }
    await sleep(LOOK_AGAIN);
  }
  throw new Error("The game goes on, and nobody is asked anything.");
}

/** Play until the game is over, or so many answers have been given. */
export async function playTogether(
  players: ReadonlyArray<TablePlayer>,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let count = 0; count < most; count += 1) {
    const player = await whoIsAsked(players);
    if (player === null) return;
    await player.answer();
  }
}

/** Play until one of them can activate a character, and do that: dice are rolled. */
export async function playToActivation(
  player: TablePlayer,
  players: ReadonlyArray<TablePlayer>,
): Promise<void> {
  for (;;) {
    const asked = await whoIsAsked(players);
    if (asked === null) throw new Error("The game was over before anybody activated.");
    if (asked === player && (await player.activate())) return;
    await asked.answer();
  }
}
