/** What is told of a topic is joined to what is known. */
import type { NewsPart, Seek, Table } from "@protocol";
import { expect, test } from "vitest";
import { joined, keyOf, keyOfPart, topicsOf } from "@/core/news/topics";

// Only what the lists are ordered by.
const seek = (id: string, since: number, more: object = {}): Seek =>
  ({ id, since, ...more }) as unknown as Seek;
const table = (id: string, status: string, created: number): Table =>
  ({ id, status, created }) as unknown as Table;

function offers(since: string, mark: string, rows: Seek[], gone: string[] = []): NewsPart {
  return { topic: "offers", title: "", since, mark, rows, gone, total: rows.length };
}

test("a change is joined to what it counts from, in the order of the list", () => {
  const whole = joined(undefined, offers("", "a.1", [seek("x", 1), seek("y", 3)]));
  if (whole === null) throw new Error("It is the whole.");
  const next = joined(whole, offers("a.1", "a.2", [seek("z", 2), seek("y", 3, { a: 1 })], ["x"]));
  expect(next).toMatchObject({ since: "", mark: "a.2", gone: [] });
  expect(next).toHaveProperty("rows", [seek("z", 2), seek("y", 3, { a: 1 })]);
});

test("what counts from something else says that something was missed", () => {
  const whole = joined(undefined, offers("", "a.1", []));
  if (whole === null) throw new Error("It is the whole.");
  expect(joined(whole, offers("a.2", "a.3", []))).toBeNull();
  expect(joined(undefined, offers("a.1", "a.2", []))).toBeNull();
  expect(joined(whole, offers("", "b.9", [seek("x", 1)]))).toHaveProperty("mark", "b.9");
});

test("tables that wait stand before those that play, the newest first", () => {
  const rows = [table("a", "playing", 9), table("b", "waiting", 1), table("c", "waiting", 2)];
  const part: NewsPart = {
    topic: "tables",
    title: "",
    since: "",
    mark: "m",
    rows,
    gone: [],
    total: 3,
  };
  expect(joined(undefined, part)).toHaveProperty("rows", [rows[2], rows[1], rows[0]]);
});

test("a topic that is told whole is taken as it is", () => {
  const part: NewsPart = { topic: "people", mark: "m", told: { total: 2, titles: {} } };
  expect(joined(undefined, part)).toBe(part);
});

test("topics are asked for with the marks of what is known", () => {
  const part = offers("", "a.1", []);
  const known = new Map([[keyOfPart(part), part]]);
  expect(topicsOf([keyOf("offers"), keyOf("tables", "toy")], known)).toEqual([
    { topic: "offers", title: "", have: "a.1" },
    { topic: "tables", title: "toy", have: "" },
  ]);
});
