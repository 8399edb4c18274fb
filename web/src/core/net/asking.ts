/**
 * Asking the server over HTTP: one request, one reply or a refusal in words.
 *
 * What belongs here: fetch, headers, and turning what went wrong into a `Refusal`.
 * What does not: which routes there are (`api`), who is signed in (`session`).
 */
import type { Fault } from "@protocol";
import { newTrace } from "@/core/net/trace";

/** The header that a page of another site cannot send along with our cookie. */
const MEANT = { "X-Dejarik": "1" };
const SECOND = 1_000;

let credentials: RequestCredentials = "same-origin";

/** From now on nobody is signed in, whatever cookies there are: in a frame of another site. */
export function askAsNobody(): void {
  credentials = "omit";
}

/** Something was not done: why, and what to do about it. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: string;
  readonly advice: string;
  readonly field: string;
  readonly status: number;
  /** How many milliseconds to wait before trying again; 0 if that is not said. */
  readonly again: number;

  constructor(fault: Fault, status: number, again = 0) {
    super(fault.message);
    this.code = fault.code;
    this.advice = fault.advice;
    this.field = fault.field;
    this.status = status;
    this.again = again;
  }
}

const AWAY: Fault = {
  code: "away",
  message: "The server cannot be reached.",
  advice: "Check the connection and try again.",
  field: "",
};
const NO_SENSE: Fault = {
  code: "broken",
  message: "The server answered something that cannot be read.",
  advice: "Try again in a moment, or reload the page.",
  field: "",
};

/** Whatever was thrown, as a refusal that can be shown. */
export function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  const said = thrown instanceof Error ? thrown.message : String(thrown);
  return new Refusal({ ...NO_SENSE, code: "page", message: `The page failed: ${said}` }, 0);
}

/** Ask with GET. Throws Refusal. */
export async function read<T>(path: string): Promise<T> {
  return answered<T>(path, { method: "GET" });
}

/** Ask with POST, with or without a body and the work that it costs. Throws Refusal. */
export async function done<T>(path: string, body?: object, work = ""): Promise<T> {
  const brought: Record<string, string> = work === "" ? {} : { "X-Dejarik-Work": work };
  if (body === undefined) return answered<T>(path, { method: "POST", headers: brought });
  const headers = { ...brought, "Content-Type": "application/json" };
  return answered<T>(path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Ask with POST for a file. Throws Refusal. */
export async function file(path: string): Promise<Blob> {
  const response = await sent(path, { method: "POST" });
  if (!response.ok) throw refused(response, await parsed(response));
  try {
    return await response.blob();
  } catch {
    throw new Refusal(AWAY, 0);
  }
}

async function answered<T>(path: string, request: RequestInit): Promise<T> {
  const response = await sent(path, request);
  const body = await parsed(response);
  if (response.ok) {
    // The border: the server is of the release that `@protocol` was made from.
    return body as T;
  }
  throw refused(response, body);
}

function refused(response: Response, body: unknown): Refusal {
  const again = Number(response.headers.get("Retry-After") ?? 0) * SECOND;
  return new Refusal(isFault(body) ? body : NO_SENSE, response.status, again || 0);
}

async function sent(path: string, request: RequestInit): Promise<Response> {
  try {
    const headers = { ...MEANT, traceparent: newTrace(), ...request.headers };
    return await fetch(path, { ...request, headers, credentials });
  } catch {
    throw new Refusal(AWAY, 0);
  }
}

async function parsed(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(NO_SENSE, response.status);
  }
}

function isFault(body: unknown): body is Fault {
  return typeof body === "object" && body !== null && "code" in body && "message" in body;
}
