import { afterEach, expect, test, vi } from "vitest";
import { people, tables } from "@/core/net/api";
import { Refusal } from "@/core/net/asking";
import { currentSession, forgetSession, register, somebody } from "@/core/net/session";
import { DEFAULTS, settingsFrom } from "@/core/store/settings";

type Answer = readonly [status: number, body: object, headers?: Record<string, string>];

function server(answers: Record<string, Answer>): ReturnType<typeof vi.fn<typeof fetch>> {
  const fetched = vi.fn<typeof fetch>(async (path) => {
    const [status, body, headers] = answers[String(path)] ?? [500, {}];
    return new Response(JSON.stringify(body), { status, headers: headers ?? {} });
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const PERSON = { id: "a", name: "guest-1234", role: "guest", created: 0 };
const NOBODY: Answer = [401, { code: "not_signed_in", message: "Who?", advice: "", field: "" }];

afterEach(() => {
  forgetSession();
  vi.unstubAllGlobals();
});

test("whatever changes something is sent with the header that other sites cannot send", async () => {
  const fetched = server({ "/api/tables/leave": [200, {}] });
  await tables.leave({ table: "t" });
  const [, request] = fetched.mock.calls[0] ?? [];
  expect(request?.method).toBe("POST");
  expect(request?.headers).toMatchObject({ "X-Dejarik": "1", "Content-Type": "application/json" });
  expect(request?.body).toBe('{"table":"t"}');
});

test("a refusal carries the server's words and how long to wait", async () => {
  const fault = { code: "too_often", message: "Slow down.", advice: "Wait.", field: "" };
  server({ "/api/people/me": [429, fault, { "Retry-After": "3" }] });
  const refusal = await people.me().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ ...fault, status: 429, again: 3_000 });
});

test("a server that is away is told in words", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no")));
  await expect(people.me()).rejects.toMatchObject({ code: "away" });
});

test("an answer that is no JSON is a refusal, not a crash", async () => {
  vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }));
  await expect(people.me()).rejects.toMatchObject({ code: "broken", status: 502 });
});

test("a guest is made once, however many need somebody, and becomes an account", async () => {
  const account = { ...PERSON, name: "rey", role: "player" };
  const fetched = server({
    "/api/people/me": NOBODY,
    "/api/people/guest": [200, { token: "x", expires: 1, person: PERSON }],
    "/api/people/become-account": [200, { token: "x", expires: 1, person: account }],
  });
  await Promise.all([somebody(), somebody()]);
  await somebody();
  const asked = (path: string) => fetched.mock.calls.filter(([one]) => one === path).length;
  expect(asked("/api/people/guest")).toBe(1);
  await register("rey", "long enough words");
  expect(asked("/api/people/become-account")).toBe(1);
  expect(currentSession()).toMatchObject({ kind: "person", me: { person: account } });
});

test("settings that make no sense are as by default", () => {
  expect(settingsFrom({ theme: "pink", speed: 17, sound: "yes", text: true })).toEqual({
    ...DEFAULTS,
    text: true,
  });
  expect(settingsFrom("rubbish")).toEqual(DEFAULTS);
});
