// @vitest-environment node
import type { Reply } from "@protocol";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openPoll, pollsAddress } from "@/core/net/polling";
import { openSocket, socketAddress } from "@/core/net/socket";
import type { Hearer } from "@/core/net/transport";
import { PRESENCE } from "../../fakes/messages";

class Heard implements Hearer {
  readonly told: string[] = [];
  readonly messages: Reply[] = [];
  opened(): void {
    this.told.push("opened");
  }
  received(message: Reply): void {
    this.told.push(message.type);
    this.messages.push(message);
  }
  lost(): void {
    this.told.push("lost");
  }
}

const HELLO = { type: "hello", table: "t1" } as const;
let heard: Heard;

beforeEach(() => {
  heard = new Heard();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("addresses", () => {
  test("of the page's own origin, and of another home", () => {
    expect(socketAddress("", "https://play.example")).toBe("wss://play.example/api/socket");
    expect(socketAddress("wss://play.example/p1", "x")).toBe("wss://play.example/p1/api/socket");
    expect(pollsAddress("")).toBe("/api/polls");
    expect(pollsAddress("wss://play.example/p1")).toBe("https://play.example/p1/api/polls");
  });
});

describe("a socket", () => {
  class FakeSocket {
    static readonly OPEN = 1;
    static made: FakeSocket[] = [];
    readyState = 1;
    sent: string[] = [];
    isClosed = false;
    onopen = (): void => {};
    onmessage = (_: { data: unknown }): void => {};
    onclose = (): void => {};
    onerror = (): void => {};
    constructor(readonly address: string) {
      FakeSocket.made.push(this);
    }
    send(data: string): void {
      this.sent.push(data);
    }
    close(): void {
      this.isClosed = true;
    }
  }

  beforeEach(() => {
    FakeSocket.made = [];
    vi.stubGlobal("window", { location: { origin: "http://here" } });
    vi.stubGlobal("WebSocket", FakeSocket);
  });

  function made(): FakeSocket {
    const socket = FakeSocket.made[0];
    if (socket === undefined) throw new Error("No socket was made.");
    return socket;
  }

  test("greets, sends and hears; what is no message is not heard", () => {
    const transport = openSocket("", heard);
    made().onopen();
    transport.greet(HELLO);
    transport.send({ type: "concede", ref: 1 });
    made().onmessage({ data: JSON.stringify(PRESENCE) });
    made().onmessage({ data: "no JSON" });
    made().onmessage({ data: "[]" });
    expect(made().sent.map((data) => JSON.parse(data).type)).toEqual(["hello", "concede"]);
    expect(heard.told).toEqual(["opened", "presence"]);
  });

  test("is lost once, and says nothing after it was closed", () => {
    const transport = openSocket("", heard);
    made().onerror();
    made().onclose();
    expect(heard.told).toEqual(["lost"]);
    transport.close();
    made().onmessage({ data: JSON.stringify(PRESENCE) });
    expect(heard.told).toEqual(["lost"]);
  });

  test("that the browser does not allow is lost, not an error", async () => {
    vi.stubGlobal(
      "WebSocket",
      class {
        constructor() {
          throw new Error("not allowed");
        }
      },
    );
    openSocket("", heard).send({ type: "ping" });
    await Promise.resolve();
    expect(heard.told).toEqual(["lost"]);
  });
});

describe("a poll", () => {
  type Asked = { readonly path: string; readonly body: unknown; reply(data: unknown): void };
  let asked: Asked[];

  /** Each request waits until the test replies; a status of its own comes as a number. */
  beforeEach(() => {
    asked = [];
    vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
      return new Promise<Response>((resolve) => {
        const body = typeof init.body === "string" ? JSON.parse(init.body) : null;
        asked.push({
          path,
          body,
          reply: (data) =>
            resolve(
              typeof data === "number"
                ? new Response("", { status: data })
                : new Response(data === null ? "" : JSON.stringify(data)),
            ),
        });
      });
    });
  });

  /** Let promises go on. */
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
  const paths = (): string[] => asked.map((one) => one.path);

  async function come(): Promise<ReturnType<typeof openPoll>> {
    const transport = openPoll("", heard);
    await settle();
    transport.greet(HELLO);
    asked[0]?.reply({ poll: "k1", message: null });
    await settle();
    return transport;
  }

  test("comes in with the hello and fetches again and again", async () => {
    await come();
    expect(asked[0]).toMatchObject({ path: "/api/polls", body: HELLO });
    asked[1]?.reply([PRESENCE, PRESENCE]);
    await settle();
    asked[2]?.reply([]);
    await settle();
    expect(paths()).toEqual(["/api/polls", "/api/polls/k1", "/api/polls/k1", "/api/polls/k1"]);
    expect(heard.told).toEqual(["opened", "presence", "presence"]);
  });

  test("sends in order, one after the other", async () => {
    const transport = await come();
    transport.send({ type: "ping", ref: 1 });
    transport.send({ type: "ping", ref: 2 });
    await settle();
    expect(asked.slice(2).map((one) => one.body)).toEqual([{ type: "ping", ref: 1 }]);
    asked[2]?.reply(null);
    await settle();
    expect(asked.at(-1)?.body).toEqual({ type: "ping", ref: 2 });
  });

  test("that is turned away says why before it is lost", async () => {
    const transport = openPoll("", heard);
    await settle();
    transport.greet(HELLO);
    asked[0]?.reply({ poll: "", message: { type: "closing", code: "missing", message: "No." } });
    await settle();
    expect(heard.told).toEqual(["opened", "closing", "lost"]);
  });

  test("that is closed at the other end is lost", async () => {
    await come();
    asked[1]?.reply(404);
    await settle();
    expect(heard.told).toEqual(["opened", "lost"]);
  });

  test("that was closed here is silent", async () => {
    const transport = await come();
    transport.close();
    asked[1]?.reply([PRESENCE]);
    await settle();
    expect(heard.told).toEqual(["opened"]);
    expect(asked).toHaveLength(2);
  });
});
