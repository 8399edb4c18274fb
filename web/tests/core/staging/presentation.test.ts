/** The queue between a store and what is drawn of it: order, landing, skipping, holding, catching up. */
import type { Line, Whole } from "@protocol";
import { beforeEach, expect, test } from "vitest";
import { type Act, actOf } from "@/core/staging/act";
import { LANDS_AT, MOST_WAITING, type Pace, Presentation } from "@/core/staging/presentation";
import { decisionIn } from "@/core/view/view";
import { FakeClock, lineOf } from "../../fakes/stage";
import { FakeStore } from "../../fakes/store";
import { stored } from "../../fakes/views";

const STAGING = 1_000;
const ROLL_MS = 600;
const BEFORE: Whole = { ...stored("action"), lines: [] };
const { view: ASKED, prompt: PROMPT } = BEFORE;
const WAITING = { ...ASKED, decision: null };

let clock: FakeClock;
let store: FakeStore;
let table: Presentation;
let pace: Pace;

beforeEach(() => {
  clock = new FakeClock();
  store = new FakeStore({ ...BEFORE, view: WAITING, prompt: null });
  pace = { staging: STAGING, speed: 1 };
  table = new Presentation(
    store,
    ({ lines }) => lines.flatMap(actsOfLine),
    () => pace,
    clock,
  );
  table.subscribe(() => undefined);
});

/** Lines of a made-up title: what they are called is what is shown of them. */
function actsOfLine({ event, text }: Line): ReadonlyArray<Act> {
  const shared = { seat: 1, title: text, steps: [text] };
  switch (event.kind) {
    case "plays":
      return [actOf({ ...shared, kind: "staged", deed: text, held: "card" })];
    case "goes_on":
      return [actOf({ ...shared, kind: "staged", deed: text.slice(0, 1), held: "card" })];
    case "rolls":
      return [actOf({ ...shared, kind: "roll", deed: text, dice: [1], ms: ROLL_MS })];
    case "flows":
      return [actOf({ ...shared, kind: "flow", deed: text, ms: 300 })];
    default:
      return [];
  }
}

let serial = 0;

/** The server says one thing more; with it a question, if that is wanted. */
function say(kind: string, text: string, isAsked = false): void {
  serial += 1;
  const { lines, version } = store.getSnapshot();
  store.change({
    version: version + 1,
    lines: [...lines, lineOf(serial, kind, text)],
    view: isAsked ? { ...ASKED } : { ...WAITING },
    prompt: isAsked ? PROMPT : null,
  });
}

function told(): string {
  return table
    .getSnapshot()
    .lines.map(({ text }) => text)
    .join(" ");
}

function onStage(): string {
  const stage = table.getStage();
  return stage === null ? "" : `${stage.act.title} ${stage.phase}`;
}

test("what nobody wants shown is on the table at once, as the store has it", () => {
  say("passes", "a");
  expect(table.getSnapshot()).toBe(store.getSnapshot());
});

test("an act is shown before it lands, and lands before anything is asked", () => {
  say("plays", "a", true);
  expect([onStage(), told()]).toEqual(["a shown", ""]);
  clock.pass(STAGING * LANDS_AT);
  expect([onStage(), told()]).toEqual(["a landed", "a"]);
  expect(decisionIn(table.getSnapshot().view)).toBeNull();
  expect(table.getSnapshot().prompt).toBeNull();
  clock.pass(STAGING * (1 - LANDS_AT));
  expect([onStage(), told()]).toEqual(["", "a"]);
  expect(table.getSnapshot()).toBe(store.getSnapshot());
  expect(decisionIn(table.getSnapshot().view)).not.toBeNull();
});

test("states are shown in their order, none before its turn, and the newest last", () => {
  say("plays", "a");
  say("passes", "b");
  say("plays", "c");
  say("passes", "d", true);
  const seen: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    const now = `${onStage()}: ${told()}`;
    if (seen.at(-1) !== now) seen.push(now);
    clock.pass(STAGING / 10);
  }
  expect(seen).toEqual([
    "a shown: ",
    "a landed: a",
    "c shown: a b",
    "c landed: a b c",
    ": a b c d",
  ]);
  expect(table.getSnapshot()).toBe(store.getSnapshot());
});

test("a roll falls on the new table, and its line waits until it lies", () => {
  const version = table.getSnapshot().version;
  say("rolls", "a", true);
  expect([onStage(), told()]).toEqual(["a shown", ""]);
  expect(table.getSnapshot().version).toBe(version + 1);
  clock.pass(ROLL_MS - 1);
  expect(told()).toBe("");
  clock.pass(1);
  expect([onStage(), told()]).toEqual(["", "a"]);
});

test("a flow keeps the numbers until it has arrived", () => {
  const version = table.getSnapshot().version;
  say("flows", "a");
  expect(table.getSnapshot().version).toBe(version);
  clock.pass(300);
  expect(table.getSnapshot().version).toBe(version + 1);
});

test("motion is as fast as it is set", () => {
  pace = { staging: STAGING, speed: 2 };
  say("rolls", "a");
  clock.pass(ROLL_MS / 2);
  expect(onStage()).toBe("");
});

test("skipping ends the deed with all of it that has come, and nothing of another", () => {
  say("plays", "a");
  say("goes_on", "a goes on");
  say("plays", "b");
  table.skip();
  expect([onStage(), told()]).toEqual(["b shown", "a a goes on"]);
  table.skip();
  expect([onStage(), told()]).toEqual(["", "a a goes on b"]);
});

test("a deed that goes on says what was done before", () => {
  say("plays", "a");
  clock.pass(STAGING);
  say("goes_on", "a goes on");
  expect(table.getStage()).toMatchObject({ goesOn: true, earlier: ["a"] });
  say("plays", "b");
  table.skip();
  expect(table.getStage()).toMatchObject({ goesOn: false, earlier: [] });
});

test("what is held stays until it is let go, and then has the time that was left", () => {
  say("plays", "a");
  clock.pass(100);
  table.hold();
  clock.pass(10 * STAGING);
  expect(onStage()).toBe("a shown");
  table.hold();
  clock.pass(STAGING * LANDS_AT - 101);
  expect(onStage()).toBe("a shown");
  clock.pass(1);
  expect(onStage()).toBe("a landed");
});

test("what is held can be skipped", () => {
  say("plays", "a");
  table.hold();
  table.skip();
  expect([onStage(), told()]).toEqual(["", "a"]);
});

test("nobody answers what they have not been shown: it is skipped instead", async () => {
  say("plays", "a", true);
  expect(await table.answer(0)).toMatchObject({ done: false });
  expect(store.done).toEqual([]);
  expect(onStage()).toBe("");
  await table.answer(0);
  expect(store.done).toEqual(["answer 0"]);
});

test("whoever is too far behind is shown the newest, and told how much was not shown", () => {
  for (let count = 0; count <= MOST_WAITING + 1; count += 1) say("plays", `a${count}`);
  expect(onStage()).toBe("");
  expect(table.getSnapshot()).toBe(store.getSnapshot());
  expect(table.getMissed()).toBe(MOST_WAITING + 2);
  table.noteMissed();
  expect(table.getMissed()).toBe(0);
});

test("nothing is staged for somebody who does not look, and all of it is told", () => {
  clock.hidden = true;
  say("plays", "a");
  say("plays", "b", true);
  expect([onStage(), told(), table.getMissed()]).toEqual(["", "a b", 2]);
  expect(table.getSnapshot()).toBe(store.getSnapshot());
});

test("who looks away while something is shown finds the table as it is", () => {
  say("plays", "a");
  say("plays", "b");
  table.lookAway();
  expect([onStage(), told(), table.getMissed()]).toEqual(["", "a b", 2]);
});

test("a return to an earlier state is shown at once, whatever waits", () => {
  say("passes", "a");
  say("plays", "b");
  const { lines, version } = store.getSnapshot();
  store.change({ lines: lines.slice(0, 1), version: version + 1 });
  expect([onStage(), told()]).toEqual(["", "a"]);
  expect(table.getSnapshot()).toBe(store.getSnapshot());
});

test("what others do is not waited for where that is switched off", () => {
  pace = { staging: 0, speed: 1 };
  say("plays", "a", true);
  expect(table.getSnapshot()).toBe(store.getSnapshot());
});

test("without motion rolls are there at once, and what others do is still shown", () => {
  pace = { staging: STAGING, speed: 0 };
  say("rolls", "a");
  expect(table.getSnapshot()).toBe(store.getSnapshot());
  say("plays", "b");
  expect(onStage()).toBe("b shown");
});

test("clocks, talk and connection are never kept waiting", () => {
  say("plays", "a");
  const said = { type: "said", at: 1, name: "Bob", text: "hello" } as const;
  store.change({ said: [said] as never });
  expect(table.getSnapshot().said).toEqual([said]);
  expect(told()).toBe("");
});

test("whoever leaves and comes back sees the newest", () => {
  const other = new Presentation(
    store,
    ({ lines }) => lines.flatMap(actsOfLine),
    () => pace,
    clock,
  );
  const leave = other.subscribe(() => undefined);
  say("plays", "a");
  leave();
  other.subscribe(() => undefined);
  expect(other.getStage()).toBeNull();
  expect(other.getSnapshot()).toBe(store.getSnapshot());
});
