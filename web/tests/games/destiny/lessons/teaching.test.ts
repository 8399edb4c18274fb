// @vitest-environment jsdom
/** Which lesson is shown when, and what is remembered. */
import type { DecisionReason } from "@protocol/destiny";
import { beforeEach, expect, test, vi } from "vitest";
import { keptFrom } from "@/core/lessons/memory";
import {
  bestKnown,
  calledBack,
  closed,
  dueLessons,
  NOTHING_TAUGHT,
  noticed,
  switched,
  type Taught,
  taughtNext,
  toggled,
  wantingMore,
} from "@/core/lessons/teaching";
import { FIRST, COURSE as FIRST_COURSE } from "@/games/destiny/lessons/course";
import type { Moment } from "@/games/destiny/lessons/moments";
import { decision } from "../../../fakes/messages";
import { momentIn, pool, WAITING } from "./moments";

const GROUP = 256;

/** All lessons there are. */
const COURSE = { ...FIRST_COURSE, first: undefined };

/** A moment with another question of the same kind. */
function later(moment: Moment, questions = 1, reason?: DecisionReason): Moment {
  const before = moment.view.decision ?? decision(0);
  const next = { ...before, id: before.id + questions * GROUP, ...(reason ? { reason } : {}) };
  return { ...moment, view: { ...moment.view, decision: next } };
}

const MULLIGAN = momentIn("mulligan");
const DICE = pool("1MD", "2RD", "-");

function taught(...ids: ReadonlyArray<string>): Taught {
  return { ...NOTHING_TAUGHT, taught: ids };
}

test("a game begins with what it is about, and goes on to the question on demand", () => {
  const first = noticed(COURSE, NOTHING_TAUGHT, MULLIGAN, "drawn");
  expect(first.shown).toBe("aim");

  const second = taughtNext(COURSE, first, MULLIGAN, "drawn");
  expect(second.shown).toBe("mulligan");
  expect(second.taught).toEqual(["aim", "mulligan"]);
});

test("one lesson comes with each question, however much is new", () => {
  const first = noticed(COURSE, taught("aim", "turn"), DICE, "drawn");
  expect(first.shown).toBe("melee");
  expect(dueLessons(COURSE, first, DICE, "drawn").map(({ id }) => id)).toContain("ranged");

  expect(noticed(COURSE, first, DICE, "drawn")).toBe(first);
  expect(noticed(COURSE, first, later(DICE), "drawn").shown).toBe("ranged");
});

test("the stages of one question are one question", () => {
  const first = noticed(COURSE, NOTHING_TAUGHT, MULLIGAN, "drawn");
  const stage = { ...(MULLIGAN.view.decision ?? decision(0)), stage: 1 };
  const second = {
    ...MULLIGAN,
    view: { ...MULLIGAN.view, decision: { ...stage, id: stage.id + 1 } },
  };

  expect(noticed(COURSE, first, second, "drawn")).toBe(first);
});

test("nothing changes while nothing is asked", () => {
  const first = noticed(COURSE, NOTHING_TAUGHT, MULLIGAN, "drawn");

  expect(noticed(COURSE, first, WAITING, "drawn")).toBe(first);
});

test("a lesson is taught once", () => {
  const first = noticed(COURSE, taught("aim", "turn"), DICE, "drawn");
  const second = noticed(COURSE, first, later(DICE), "drawn");
  const third = noticed(COURSE, second, later(DICE, 2), "drawn");

  expect(third.taught).toEqual(["aim", "turn", "melee", "ranged", "blank"]);
});

test("what was closed stays closed until the next question", () => {
  const first = closed(noticed(COURSE, taught("aim", "turn"), DICE, "drawn"));

  expect(noticed(COURSE, first, DICE, "drawn").shown).toBe("");
  expect(noticed(COURSE, first, later(DICE), "drawn").shown).toBe("ranged");
});

test("a lesson goes when its moment is over and nothing is new", () => {
  const first = noticed(COURSE, taught("aim", "turn"), pool("1MD"), "drawn");
  const next = later(pool("1MD"), 1, "colour");

  expect(noticed(COURSE, first, next, "drawn").shown).toBe("");
});

test("what was taught can be called back, and nothing else", () => {
  const first = noticed(COURSE, NOTHING_TAUGHT, MULLIGAN, "drawn");

  expect(calledBack(closed(first), "aim").shown).toBe("aim");
  expect(calledBack(first, "odds")).toBe(first);
});

test("the key closes the lesson and brings back what fits the question", () => {
  const known = taught("aim", "mulligan", "may");
  expect(bestKnown(COURSE, known, momentIn("may"))?.id).toBe("may");
  expect(bestKnown(COURSE, known, WAITING)?.id).toBe("may");

  const open = toggled(COURSE, known, momentIn("may"));
  expect(open.shown).toBe("may");
  expect(toggled(COURSE, open, momentIn("may")).shown).toBe("");
  expect(toggled(COURSE, NOTHING_TAUGHT, WAITING).shown).toBe("");
});

test("off stays off, and on goes on where it was", () => {
  const off = switched(noticed(COURSE, NOTHING_TAUGHT, MULLIGAN, "drawn"), true);
  expect(noticed(COURSE, off, DICE, "drawn")).toBe(off);

  const on = noticed(COURSE, switched(off, false), MULLIGAN, "drawn");
  expect(on.taught).toEqual(["aim", "mulligan"]);
});

test("the end of the game is a question of its own", () => {
  const over = noticed(COURSE, taught("aim", "turn"), momentIn("over"), "drawn");

  expect(over.shown).toBe("over");
});

test("at the table in words nothing is taught that is only drawn", () => {
  const moment = { ...pool(), view: { ...pool().view, round: 2 } };
  const options = [{ kind: "activate" as const }];
  const acting = { ...moment, view: { ...moment.view, decision: decision(0, 0, { options }) } };

  expect(dueLessons(COURSE, NOTHING_TAUGHT, acting, "drawn").map(({ id }) => id)).toContain("odds");
  expect(dueLessons(COURSE, NOTHING_TAUGHT, acting, "words").map(({ id }) => id)).not.toContain(
    "odds",
  );
});

// --- what this browser remembers ---

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

/** The memory of a page that was just loaded. */
function loaded(): Promise<typeof import("@/core/lessons/memory")> {
  vi.resetModules();
  return import("@/core/lessons/memory");
}

test("a guided game is one after a reload, with what was taught and whether it is off", async () => {
  const before = await loaded();
  before.beginLessons("t1");
  before.keepTaught("t1", switched(taught("aim", "mulligan"), true));

  const after = await loaded();
  expect(after.taughtAt("t1")?.taught).toEqual(["aim", "mulligan"]);
  expect(after.taughtAt("t1")?.off).toBe(true);
  expect(after.taughtAt("t2")).toBeNull();
});

test("a rematch goes on with what was not taught, once", async () => {
  const memory = await loaded();
  memory.keepTaught("t1", { ...taught("aim"), shown: "aim", question: 7 });

  memory.carryOn("t1", "t2");
  expect(memory.taughtAt("t2")).toEqual({ ...taught("aim"), more: true });

  memory.keepTaught("t2", taught("aim", "turn"));
  memory.carryOn("t1", "t2");
  expect(memory.taughtAt("t2")?.taught).toEqual(["aim", "turn"]);
  memory.carryOn("t8", "t9");
  expect(memory.taughtAt("t9")).toBeNull();
});

test("the newest games are remembered, not all", async () => {
  const memory = await loaded();
  for (let number = 0; number < 20; number += 1) memory.beginLessons(`t${number}`);

  expect(memory.guidedTables()).toHaveLength(8);
  expect(memory.guidedTables()[0]).toBe("t19");
});

test.each([null, 3, "x", [3], [["t1", null]], [["t1", { taught: "aim" }]], [["t1"]]])(
  "what makes no sense is no lesson: %j",
  (found) => {
    expect(keptFrom(found)).toEqual([]);
  },
);

test("a first game teaches ten things at most, and all of them exist", () => {
  const known = COURSE.lessons.map(({ id }) => id);
  expect(FIRST.length).toBeLessThanOrEqual(10);
  expect(FIRST.filter((id) => !known.includes(id))).toEqual([]);
  const symbols = dueLessons(FIRST_COURSE, taught("aim", "turn"), DICE, "drawn").map(
    ({ id }) => id,
  );
  expect(symbols).not.toContain("melee");
});

test("whoever wants more is taught all of it, and so is a second game", () => {
  const more = wantingMore(taught("aim", "turn"));
  expect(dueLessons(FIRST_COURSE, more, DICE, "drawn").map(({ id }) => id)).toContain("melee");
  expect(noticed(FIRST_COURSE, more, DICE, "drawn").shown).not.toBe("");
});
