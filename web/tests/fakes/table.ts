/** A store at a table that a test speaks for. */
import type { Reply, Whole } from "@protocol";
import { openTable } from "@/core/store/opening";
import type { LiveTableStore } from "@/core/store/table-store";
import { PRESENCE, pong, WELCOME } from "./messages";
import { FakeWorld } from "./world";

export interface FakeTable {
  readonly store: LiveTableStore;
  readonly world: FakeWorld;
  /** What the server says from now on. */
  say(...messages: Reply[]): void;
}

/** A table that shows a view. */
export function tableShowing(shown: Whole): FakeTable {
  const world = new FakeWorld();
  const store = openTable("t1", false, world);
  world.line.open();
  const seat = shown.view.seat;
  world.line.say({ ...WELCOME, seat }, shown, PRESENCE, pong(shown.version));
  return { store, world, say: (...messages) => world.line.say(...messages) };
}
