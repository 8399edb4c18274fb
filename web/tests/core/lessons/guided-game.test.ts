/** How a guided game begins, and which one is gone on with. */
import type { CreateTable, Table } from "@protocol";
import { beforeEach, expect, test, vi } from "vitest";
import { beginGuided, unfinishedGame } from "@/core/lessons/guided-game";
import { beginLessons, taughtAt } from "@/core/lessons/memory";
import { NOTHING_TAUGHT } from "@/core/lessons/teaching";
import { deck } from "../../fakes/decks";

const net = vi.hoisted(() => ({
  create: vi.fn(),
  nonce: vi.fn(),
  mine: vi.fn(),
  ready: vi.fn(),
}));

vi.mock("@/core/net/api", () => ({
  tables: { create: net.create, nonce: net.nonce, mine: net.mine },
  decks: { ready: net.ready },
}));
vi.mock("@/core/net/session", () => ({ somebody: () => Promise.resolve({ id: "guest" }) }));

const GAME = { title: "destiny", own: "tpg-heroes", other: "tpg-villains", bot: "greedy" };
const HEROES = deck("tpg-heroes", "04024", "starter");

function table(id: string, status: Table["status"], title = "destiny"): Partial<Table> {
  return { id, status, commitment: "", terms: { format: "", title } };
}

beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
});

test("it is played with the two boxed decks against a bot, and its table is remembered", async () => {
  net.ready.mockResolvedValue({ decks: [deck("jedi", "01035", "INF"), HEROES] });
  net.create.mockResolvedValue(table("new", "playing"));

  expect((await beginGuided(GAME)).id).toBe("new");

  const asked: CreateTable = {
    deck: { kind: "ready", name: "tpg-heroes" },
    terms: { title: "destiny", format: "starter", edition: "arh" },
    against: { bot: "greedy", deck: { kind: "ready", name: "tpg-villains" } },
  };
  expect(net.create).toHaveBeenCalledWith(asked);
  expect(taughtAt("new")).toEqual(NOTHING_TAUGHT);
});

test("a server without the decks is not asked for a table", async () => {
  net.ready.mockResolvedValue({ decks: [] });

  await expect(beginGuided(GAME)).rejects.toThrow("tpg-heroes");
  expect(net.create).not.toHaveBeenCalled();
});

test("the guided game that is not over is gone on with, no other", async () => {
  beginLessons("over");
  beginLessons("open");
  beginLessons("other game");
  net.mine.mockResolvedValue({
    tables: [
      table("another", "playing"),
      table("over", "over"),
      table("other game", "playing", "toy"),
      table("open", "playing"),
    ],
  });

  expect((await unfinishedGame("destiny"))?.id).toBe("open");
});
