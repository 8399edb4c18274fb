/**
 * The life of a connection to a table, as a machine without IO.
 *
 * What belongs here: when to open, greet, ask for a sign of life, give up, wait and come back,
 * by socket or by polling. What does not: sockets and timers (`link`), and what messages mean
 * for the table (`core/store`).
 *
 * Something happens (`LinkEvent`) at a time, and out come the next state and what is to be done
 * (`LinkAction`). Every reply of a table is in its order, so a pong tells the version that all
 * news before it lead to: one that we do not have means that something was missed.
 */
import type { Message, Reply } from "@protocol";

export type Way = "socket" | "poll";

export interface LinkState {
  readonly phase: "idle" | "opening" | "greeting" | "open" | "waiting" | "closed";
  readonly by: Way;
  /** Where the table is at home; empty for the page's own origin. */
  readonly home: string;
  /** The newest version that was delivered; -1 for none. */
  readonly have: number;
  /** What that version is counted in: the one of another branch says nothing. */
  readonly branch: string;
  /** When the table welcomed us last. */
  readonly welcomedAt: number;
  /** Connections in a row that did not last. */
  readonly failures: number;
  /** Sockets in a row that did not last and did not say why. */
  readonly socketFailures: number;
  /** Addresses we were sent to in a row. */
  readonly redirects: number;
  /** When something is to be done if nothing happens before; 0 for never. */
  readonly deadline: number;
  /** What was asked of the table and not answered yet, by `ref`. */
  readonly unanswered: ReadonlySet<number>;
  readonly pinged: boolean;
  /** What we have is known to be old, and the whole is on its way. */
  readonly refreshing: boolean;
  /** The version was confirmed since the welcome. */
  readonly synced: boolean;
  /** While polling: when sockets are worth another try, and how long after that again. */
  readonly upgradeAt: number;
  readonly upgradeAfter: number;
  readonly notice: { readonly code: string; readonly message: string } | null;
}

export type LinkEvent =
  | { readonly kind: "start" }
  | { readonly kind: "opened" }
  | { readonly kind: "received"; readonly message: Reply }
  | { readonly kind: "lost" }
  | { readonly kind: "time" }
  | { readonly kind: "send"; readonly message: Message }
  | { readonly kind: "missed" }
  | { readonly kind: "hurry" }
  | { readonly kind: "leave" };

export type LinkAction =
  | { readonly do: "open"; readonly by: Way; readonly home: string }
  | { readonly do: "greet"; readonly have: number; readonly branch: string }
  | { readonly do: "send"; readonly message: Message }
  | { readonly do: "deliver"; readonly message: Reply }
  /** The connection is gone: whatever was sent and not answered is in doubt. */
  | { readonly do: "doubt" }
  /** What we have is what the table has now. */
  | { readonly do: "synced" }
  | { readonly do: "close" };

/** Times in milliseconds. */
export const PATIENCE = {
  opening: 6_000,
  /** A table that sleeps is built from its journal first. */
  greeting: 15_000,
  quiet: 15_000,
  pong: 8_000,
  /** A poll is silent for as long as the server holds it. */
  pollQuiet: 40_000,
  /** A connection that ends sooner did not last. */
  steady: 10_000,
  firstRetry: 250,
  longestRetry: 15_000,
  firstUpgrade: 60_000,
  /** The same where a socket has worked before: it was the server that was away. */
  soonUpgrade: 3_000,
  longestUpgrade: 600_000,
} as const;

export const SOCKET_TRIES = 3;
export const MOST_REDIRECTS = 5;

/** What `closing` says when coming back would change nothing. */
const FOR_GOOD: ReadonlySet<string> = new Set([
  "not_signed_in",
  "missing",
  "unplayable",
  "no_watchers",
  "protocol",
  "too_much",
  "malformed",
]);

/** A `ref` of zero is nobody's: replies to it are not waited for. */
const PING: Message = { type: "ping", ref: 0 };
const REFRESH: Message = { type: "refresh", ref: 0 };

export const IDLE: LinkState = {
  phase: "idle",
  by: "socket",
  home: "",
  have: -1,
  branch: "",
  welcomedAt: 0,
  failures: 0,
  socketFailures: 0,
  redirects: 0,
  deadline: 0,
  unanswered: new Set(),
  pinged: false,
  refreshing: false,
  synced: false,
  upgradeAt: 0,
  upgradeAfter: PATIENCE.firstUpgrade,
  notice: null,
};

export interface Stepped {
  readonly state: LinkState;
  readonly actions: ReadonlyArray<LinkAction>;
}

/** What follows when something happens. `chance` is from 0 up to 1. */
export function step(state: LinkState, event: LinkEvent, now: number, chance: number): Stepped {
  if (state.phase === "closed") return { state, actions: [] };
  switch (event.kind) {
    case "start":
      return state.phase === "idle" ? open(state, now) : same(state);
    case "opened":
      return opened(state, now);
    case "received":
      return isConnected(state) ? received(state, event.message, now, chance) : same(state);
    case "lost":
      return isConnected(state) ? lost(state, now, chance) : same(state);
    case "time":
      return late(state, now, chance);
    case "send":
      return send(state, event.message);
    case "missed":
      return state.phase === "open" ? refresh(state, now) : same(state);
    case "hurry":
      return hurry(state, now);
    case "leave":
      return { state: { ...state, phase: "closed", deadline: 0 }, actions: [{ do: "close" }] };
  }
}

function same(state: LinkState): Stepped {
  return { state, actions: [] };
}

function isConnected(state: LinkState): boolean {
  return state.phase === "opening" || state.phase === "greeting" || state.phase === "open";
}

function open(state: LinkState, now: number): Stepped {
  const { by, home } = state;
  return {
    state: { ...state, phase: "opening", deadline: now + PATIENCE.opening },
    actions: [{ do: "open", by, home }],
  };
}

function opened(state: LinkState, now: number): Stepped {
  if (state.phase !== "opening") return same(state);
  return {
    state: { ...state, phase: "greeting", deadline: now + PATIENCE.greeting },
    actions: [{ do: "greet", have: state.have, branch: state.branch }],
  };
}

// --- hearing ---

function received(state: LinkState, message: Reply, now: number, chance: number): Stepped {
  const heard = alive(answered(state, message), now);
  switch (message.type) {
    case "welcome":
      return welcomed(heard, message, now);
    case "whole":
      return {
        state: alive({ ...heard, have: message.version, refreshing: false }, now),
        actions: [{ do: "deliver", message }],
      };
    case "news":
      return news(heard, message, now);
    case "pong":
      return ponged(heard, message, now);
    case "elsewhere":
      return elsewhere(heard, message.url, now, chance);
    case "closing":
      return closing(heard, message, now, chance);
    default:
      return { state: heard, actions: [{ do: "deliver", message }] };
  }
}

/** Somebody is there; but who waits for the whole waits for nothing else. */
function alive(state: LinkState, now: number): LinkState {
  if (state.phase !== "open" || state.refreshing) return state;
  return { ...state, deadline: now + quietTime(state), pinged: false };
}

function quietTime(state: LinkState): number {
  return state.by === "socket" ? PATIENCE.quiet : PATIENCE.pollQuiet;
}

function answered(state: LinkState, message: Reply): LinkState {
  if (!("ref" in message) || !state.unanswered.has(message.ref)) return state;
  const unanswered = new Set(state.unanswered);
  unanswered.delete(message.ref);
  return { ...state, unanswered };
}

function welcomed(
  state: LinkState,
  message: Extract<Reply, { type: "welcome" }>,
  now: number,
): Stepped {
  const fresh: LinkState = {
    ...state,
    have: message.branch === state.branch ? state.have : -1,
    branch: message.branch,
    phase: "open",
    welcomedAt: now,
    redirects: 0,
    deadline: now + quietTime(state),
    pinged: false,
    refreshing: false,
    synced: false,
    upgradeAt: state.by === "poll" ? now + state.upgradeAfter : 0,
    upgradeAfter: state.by === "socket" ? PATIENCE.soonUpgrade : state.upgradeAfter,
    notice: null,
  };
  return {
    state: fresh,
    actions: [
      { do: "deliver", message },
      { do: "send", message: PING },
    ],
  };
}

function news(state: LinkState, message: Extract<Reply, { type: "news" }>, now: number): Stepped {
  if (message.since === state.have && !state.refreshing) {
    return {
      state: { ...state, have: message.version },
      actions: [{ do: "deliver", message }],
    };
  }
  const isOld = message.version <= state.have;
  return isOld ? same(state) : refresh(state, now);
}

/** Who watches with a delay is told no version: that is no reason to ask again. */
function ponged(state: LinkState, message: Extract<Reply, { type: "pong" }>, now: number): Stepped {
  if (message.version !== state.have && message.version >= 0) return refresh(state, now);
  if (state.synced || state.refreshing) return same(state);
  return { state: { ...state, synced: true }, actions: [{ do: "synced" }] };
}

/** Ask for the whole, and then whether that was all; if it does not come, the way is lost. */
function refresh(state: LinkState, now: number): Stepped {
  if (state.refreshing) return same(state);
  return {
    state: { ...state, have: -1, refreshing: true, pinged: true, deadline: now + PATIENCE.pong },
    actions: [
      { do: "send", message: REFRESH },
      { do: "send", message: PING },
    ],
  };
}

// --- losing and coming back ---

function elsewhere(state: LinkState, url: string, now: number, chance: number): Stepped {
  const redirects = state.redirects + 1;
  if (redirects > MOST_REDIRECTS || !/^wss?:\/\//.test(url)) {
    return lost(state, now, chance);
  }
  const next = open({ ...forgotten(state), home: url, redirects }, now);
  return { state: next.state, actions: [{ do: "close" }, { do: "doubt" }, ...next.actions] };
}

function closing(
  state: LinkState,
  message: Extract<Reply, { type: "closing" }>,
  now: number,
  chance: number,
): Stepped {
  const notice = { code: message.code, message: message.message };
  if (FOR_GOOD.has(message.code)) {
    return {
      state: { ...forgotten(state), phase: "closed", deadline: 0, notice },
      actions: [{ do: "close" }, { do: "doubt" }],
    };
  }
  const next = { ...gone(state, now, false), notice };
  const asked = message.again ?? 0;
  return wait(next, now, asked > 0 ? asked * (1 + chance / 4) : retryAfter(next.failures, chance));
}

function lost(state: LinkState, now: number, chance: number): Stepped {
  const next = gone(state, now, true);
  return wait(next, now, retryAfter(next.failures, chance));
}

/** The state without its connection. `mute` is when the server did not say why. */
function gone(state: LinkState, now: number, mute: boolean): LinkState {
  const wasOpen = state.phase === "open";
  const lasted = wasOpen && now - state.welcomedAt >= PATIENCE.steady;
  const bySocket = state.by === "socket";
  const before = bySocket && lasted ? 0 : state.socketFailures;
  const socketFailures = bySocket && mute && !lasted ? before + 1 : before;
  // Once sockets have failed too often, both ways take turns: the server may be away altogether.
  const isPoll = bySocket ? socketFailures >= SOCKET_TRIES : !mute || wasOpen;
  return {
    ...forgotten(state),
    by: isPoll ? "poll" : "socket",
    home: "",
    failures: lasted ? 1 : state.failures + 1,
    socketFailures,
    redirects: 0,
    upgradeAt: 0,
  };
}

function forgotten(state: LinkState): LinkState {
  return {
    ...state,
    unanswered: new Set(),
    pinged: false,
    refreshing: false,
    synced: false,
  };
}

function wait(state: LinkState, now: number, after: number): Stepped {
  return {
    state: { ...state, phase: "waiting", deadline: now + after },
    actions: [{ do: "close" }, { do: "doubt" }],
  };
}

/** From the first failure on twice as long each time, and never all at once: half of it is left to chance. */
export function retryAfter(failures: number, chance: number): number {
  const longest = Math.min(PATIENCE.longestRetry, PATIENCE.firstRetry * 2 ** (failures - 1));
  return longest * (0.5 + chance / 2);
}

// --- time ---

function late(state: LinkState, now: number, chance: number): Stepped {
  if (isWorthASocket(state, now)) return upgrade(state, now);
  if (state.deadline === 0 || now < state.deadline) return same(state);
  if (state.phase === "waiting") return open(state, now);
  if (state.phase === "open" && !state.pinged) return ping(state, now);
  return isConnected(state) ? lost(state, now, chance) : same(state);
}

function ping(state: LinkState, now: number): Stepped {
  return {
    state: { ...state, pinged: true, deadline: now + PATIENCE.pong },
    actions: [{ do: "send", message: PING }],
  };
}

function isWorthASocket(state: LinkState, now: number): boolean {
  return (
    state.phase === "open" &&
    state.upgradeAt > 0 &&
    now >= state.upgradeAt &&
    state.unanswered.size === 0
  );
}

/** Try a socket once, while nothing is asked; if that fails, polling goes on. */
function upgrade(state: LinkState, now: number): Stepped {
  const upgradeAfter = Math.min(PATIENCE.longestUpgrade, state.upgradeAfter * 2);
  const next = open(
    {
      ...forgotten(state),
      by: "socket",
      socketFailures: SOCKET_TRIES - 1,
      upgradeAt: 0,
      upgradeAfter,
    },
    now,
  );
  return { state: next.state, actions: [{ do: "close" }, ...next.actions] };
}

/** The browser says that it is online again, or a person does not want to wait. */
function hurry(state: LinkState, now: number): Stepped {
  if (state.phase === "waiting") return open(state, now);
  return state.phase === "open" && !state.pinged ? ping(state, now) : same(state);
}

/** When the machine wants to be told the time; 0 for never. */
export function wakeAt(state: LinkState): number {
  if (state.phase === "closed" || state.phase === "idle") return 0;
  const upgrade = state.phase === "open" && state.unanswered.size === 0 ? state.upgradeAt : 0;
  if (upgrade === 0) return state.deadline;
  return state.deadline === 0 ? upgrade : Math.min(upgrade, state.deadline);
}

// --- sending ---

function send(state: LinkState, message: Message): Stepped {
  if (state.phase !== "open") return same(state);
  const unanswered = message.ref ? new Set(state.unanswered).add(message.ref) : state.unanswered;
  return { state: { ...state, unanswered }, actions: [{ do: "send", message }] };
}
