/** One connection for all news: opened when somebody wants them, and again when it breaks. */
import type { NewsHello, NewsMessage, NewsReply } from "@protocol";
import { beforeEach, expect, test } from "vitest";
import type { Session } from "@/core/net/session";
import {
  NEWS_PATIENCE,
  type NewsHearer,
  type NewsWorld,
  SOCKET_TRIES,
} from "@/core/news/news-link";
import { NewsStore } from "@/core/news/news-store";
import { keyOf } from "@/core/news/topics";

const CHAT = keyOf("chat");
const PEOPLE = keyOf("people");

class FakeWorld implements NewsWorld {
  time = 0;
  sockets: FakeSocket[] = [];
  asked: NewsHello[] = [];
  answers: NewsReply[] = [];
  private timers: Array<{ readonly at: number; readonly call: () => void }> = [];
  private awake: () => void = () => {};

  now = (): number => this.time;
  chance = (): number => 0.5;
  after = (milliseconds: number, call: () => void): (() => void) => {
    const timer = { at: this.time + milliseconds, call };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((one) => one !== timer);
    };
  };
  onAwake = (call: () => void): (() => void) => {
    this.awake = call;
    return () => {
      this.awake = () => {};
    };
  };
  open = (hearer: NewsHearer): FakeSocket => {
    const socket = new FakeSocket(hearer);
    this.sockets.push(socket);
    return socket;
  };
  ask = (hello: NewsHello): Promise<ReadonlyArray<NewsReply>> => {
    this.asked.push(hello);
    return Promise.resolve(this.answers);
  };

  wake(): void {
    this.awake();
  }

  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const due = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.timers = this.timers.filter((one) => one !== due);
      this.time = due.at;
      due.call();
    }
    this.time = end;
  }

  last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error("There is no socket.");
    return socket;
  }
}

class FakeSocket {
  sent: Array<NewsHello | NewsMessage> = [];
  isClosed = false;
  constructor(readonly hearer: NewsHearer) {}

  send(message: NewsHello | NewsMessage): void {
    this.sent.push(message);
  }

  close(): void {
    this.isClosed = true;
  }
}

let world: FakeWorld;
let session: Session;
let changeSession: () => void;
let store: NewsStore;

const person = (id: string): Session => {
  const me = { person: { id, name: id, role: "player", created: 0 }, muted_until: 0, settings: {} };
  return { kind: "person", me };
};
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

beforeEach(() => {
  world = new FakeWorld();
  session = person("han");
  store = new NewsStore(world, {
    current: () => session,
    watch: (listener) => {
      changeSession = listener;
      return () => {};
    },
  });
});

function line(id: number, since: string, mark: string): NewsReply {
  const row = { id, place: "lobby", author: "l", name: "L", text: `${id}`, at: 0, word: "" };
  return { type: "told", parts: [{ topic: "chat", since, mark, rows: [row], gone: [], total: 1 }] };
}

function lines(): string[] {
  const known = store.of(CHAT);
  return known?.topic === "chat" ? known.rows.map(({ text }) => text) : [];
}

async function connected(...keys: string[]): Promise<() => void> {
  const releases = keys.map((key) => store.want(key));
  await settled();
  world.last().hearer.opened();
  return () => {
    for (const release of releases) release();
  };
}

test("everything that is wanted together is one connection and one greeting", async () => {
  await connected(CHAT, PEOPLE);
  expect(world.sockets).toHaveLength(1);
  const topics = [
    { topic: "chat", title: "", have: "" },
    { topic: "people", title: "", have: "" },
  ];
  expect(world.last().sent).toEqual([expect.objectContaining({ type: "hello", topics })]);
});

test("nobody who is not signed in is connected, and whoever signs in is", async () => {
  session = { kind: "nobody" };
  store.want(CHAT);
  await settled();
  expect(world.sockets).toHaveLength(0);
  session = person("han");
  changeSession();
  await settled();
  expect(world.sockets).toHaveLength(1);
  world.last().hearer.opened();
  world.last().hearer.received(line(1, "", "a.1"));
  expect(lines()).toEqual(["1"]);
  session = person("leia");
  changeSession();
  await settled();
  expect(lines()).toEqual([]);
  expect(world.sockets.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});

test("what is wanted later is listened to, and what is wanted no more is forgotten", async () => {
  const release = await connected(CHAT);
  world.last().hearer.received(line(1, "", "a.1"));
  store.want(PEOPLE);
  release();
  await settled();
  expect(world.last().sent.at(-1)).toEqual({
    type: "listen",
    topics: [{ topic: "people", title: "", have: "" }],
  });
  expect(store.of(CHAT)).toBeNull();
});

test("after a gap the whole is asked for", async () => {
  await connected(CHAT);
  world.last().hearer.received(line(1, "", "a.1"));
  world.last().hearer.received(line(3, "a.2", "a.3"));
  const topics = [{ topic: "chat", title: "", have: "" }];
  expect(world.last().sent.at(-1)).toEqual({ type: "listen", topics });
  world.last().hearer.received(line(3, "", "a.3"));
  expect(lines()).toEqual(["3"]);
});

test("a connection that breaks comes back with the marks, later each time", async () => {
  await connected(CHAT);
  world.last().hearer.received(line(1, "", "a.1"));
  world.last().hearer.lost();
  expect(lines()).toEqual(["1"]);
  world.pass(NEWS_PATIENCE.firstRetry);
  expect(world.sockets).toHaveLength(2);
  world.last().hearer.opened();
  expect(world.last().sent[0]).toMatchObject({ topics: [{ topic: "chat", have: "a.1" }] });
  world.last().hearer.lost();
  world.pass(NEWS_PATIENCE.firstRetry);
  expect(world.sockets).toHaveLength(2);
  world.pass(NEWS_PATIENCE.firstRetry);
  expect(world.sockets).toHaveLength(3);
});

test("who wakes up does not wait for the next try", async () => {
  await connected(CHAT);
  world.last().hearer.received(line(1, "", "a.1"));
  world.last().hearer.lost();
  world.wake();
  expect(world.sockets).toHaveLength(2);
});

test("a silent connection is asked for a sign of life, and left without one", async () => {
  await connected(CHAT);
  world.last().hearer.received(line(1, "", "a.1"));
  world.pass(NEWS_PATIENCE.quiet);
  expect(world.last().sent.at(-1)).toEqual({ type: "ping" });
  world.last().hearer.received({ type: "pong" });
  world.pass(NEWS_PATIENCE.quiet + NEWS_PATIENCE.pong);
  expect(world.last().isClosed).toBe(true);
});

test("without sockets the news are asked for, and now and then a socket is tried", async () => {
  world.answers = [line(1, "", "a.1")];
  store.want(CHAT);
  await settled();
  for (let count = 0; count < SOCKET_TRIES; count += 1) {
    world.last().hearer.lost();
    world.pass(2 * NEWS_PATIENCE.firstRetry);
  }
  await settled();
  expect(world.sockets).toHaveLength(SOCKET_TRIES);
  expect(lines()).toEqual(["1"]);
  world.answers = [];
  while (world.sockets.length === SOCKET_TRIES) {
    world.pass(NEWS_PATIENCE.asking);
    await settled();
  }
  expect(world.asked.at(-1)).toMatchObject({ topics: [{ topic: "chat", have: "a.1" }] });
  expect(world.time).toBeGreaterThanOrEqual(NEWS_PATIENCE.upgrade);
});

test("who is told that coming back is of no use stays away", async () => {
  await connected(CHAT);
  const closing = {
    type: "closing",
    code: "not_signed_in",
    message: "Sign in.",
    again: 0,
  } as const;
  world.last().hearer.received(closing);
  world.last().hearer.lost();
  world.pass(NEWS_PATIENCE.longestRetry);
  expect(world.sockets).toHaveLength(1);
});

test("a server that goes says how long to wait", async () => {
  await connected(CHAT);
  const again = 20_000;
  world.last().hearer.received({ type: "closing", code: "leaving", message: "Later.", again });
  world.last().hearer.lost();
  world.pass(again);
  expect(world.sockets).toHaveLength(1);
  world.pass(NEWS_PATIENCE.firstRetry);
  expect(world.sockets).toHaveLength(2);
});
