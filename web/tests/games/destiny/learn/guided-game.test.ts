/** How a guided game begins, and which one is gone on with. */
import type { CreateTable, Table } from "@protocol";
import { beforeEach, expect, test, vi } from "vitest";
import { beginGuided, unfinishedGame } from "@/games/destiny/learn/guided-game";
import { beginLessons, taughtAt } from "@/games/destiny/lessons/memory";
import { NOTHING_TAUGHT } from "@/games/destiny/lessons/teaching";
import { deck } from "../../../fakes/decks";

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

const HEROES = deck("tpg-heroes", "04024", "starter");

function table(id: string, status: Table["status"]): Pick<Table, "id" | "status" | "commitment"> {
  return { id, status, commitment: "" };
}

beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
});

test("it is played with the two boxed decks against a bot, and its table is remembered", async () => {
  net.ready.mockResolvedValue({ decks: [deck("jedi", "01035", "INF"), HEROES] });
  net.create.mockResolvedValue(table("new", "playing"));

  expect((await beginGuided("destiny")).id).toBe("new");

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

  await expect(beginGuided("destiny")).rejects.toThrow("tpg-heroes");
  expect(net.create).not.toHaveBeenCalled();
});

test("the guided game that is not over is gone on with, no other", async () => {
  beginLessons("over");
  beginLessons("open");
  net.mine.mockResolvedValue({
    tables: [table("another", "playing"), table("over", "over"), table("open", "playing")],
  });

  expect((await unfinishedGame())?.id).toBe("open");
});
