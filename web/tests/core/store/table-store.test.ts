// @vitest-environment node
import { type Message, PROTOCOL } from "@protocol";
import type { Board } from "@protocol/destiny";
import { beforeEach, describe, expect, test } from "vitest";
import { LiveTableStore, TOLD_AFTER } from "@/core/store/table-store";
import { boardOf } from "@/core/view/view";
import { decision, line, news, PRESENCE, pong, sent, WELCOME, whole } from "../../fakes/messages";
import { FakeWorld } from "../../fakes/world";

let world: FakeWorld;
let store: LiveTableStore;

const ASKED = whole(3, {
  view: sent({ decision: decision(70) }),
  prompt: { text: "What do you do?", options: ["Pass.", "Claim."] },
  lines: [line(1), line(2)],
});

/** A connection is made, and the table shown or not. */
function arrive(shown = true): void {
  world.line.open();
  world.line.say(WELCOME);
  if (shown) world.line.say(ASKED);
  world.line.say(PRESENCE, pong(store.getSnapshot().version));
}

/** The round that the view tells, deep in the title's board. */
function roundNow(): number | undefined {
  const { view } = store.getSnapshot();
  return view === null ? undefined : boardOf<Board>(view).round;
}

/** The connection breaks, and another one is opened in time. */
function breakAndReturn(): void {
  world.line.die();
  world.pass(1_000);
}

beforeEach(() => {
  world = new FakeWorld();
  store = new LiveTableStore({ table: "t1", watch: false }, world);
  store.start();
});

const TRACE: unknown = expect.stringMatching(/^00-/);

describe("hearing", () => {
  test("the hello says which table, and what we have", () => {
    arrive();
    expect(world.line.hellos).toEqual([
      {
        type: "hello",
        table: "t1",
        have: -1,
        branch: "",
        watch: false,
        foresight: true,
        protocol: PROTOCOL,
        orders: {},
      },
    ]);
    breakAndReturn();
    world.line.open();
    expect(world.line.hellos[0]?.have).toBe(3);
  });

  test("what comes of options is taken for the question that stands, and for no other", () => {
    arrive();
    world.line.say({ type: "foretold", version: 2, outcomes: ["Old", ""] });
    expect(store.getSnapshot().prompt).toEqual(ASKED.prompt);
    expect(store.getSnapshot().foretold).toBe(-1);

    world.line.say({ type: "foretold", version: 3, outcomes: ["", "Ends the round"] });
    const { prompt, foretold } = store.getSnapshot();
    expect(prompt?.options).toEqual(ASKED.prompt?.options);
    expect(prompt?.outcomes).toEqual(["", "Ends the round"]);
    expect(prompt?.ruins).toEqual([]);
    expect(foretold).toBe(3);
  });

  test("what was said earlier comes first, and what was heard meanwhile stands once", () => {
    arrive();
    const said = (at: number) => ({ type: "said" as const, name: "Ann", text: `Line ${at}`, at });
    world.line.say(said(2));
    store.recall([said(1), said(2)]);
    expect(store.getSnapshot().said.map(({ at }) => at)).toEqual([1, 2]);
  });

  test("a view is patched by news, and listeners hear of it", () => {
    arrive();
    let calls = 0;
    const stop = store.subscribe(() => {
      calls += 1;
    });
    world.line.say(news(3, { delta: { put: [[["board", "round"], 2]] }, lines: [line(3)] }));
    expect(roundNow()).toBe(2);
    expect(store.getSnapshot().lines.map((one) => one.event.serial)).toEqual([1, 2, 3]);
    expect(calls).toBeGreaterThan(0);
    stop();
    const before = calls;
    world.line.say(PRESENCE);
    expect(calls).toBe(before);
  });

  test("news that do not fit are not believed: the whole is asked for", () => {
    arrive();
    world.line.say(news(3, { delta: { put: [[["nowhere", "at", "all"], 2]] } }));
    expect(world.line.sent.map((message) => message.type)).toContain("refresh");
    expect(store.getSnapshot().view).toBe(ASKED.view);
    world.line.say(whole(4, { view: sent({ round: 5 }) }));
    expect(roundNow()).toBe(5);
  });

  test("a table that comes back is kept while it is away", () => {
    arrive();
    breakAndReturn();
    expect(store.getSnapshot()).toMatchObject({ version: 3, view: ASKED.view });
    expect(store.getSnapshot().connection.status).toBe("connecting");
  });

  test("after an undo the log ends earlier, and its beginning stands", () => {
    arrive();
    world.line.say(news(3, { lines: [line(3), line(4)] }), whole(5, { lines: [line(2), line(3)] }));
    expect(store.getSnapshot().lines.map((one) => one.event.serial)).toEqual([1, 2, 3]);
  });

  test("a log that was another one is not continued", () => {
    arrive();
    world.line.say(whole(5, { lines: [line(2, "something else"), line(3)] }));
    expect(store.getSnapshot().lines.map((one) => one.event.serial)).toEqual([2, 3]);
  });

  test("a log with a hole is not shown: it begins behind it", () => {
    arrive();
    world.line.say(whole(90, { lines: [line(200), line(201)] }));
    expect(store.getSnapshot().lines.map((one) => one.event.serial)).toEqual([200, 201]);
  });

  test("clocks know when they were heard", () => {
    arrive();
    world.pass(500);
    world.line.say({ type: "clock", clock: { left: [1, 2], running: [0] }, at: 9 });
    expect(store.getSnapshot().clocks?.receivedAt).toBe(world.now());
  });

  test("offers are open until they are closed, and told again after a break", () => {
    arrive();
    world.line.say({ type: "offered", what: "draw", seat: 1 });
    expect(store.getSnapshot().offers).toHaveLength(1);
    world.line.say({ type: "offered", what: "draw", seat: 1, closed: "lapsed" });
    expect(store.getSnapshot().offers).toHaveLength(0);
    expect(store.getSnapshot().settled?.closed).toBe("lapsed");
    world.line.say({ type: "offered", what: "undo", seat: 1 });
    breakAndReturn();
    arrive(false);
    expect(store.getSnapshot().offers).toHaveLength(0);
  });

  test("an order stands until it is lifted, whatever is asked, and is told again after a break", () => {
    arrive();
    const order = { modes: { draw: "ask" as const } };
    world.line.say({ type: "ordered", order });
    world.line.say(ASKED);
    expect(store.getSnapshot().order).toEqual(order);
    world.line.say({ type: "ordered" });
    expect(store.getSnapshot().order).toBeNull();
    world.line.say({ type: "ordered", order }, { type: "passing", decision: 70, occasions: [] });
    breakAndReturn();
    arrive(false);
    expect(store.getSnapshot()).toMatchObject({ order: null, passing: null });
  });

  test("a halted table goes on with the next version, not with the same one", () => {
    arrive();
    world.line.say({ type: "frozen", message: "Waits.", advice: "" }, ASKED);
    expect(store.getSnapshot().halted).not.toBeNull();
    world.line.say(whole(4));
    expect(store.getSnapshot().halted).toBeNull();
  });
});

describe("answering", () => {
  test("is marked at once, and unmarked when the view has it", async () => {
    arrive();
    const outcome = store.answer(1);
    expect(store.getSnapshot().pending).toMatchObject({ choice: 1, decision: 70, stage: "sent" });
    expect(world.line.letters()).toEqual([
      { type: "answer", version: 3, decision: 70, choice: 1, ref: 1, trace: TRACE },
    ]);
    world.line.say({ type: "accepted", ref: 1, version: 4 });
    expect(store.getSnapshot().pending?.stage).toBe("stored");
    world.line.say(news(3));
    expect(store.getSnapshot().pending).toBeNull();
    expect(await outcome).toMatchObject({ done: true });
  });

  test("is unmarked with the reason when it is refused", async () => {
    arrive();
    const outcome = store.answer(1);
    world.line.say({ type: "refused", ref: 1, code: "illegal", message: "No.", version: 3 });
    expect(store.getSnapshot()).toMatchObject({
      pending: null,
      refusal: { of: "answer", code: "illegal", message: "No." },
    });
    expect(await outcome).toMatchObject({ done: false, refusal: { code: "illegal" } });
    store.dismissRefusal();
    expect(store.getSnapshot().refusal).toBeNull();
  });

  test("twice is once", () => {
    arrive();
    void store.answer(1);
    void store.answer(0);
    expect(world.line.letters()).toHaveLength(1);
    expect(store.getSnapshot().refusal).toBeNull();
    world.pass(TOLD_AFTER);
    void store.answer(0);
    expect(world.line.letters()).toHaveLength(1);
    expect(store.getSnapshot().refusal?.code).toBe("on_its_way");
  });

  test("is told with what came of it, where that comes soon", () => {
    arrive();
    let told = 0;
    store.subscribe(() => {
      told += 1;
    });
    void store.answer(1);
    world.line.say({ type: "accepted", ref: 1, version: 4 });
    expect(told).toBe(0);
    world.line.say(news(3));
    expect(told).toBe(1);
    world.pass(TOLD_AFTER);
    expect(told).toBe(1);
  });

  test("is told as being on its way, where nothing comes", () => {
    arrive();
    let told = 0;
    store.subscribe(() => {
      told += 1;
    });
    void store.answer(1);
    world.pass(TOLD_AFTER);
    expect(told).toBe(1);
    expect(store.getSnapshot().pending?.stage).toBe("sent");
  });

  test("when nothing is asked sends nothing", async () => {
    world.line.open();
    world.line.say(WELCOME, whole(3), pong(3));
    expect(await store.answer(0)).toMatchObject({ done: false, refusal: { code: "not_asked" } });
    expect(world.line.letters()).toEqual([]);
  });

  test("and stepping back is the answer minus one", () => {
    arrive();
    void store.back();
    expect(world.line.letters()).toMatchObject([{ type: "answer", choice: -1 }]);
  });
});

describe("an answer in doubt", () => {
  test("is sent again when the table is where it was", () => {
    arrive();
    void store.answer(1);
    breakAndReturn();
    expect(store.getSnapshot().pending?.stage).toBe("doubtful");
    arrive(false);
    expect(world.line.letters()).toMatchObject([{ type: "answer", version: 3, choice: 1 }]);
    expect(store.getSnapshot().pending?.stage).toBe("sent");
  });

  test("is sent again although it was said meanwhile what comes of the options", () => {
    arrive();
    void store.answer(1);
    world.line.say({ type: "foretold", version: 3, outcomes: ["", "Ends the round"] });
    breakAndReturn();
    arrive(false);
    expect(world.line.letters()).toMatchObject([{ type: "answer", version: 3, choice: 1 }]);
  });

  test("is not sent again before it is known where the table is", () => {
    arrive();
    void store.answer(1);
    breakAndReturn();
    world.line.open();
    world.line.say(WELCOME);
    expect(world.line.letters()).toEqual([]);
  });

  test("is forgotten when the table has moved on", async () => {
    arrive();
    const outcome = store.answer(1);
    breakAndReturn();
    world.line.open();
    world.line.say(WELCOME, whole(4, { view: sent({ decision: decision(80) }) }), pong(4));
    expect(world.line.letters()).toEqual([]);
    expect(store.getSnapshot()).toMatchObject({ pending: null, refusal: null });
    expect(await outcome).toMatchObject({ done: false, refusal: { code: "moved_on" } });
  });

  test("is not sent again to another question with the same numbers", () => {
    arrive();
    void store.answer(1);
    breakAndReturn();
    world.line.open();
    const other = whole(3, { view: sent({ decision: decision(70, 5) }), prompt: ASKED.prompt });
    world.line.say({ ...WELCOME, branch: "b2" }, other, pong(3));
    expect(world.line.letters()).toEqual([]);
    expect(store.getSnapshot().pending).toBeNull();
  });

  test("is not sent again to the same question of another version", () => {
    arrive();
    void store.answer(1);
    breakAndReturn();
    world.line.open();
    world.line.say(WELCOME, { ...ASKED, version: 4 }, pong(4));
    expect(world.line.letters()).toEqual([]);
    expect(store.getSnapshot().pending).toBeNull();
  });

  test("is sent again to the same question of another home", () => {
    arrive();
    void store.answer(1);
    breakAndReturn();
    world.line.open();
    world.line.say({ ...WELCOME, branch: "b2" }, structuredClone(ASKED), pong(3));
    expect(world.line.letters()).toMatchObject([{ type: "answer", version: 3, choice: 1 }]);
  });

  test("that was stored waits for the view", () => {
    arrive();
    void store.answer(1);
    world.line.say({ type: "accepted", ref: 1, version: 4 });
    breakAndReturn();
    expect(store.getSnapshot().pending?.stage).toBe("stored");
    world.line.open();
    world.line.say(WELCOME, whole(4), pong(4));
    expect(store.getSnapshot().pending).toBeNull();
  });

  test("may be given while there is no connection", () => {
    arrive();
    world.line.die();
    void store.answer(0);
    expect(store.getSnapshot().pending?.stage).toBe("doubtful");
    world.pass(1_000);
    arrive(false);
    expect(world.line.letters()).toMatchObject([{ type: "answer", choice: 0 }]);
  });

  test("is given up when the table is closed for good", async () => {
    arrive();
    const outcome = store.answer(1);
    world.line.say({ type: "closing", code: "unplayable", message: "Another release." });
    expect(store.getSnapshot()).toMatchObject({
      pending: null,
      connection: { status: "closed", notice: { code: "unplayable" } },
    });
    expect(await outcome).toMatchObject({ done: false, refusal: { code: "lost" } });
  });
});

describe("everything else", () => {
  test.each<{ act: (one: LiveTableStore) => Promise<unknown>; letter: Message }>([
    { act: (one) => one.concede(), letter: { type: "concede", ref: 1 } },
    { act: (one) => one.offerDraw(), letter: { type: "offer_draw", ref: 1 } },
    { act: (one) => one.answerDraw(true), letter: { type: "answer_draw", accept: true, ref: 1 } },
    { act: (one) => one.askUndo(), letter: { type: "ask_undo", version: 3, ref: 1 } },
    {
      act: (one) => one.answerUndo(false, true),
      letter: { type: "answer_undo", accept: false, always: true, ref: 1 },
    },
    { act: (one) => one.say("Hello"), letter: { type: "say", text: "Hello", ref: 1 } },
    { act: (one) => one.reportBug("Odd."), letter: { type: "bug", note: "Odd.", ref: 1 } },
  ])("$letter.type is sent and acknowledged", async ({ act, letter }) => {
    arrive();
    const outcome = act(store);
    expect(world.line.letters()).toEqual([{ ...letter, trace: TRACE }]);
    world.line.say({ type: "accepted", ref: 1, version: 3 });
    expect(await outcome).toMatchObject({ done: true });
  });

  test("without a connection nothing is promised", async () => {
    expect(await store.concede()).toMatchObject({ done: false, refusal: { code: "offline" } });
  });

  test("what was on its way when the connection broke is said to be", async () => {
    arrive();
    const outcome = store.say("Hello");
    world.line.die();
    expect(await outcome).toMatchObject({ done: false, refusal: { code: "lost", of: "say" } });
    expect(store.getSnapshot().refusal?.code).toBe("lost");
  });

  test("questions are replied to, and refused beside them", async () => {
    arrive();
    const first = store.ask({ type: "why", line: 2 });
    const second = store.ask({ type: "explain", question: "claim" });
    world.line.say(
      { type: "refused", ref: 2, code: "no_answer", message: "Nobody knows." },
      { type: "explained", ref: 1, lines: ["Because."] },
    );
    expect(await first).toMatchObject({ done: true, reply: { lines: ["Because."] } });
    expect(await second).toMatchObject({ done: false, refusal: { code: "no_answer" } });
    expect(store.getSnapshot()).toMatchObject({
      refusal: null,
      asked: [{ reply: { lines: ["Because."] } }, { refusal: { message: "Nobody knows." } }],
    });
  });

  test("what an old connection still says is not heard", () => {
    arrive();
    const old = world.line;
    breakAndReturn();
    arrive(false);
    old.say(whole(99));
    old.die();
    expect(store.getSnapshot()).toMatchObject({ version: 3, connection: { status: "open" } });
  });

  test("who wakes up looks at once", () => {
    arrive();
    world.line.die();
    world.wake();
    expect(world.opened).toHaveLength(2);
  });

  test("who has left hears nothing and opens nothing", () => {
    arrive();
    store.leave();
    world.pass(100_000);
    world.wake();
    expect(world.opened).toHaveLength(1);
    expect(world.line.isClosed).toBe(true);
    expect(world.sleepers).toBe(0);
  });
});
