// @vitest-environment node
import type { Reply } from "@protocol";
import { describe, expect, test } from "vitest";
import {
  IDLE,
  type LinkAction,
  type LinkEvent,
  type LinkState,
  MOST_REDIRECTS,
  PATIENCE,
  retryAfter,
  SOCKET_TRIES,
  step,
  wakeAt,
} from "@/core/net/link-machine";
import { news, pong, WELCOME, whole } from "../../fakes/messages";

const HALF = 0.5;
const START = 1_000_000;

/** Let events happen, each some milliseconds after the one before. */
function run(
  state: LinkState,
  events: ReadonlyArray<LinkEvent | Reply | number>,
  from = START,
): { state: LinkState; actions: LinkAction[]; now: number } {
  const actions: LinkAction[] = [];
  let now = from;
  let current = state;
  for (const event of events) {
    if (typeof event === "number") {
      now += event;
      continue;
    }
    const happened: LinkEvent = "kind" in event ? event : { kind: "received", message: event };
    const stepped = step(current, happened, now, HALF);
    current = stepped.state;
    actions.push(...stepped.actions);
  }
  return { state: current, actions, now };
}

const START_EVENT: LinkEvent = { kind: "start" };
const OPENED: LinkEvent = { kind: "opened" };
const LOST: LinkEvent = { kind: "lost" };
const TIME: LinkEvent = { kind: "time" };
const closing = (code: string, again?: number): Reply => ({
  type: "closing",
  code,
  message: "Why.",
  ...(again === undefined ? {} : { again }),
});

const GREETED = run(IDLE, [START_EVENT, OPENED]).state;
const OPEN = run(GREETED, [WELCOME, whole(3), pong(3)]).state;
const done = (actions: ReadonlyArray<LinkAction>): string[] => actions.map((one) => one.do);

describe("coming", () => {
  test("a socket is opened, then greeted with what we have", () => {
    const { actions, state } = run(IDLE, [START_EVENT, OPENED]);
    expect(actions).toEqual([
      { do: "open", by: "socket", home: "" },
      { do: "greet", have: -1, branch: "" },
    ]);
    expect(state.phase).toBe("greeting");
  });

  test("after the welcome a ping makes sure that everything has come", () => {
    const { actions, state } = run(GREETED, [WELCOME, whole(3), pong(3)]);
    expect(done(actions)).toEqual(["deliver", "send", "deliver", "synced"]);
    expect(state).toMatchObject({ phase: "open", have: 3, synced: true });
  });

  test("who has the newest version is sent no whole, and is in step all the same", () => {
    const back = run(OPEN, [LOST, 10_000, TIME, OPENED]);
    expect(back.actions.at(-1)).toEqual({ do: "greet", have: 3, branch: "b1" });
    const { actions } = run(back.state, [WELCOME, pong(3)]);
    expect(done(actions)).toEqual(["deliver", "send", "synced"]);
  });

  test("a version of another branch counts for nothing", () => {
    const back = run(OPEN, [LOST, 10_000, TIME, OPENED, { ...WELCOME, branch: "b2" }]);
    expect(back.state).toMatchObject({ have: -1, branch: "b2" });
    const { actions, state } = run(back.state, [whole(3), pong(3)]);
    expect(done(actions)).toEqual(["deliver", "synced"]);
    expect(state).toMatchObject({ have: 3, branch: "b2" });
  });

  test("in step is said once for each welcome", () => {
    expect(done(run(OPEN, [pong(3)]).actions)).toEqual([]);
  });
});

describe("keeping in step", () => {
  test("news of the version we have are delivered", () => {
    const { actions, state } = run(OPEN, [news(3), news(4)]);
    expect(done(actions)).toEqual(["deliver", "deliver"]);
    expect(state.have).toBe(5);
  });

  test("news after a gap are not delivered, and the whole is asked for once", () => {
    const { actions, state } = run(OPEN, [news(5), news(6)]);
    expect(actions).toEqual([
      { do: "send", message: { type: "refresh", ref: 0 } },
      { do: "send", message: { type: "ping", ref: 0 } },
    ]);
    expect(state.refreshing).toBe(true);
    const after = run(state, [whole(7), news(7)]);
    expect(done(after.actions)).toEqual(["deliver", "deliver"]);
    expect(after.state).toMatchObject({ have: 8, refreshing: false });
  });

  test("a pong with another version means that something was missed", () => {
    expect(run(OPEN, [pong(4)]).state.refreshing).toBe(true);
  });

  test("who watches with a delay is told no version, and asks nothing", () => {
    expect(run(OPEN, [pong(-1)]).actions).toEqual([]);
  });

  test("old news are dropped without asking", () => {
    expect(run(OPEN, [news(1)]).actions).toEqual([]);
  });

  test("a whole that does not come is a lost connection, whatever else comes", () => {
    const asked = run(OPEN, [{ kind: "missed" }]);
    const busy = run(asked.state, [PATIENCE.pong - 1, { type: "presence", present: [] }]);
    const { state } = run(busy.state, [1, TIME], busy.now);
    expect(state).toMatchObject({ phase: "waiting", have: -1 });
  });
});

describe("silence", () => {
  test("is broken by a ping, and a pong is a sign of life", () => {
    const quiet = run(OPEN, [PATIENCE.quiet, TIME]);
    expect(quiet.actions).toEqual([{ do: "send", message: { type: "ping", ref: 0 } }]);
    const { state } = run(quiet.state, [pong(3)], quiet.now);
    expect(state).toMatchObject({ pinged: false, deadline: quiet.now + PATIENCE.quiet });
  });

  test("after a ping is a lost connection", () => {
    const { actions, state } = run(OPEN, [PATIENCE.quiet, TIME, PATIENCE.pong, TIME]);
    expect(done(actions)).toEqual(["send", "close", "doubt"]);
    expect(state.phase).toBe("waiting");
  });

  test("of a server that never welcomes is one, too", () => {
    expect(run(GREETED, [PATIENCE.greeting, TIME]).state.phase).toBe("waiting");
  });

  test("before its time changes nothing", () => {
    expect(run(OPEN, [PATIENCE.quiet - 1, TIME])).toMatchObject({ state: OPEN, actions: [] });
  });
});

describe("coming back", () => {
  test("takes longer from time to time, up to a limit, and is spread by chance", () => {
    expect([1, 2, 3, 4].map((failures) => retryAfter(failures, 1))).toEqual([250, 500, 1000, 2000]);
    expect(retryAfter(30, 1)).toBe(PATIENCE.longestRetry);
    expect(retryAfter(3, 0)).toBe(500);
  });

  test("begins anew after a connection that lasted", () => {
    const tired = { ...OPEN, failures: 6 };
    expect(run(tired, [PATIENCE.steady, LOST]).state.failures).toBe(1);
    expect(run(tired, [PATIENCE.steady - 1, LOST]).state.failures).toBe(7);
  });

  test("waits as long as the server asks, and a little more", () => {
    const { state } = run(OPEN, [closing("unavailable", 4_000)]);
    expect(state).toMatchObject({
      phase: "waiting",
      deadline: START + 4_500,
      notice: { code: "unavailable", message: "Why." },
    });
    expect(run(state, [4_500, TIME]).actions).toEqual([{ do: "open", by: "socket", home: "" }]);
  });

  test("happens soon when the table has moved", () => {
    expect(run(OPEN, [closing("moved")]).state.deadline).toBeLessThan(START + 300);
  });

  test.each(["not_signed_in", "missing", "unplayable", "no_watchers", "protocol"])(
    "does not happen after %s",
    (code) => {
      const { actions, state } = run(GREETED, [closing(code), 100_000, TIME, { kind: "hurry" }]);
      expect(state).toMatchObject({ phase: "closed", notice: { code } });
      expect(done(actions)).toEqual(["close", "doubt"]);
      expect(wakeAt(state)).toBe(0);
    },
  );

  test("happens at once for who is in a hurry", () => {
    const waiting = run(OPEN, [LOST]).state;
    expect(done(run(waiting, [{ kind: "hurry" }]).actions)).toEqual(["open"]);
  });

  test("forgets why it was sent away once it is welcome", () => {
    const { state } = run(OPEN, [closing("failed", 10), 20, TIME, OPENED, WELCOME]);
    expect(state.notice).toBeNull();
  });
});

describe("being sent elsewhere", () => {
  const there: Reply = { type: "elsewhere", url: "wss://play.example/p2" };

  test("leads there at once", () => {
    const { actions } = run(GREETED, [there]);
    expect(actions.at(-1)).toEqual({ do: "open", by: "socket", home: "wss://play.example/p2" });
  });

  test("in circles ends in waiting, and begins at home", () => {
    const circles = Array.from({ length: MOST_REDIRECTS + 1 }, () => [there, OPENED]).flat();
    const { state } = run(GREETED, circles);
    expect(state).toMatchObject({ phase: "waiting", home: "" });
  });

  test("to what is no socket is not followed", () => {
    expect(run(GREETED, [{ type: "elsewhere", url: "javascript:1" }]).state.phase).toBe("waiting");
  });

  test("holds only until that home is lost", () => {
    const { state } = run(GREETED, [there, OPENED, WELCOME, whole(1), LOST]);
    expect(state.home).toBe("");
  });
});

describe("polling", () => {
  const failOnce: ReadonlyArray<LinkEvent | number> = [LOST, 60_000, TIME];

  function afterFailures(times: number): { state: LinkState; now: number } {
    const events = Array.from({ length: times }, () => failOnce).flat();
    return run(IDLE, [START_EVENT, ...events]);
  }

  test("is tried when sockets fail repeatedly", () => {
    expect(afterFailures(SOCKET_TRIES - 1).state.by).toBe("socket");
    expect(afterFailures(SOCKET_TRIES).state.by).toBe("poll");
  });

  test("and sockets take turns while nothing works", () => {
    const ways = [3, 4, 5, 6].map((times) => afterFailures(times).state.by);
    expect(ways).toEqual(["poll", "socket", "poll", "socket"]);
  });

  test("is tried when sockets are cut short, welcome or not", () => {
    const cut = [OPENED, WELCOME, whole(1), ...failOnce];
    const { state } = run(IDLE, [START_EVENT, ...cut, ...cut, ...cut]);
    expect(state.by).toBe("poll");
  });

  test("is no answer to a server that says why it closes", () => {
    const closed = [OPENED, closing("not_started", 10), 1_000, TIME] as const;
    const { state } = run(IDLE, [START_EVENT, ...closed, ...closed, ...closed, ...closed]);
    expect(state.by).toBe("socket");
  });

  const failed = afterFailures(SOCKET_TRIES);
  const polling = run(failed.state, [OPENED, WELCOME, whole(1), pong(1)], failed.now);

  test("gives way to a socket after a while, when nothing is asked", () => {
    const asking = run(
      polling.state,
      [
        { kind: "send", message: { type: "concede", ref: 7 } },
        PATIENCE.firstUpgrade - 1,
        pong(1),
        1,
      ],
      polling.now,
    );
    expect(step(asking.state, TIME, asking.now, HALF).actions).toEqual([]);
    const free = run(asking.state, [{ type: "accepted", ref: 7, version: 1 }, TIME], asking.now);
    expect(free.actions.slice(-2)).toEqual([
      { do: "close" },
      { do: "open", by: "socket", home: "" },
    ]);
  });

  test("gives way soon where a socket has worked before", () => {
    const again = Array.from({ length: SOCKET_TRIES }, () => failOnce).flat();
    const away = run(OPEN, [PATIENCE.steady, ...failOnce, ...again]);
    expect(away.state.by).toBe("poll");
    const back = run(away.state, [OPENED, WELCOME, pong(3), PATIENCE.soonUpgrade, TIME], away.now);
    expect(back.actions.at(-1)).toEqual({ do: "open", by: "socket", home: "" });
  });

  test("goes on if that socket fails, and the next try is later", () => {
    const tried = run(polling.state, [PATIENCE.firstUpgrade, TIME, LOST], polling.now);
    expect(tried.state).toMatchObject({
      by: "poll",
      have: 1,
      upgradeAfter: 2 * PATIENCE.firstUpgrade,
    });
  });
});

test("nothing is sent without a welcome", () => {
  const message = { type: "concede", ref: 1 } as const;
  expect(run(GREETED, [{ kind: "send", message }]).actions).toEqual([]);
});

test("whoever leaves is gone", () => {
  const left = run(OPEN, [{ kind: "leave" }]);
  expect(left.actions).toEqual([{ do: "close" }]);
  expect(run(left.state, [LOST, 60_000, TIME, OPENED]).actions).toEqual([]);
});
