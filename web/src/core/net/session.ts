/**
 * Who is signed in here: nobody, a guest, or an account. The session itself is a cookie.
 *
 * What belongs here: signing in and out, and a guest made when somebody first needs to be anybody.
 * What does not: what people do once they are in (`api`).
 */
import type { Myself, Person } from "@protocol";
import { people } from "@/core/net/api";
import { Refusal } from "@/core/net/asking";
import { workDone } from "@/core/net/work";

/** `unknown` until the server was asked; `nobody` once it said so. */
export type Session =
  | { readonly kind: "unknown" }
  | { readonly kind: "nobody" }
  | { readonly kind: "person"; readonly me: Myself };

const NOBODY: Session = { kind: "nobody" };
const UNKNOWN: Session = { kind: "unknown" };
const GUEST = "guest";
/** The code of a refusal for want of work. */
const NO_WORK = "work";
const MODERATORS = ["moderator", "administrator"];

let now: Session = UNKNOWN;
let asking: Promise<Session> | null = null;
let arriving: Promise<Person> | null = null;
const listeners = new Set<() => void>();

function become(session: Session): Session {
  now = session;
  for (const listener of listeners) listener();
  return session;
}

function signedIn(person: Person): Session {
  return become({ kind: "person", me: { person, muted_until: 0, settings: {} } });
}

/** Ask the server who is signed in, once however many ask. Throws Refusal but for nobody. */
export function whoAmI(): Promise<Session> {
  if (now.kind !== "unknown") return Promise.resolve(now);
  asking ??= asked().finally(() => {
    asking = null;
  });
  return asking;
}

async function asked(): Promise<Session> {
  try {
    return become({ kind: "person", me: await people.me() });
  } catch (error) {
    if (error instanceof Refusal && error.code === "not_signed_in") return become(NOBODY);
    throw error;
  }
}

/** Whoever is signed in, or else a new guest, one however many ask. Throws Refusal. */
export function somebody(): Promise<Person> {
  arriving ??= arrived().finally(() => {
    arriving = null;
  });
  return arriving;
}

async function arrived(): Promise<Person> {
  const known = await whoAmI();
  if (known.kind === "person") return known.me.person;
  const { person } = await withWork(people.guest);
  signedIn(person);
  return person;
}

/**
 * Make an account, with an invitation if there is one; a guest keeps its games and decks and
 * becomes it. Throws Refusal.
 */
export async function register(name: string, password: string, invitation = ""): Promise<void> {
  const known = await whoAmI();
  const isGuest = known.kind === "person" && known.me.person.role === GUEST;
  const make = isGuest ? people.becomeAccount : people.register;
  const asked = { name, password, invitation };
  signedIn((await withWork((work) => make(asked, work))).person);
}

/** Ask for something that may cost work, and once more with the work if it does. */
async function withWork<T>(ask: (work: string) => Promise<T>): Promise<T> {
  try {
    return await ask("");
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== NO_WORK) throw error;
  }
  const { work } = await people.signUp();
  return ask(work == null ? "" : await workDone(work));
}

/** Throws Refusal. */
export async function logIn(name: string, password: string): Promise<void> {
  signedIn((await people.logIn({ name, password })).person);
}

/** Throws Refusal. */
export async function logOut(): Promise<void> {
  await people.logOut();
  become(NOBODY);
}

/** Forget what is known, so that the next to ask hears it from the server. */
export function forgetSession(): void {
  become(UNKNOWN);
}

export function isGuest(session: Session): boolean {
  return session.kind === "person" && session.me.person.role === GUEST;
}

/** Whether a role looks after what people say and do here. */
export function isModerator(role: string): boolean {
  return MODERATORS.includes(role);
}

/** Be called whenever somebody signs in or out; the result stops that. */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is known now. */
export function currentSession(): Session {
  return now;
}
