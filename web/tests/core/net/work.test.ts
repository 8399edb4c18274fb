/** Work for a new guest or account: a solution, and when it is brought. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { afterEach, expect, test, vi } from "vitest";
import { forgetSession, somebody } from "@/core/net/session";
import { solve } from "@/core/net/work";

const done = vi.hoisted(() => vi.fn(async () => "challenge:7"));
vi.mock("@/core/net/work", async (original) => ({
  ...(await original<object>()),
  workDone: done,
}));

afterEach(() => {
  forgetSession();
  vi.unstubAllGlobals();
});

test("a solution's hash begins with as many zero bits as were asked for, and is the first", () => {
  const hash = (number: number) =>
    BigInt(`0x${bytesToHex(sha256(new TextEncoder().encode(`a.8.b.c:${number}`)))}`);
  for (const bits of [0, 1, 5, 8, 11]) {
    const found = solve("a.8.b.c", bits);
    const numbers = Array.from({ length: found }, (_, number) => number);
    expect(hash(found) >> BigInt(256 - bits)).toBe(0n);
    expect(numbers.every((number) => hash(number) >> BigInt(256 - bits) !== 0n)).toBe(true);
  }
});

test("a guest brings work only where it is asked for", async () => {
  const person = { id: "a", name: "Guest 1", role: "guest", created: 0 };
  const asked: Array<readonly [string, HeadersInit | undefined]> = [];
  const answers: Array<readonly [number, object]> = [
    [401, { code: "not_signed_in", message: "", advice: "", field: "" }],
    [428, { code: "work", message: "", advice: "", field: "" }],
    [200, { work: { challenge: "challenge", bits: 3 } }],
    [200, { token: "x", expires: 1, person }],
  ];
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    asked.push([path, request.headers]);
    const [status, body] = answers.shift() ?? [500, {}];
    return new Response(JSON.stringify(body), { status });
  });
  expect(await somebody()).toEqual(person);
  expect(asked.map(([path]) => path)).toEqual([
    "/api/people/me",
    "/api/people/guest",
    "/api/sign-up",
    "/api/people/guest",
  ]);
  expect(asked[1]?.[1]).not.toHaveProperty("X-Dejarik-Work");
  expect(asked[3]?.[1]).toMatchObject({ "X-Dejarik-Work": "challenge:7" });
});
