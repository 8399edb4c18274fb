// @vitest-environment jsdom
/** How a guided game begins, and which one is gone on with. */
import type { Table } from "@protocol";
import { beforeEach, expect, test, vi } from "vitest";
import { beginGuided, unfinishedGame } from "@/core/lessons/guided-game";
import { beginLessons, taughtAt } from "@/core/lessons/memory";
import { NOTHING_TAUGHT } from "@/core/lessons/teaching";

const net = vi.hoisted(() => ({
  guided: vi.fn(),
  mine: vi.fn(),
}));

vi.mock("@/core/net/api", () => ({
  tables: { guided: net.guided, mine: net.mine },
}));
vi.mock("@/core/net/session", () => ({ somebody: () => Promise.resolve({ id: "guest" }) }));

function table(id: string, status: Table["status"], title = "destiny"): Partial<Table> {
  return { id, status, commitment: "", terms: { format: "", title } };
}

beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
});

test("it begins as its title has prepared it, and its table is remembered", async () => {
  net.guided.mockResolvedValue(table("new", "playing"));

  expect((await beginGuided("destiny")).id).toBe("new");

  expect(net.guided).toHaveBeenCalledWith({ title: "destiny" });
  expect(taughtAt("new")).toEqual(NOTHING_TAUGHT);
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
