/**
 * The reducer: what is known of a table after the server has said something.
 *
 * What belongs here: plain functions from state to state. What does not: sending, promises and
 * time (`table-store`), and what the rules say: nothing here knows them.
 */
import type {
  Foretold,
  Line,
  News,
  Offered,
  Presence,
  Prompt,
  Reply,
  Said,
  Sitter,
  Welcome,
  Whole,
} from "@protocol";
import { isAlike } from "@/core/net/alike";
import type { LinkState } from "@/core/net/link-machine";
import { patched } from "@/core/net/patching";
import type {
  Asked,
  Connection,
  PendingAnswer,
  Question,
  QuestionReply,
  Refusal,
  TableState,
} from "@/core/store/state";
import { type Decision, decisionIn, type View } from "@/core/view/view";

export const KEPT_LINES = 3_000;
export const KEPT_SAID = 500;
export const KEPT_QUESTIONS = 32;

/** The state after a message. Throws PatchError when news do not fit what is known. */
export function heard(state: TableState, message: Reply, now: number): TableState {
  switch (message.type) {
    case "welcome":
      return welcomed(state, message);
    case "whole":
      return whole(state, message);
    case "news":
      return news(state, message);
    case "foretold":
      return foretold(state, message);
    case "said":
      return { ...state, said: [...state.said, message].slice(-KEPT_SAID) };
    case "offered":
      return offered(state, message);
    case "ordered":
      return { ...state, order: message.order ?? null };
    case "passing":
      return { ...state, passing: message };
    case "undoable":
      return { ...state, undo: message };
    case "presence":
      return { ...state, presence: message, sitters: present(state.sitters, message) };
    case "clock":
      return { ...state, clocks: { clock: message.clock, at: message.at, receivedAt: now } };
    case "frozen":
      return { ...state, halted: message };
    case "over":
      return { ...state, over: message };
    default:
      // Replies to what was sent are matched with it in the store; the rest is the link's.
      return state;
  }
}

/** What is still offered, ordered or halted is told again to whoever comes. */
function welcomed(state: TableState, message: Welcome): TableState {
  const { sitters } = message;
  const untold = { offers: [], order: null, passing: null, undo: null, halted: null };
  return { ...state, welcome: message, sitters, ...untold };
}

/** The talk with what was said earlier; what was heard meanwhile stands once. */
export function recalled(state: TableState, earlier: ReadonlyArray<Said>): TableState {
  const heardAlready = (line: Said): boolean =>
    state.said.some(
      ({ at, name, text }) => at === line.at && name === line.name && text === line.text,
    );
  const missed = earlier.filter((line) => !heardAlready(line));
  return { ...state, said: [...missed, ...state.said].slice(-KEPT_SAID) };
}

function whole(state: TableState, message: Whole): TableState {
  return settled({
    ...state,
    version: message.version,
    view: message.view,
    prompt: message.prompt,
    lines: joined(state.lines, message.lines),
    result: message.result,
    halted: message.version === state.version ? state.halted : null,
  });
}

function news(state: TableState, message: News): TableState {
  // A patched view is a view again: the server compared two of them.
  const view = patched(state.view, message.delta) as View;
  return settled({
    ...state,
    version: message.version,
    view,
    prompt: message.prompt,
    lines: kept([...state.lines, ...message.lines]),
    result: message.result,
    halted: null,
  });
}

/** What comes of the options that are asked; of older ones it is of no use any more. */
function foretold(state: TableState, message: Foretold): TableState {
  const { version, outcomes = [], ruins = [], pairs = [] } = message;
  const { prompt } = state;
  if (version !== state.version) return state;
  if (prompt === null) return { ...state, foretold: version };
  return { ...state, foretold: version, prompt: { ...prompt, outcomes, ruins, pairs } };
}

/**
 * The log with its latest lines told anew.
 *
 * What is older than those stands, if nothing is missing in between; after an undo the latest
 * lines end earlier than before.
 */
function joined(old: ReadonlyArray<Line>, latest: ReadonlyArray<Line>): ReadonlyArray<Line> {
  const first = latest[0];
  if (first === undefined) return [];
  const place = old.findIndex((line) => line.event.serial === first.event.serial);
  const isKnown = place >= 0 && isAlike(old[place], first);
  return kept([...(isKnown ? old.slice(0, place) : []), ...latest]);
}

function kept(lines: ReadonlyArray<Line>): ReadonlyArray<Line> {
  return lines.length > KEPT_LINES ? lines.slice(-KEPT_LINES) : lines;
}

function offered(state: TableState, message: Offered): TableState {
  const others = state.offers.filter((one) => one.what !== message.what);
  return message.closed
    ? { ...state, offers: others, settled: message }
    : { ...state, offers: [...others, message] };
}

function present(sitters: ReadonlyArray<Sitter>, presence: Presence): ReadonlyArray<Sitter> {
  return sitters.map((sitter, seat) => ({ ...sitter, present: presence.present[seat] ?? false }));
}

// --- the answer on its way ---

/** Mark an answer as sent. */
export function answering(state: TableState, pending: PendingAnswer): TableState {
  return { ...state, pending, refusal: null, settled: null };
}

/** The server has stored the answer; the view will have it at a version. */
export function stored(state: TableState, ref: number, version: number): TableState {
  const { pending } = state;
  if (pending?.ref !== ref) return state;
  return settled({ ...state, pending: { ...pending, stage: "stored", storedIn: version } });
}

/** Something was refused; if it was the answer, it is no longer marked. */
export function refused(state: TableState, refusal: Refusal): TableState {
  const pending = state.pending?.ref === refusal.ref ? null : state.pending;
  return { ...state, pending, refusal };
}

/** The connection was lost: whether an answer has arrived is not known. */
export function doubted(state: TableState): TableState {
  const { pending } = state;
  if (pending === null || pending.stage !== "sent") return state;
  return { ...state, pending: { ...pending, stage: "doubtful" } };
}

/**
 * Whether the answer in doubt has certainly not been played: the table is where it was.
 *
 * Versions are not enough: after a backup was restored the same one may ask something else.
 */
export function mustSendAgain(state: TableState, asked: AskedThen | null): boolean {
  const { pending, prompt, version, view } = state;
  return (
    pending?.stage === "doubtful" &&
    pending.version === version &&
    asked !== null &&
    isAlike(asked.decision, decisionIn(view)) &&
    isAlike(asked.prompt?.text, prompt?.text) &&
    isAlike(asked.prompt?.options, prompt?.options)
  );
}

/** What was asked when an answer was given. */
export interface AskedThen {
  readonly decision: Decision;
  readonly prompt: Prompt | null;
}

/** The table has been seen as it is now: an answer that was in doubt no longer matters. */
export function undoubted(state: TableState): TableState {
  return state.pending !== null && state.pending.stage !== "sent"
    ? { ...state, pending: null }
    : state;
}

/** Without the answer that the view has in it. */
function settled(state: TableState): TableState {
  const { pending } = state;
  const isShown = pending?.stage === "stored" && state.version >= pending.storedIn;
  return isShown ? { ...state, pending: null } : state;
}

// --- questions ---

export function questioned(state: TableState, ref: number, question: Question): TableState {
  const asked = [...state.asked, { ref, question, reply: null, refusal: null }];
  return { ...state, asked: asked.slice(-KEPT_QUESTIONS) };
}

export function replied(state: TableState, reply: QuestionReply): TableState {
  return withAsked(state, reply.ref, (one) => ({ ...one, reply }));
}

/** A question has no answer, and says why beside it. */
export function unanswered(state: TableState, refusal: Refusal): TableState {
  return withAsked(state, refusal.ref, (one) => ({ ...one, refusal }));
}

function withAsked(state: TableState, ref: number, change: (one: Asked) => Asked): TableState {
  return { ...state, asked: state.asked.map((one) => (one.ref === ref ? change(one) : one)) };
}

// --- the connection ---

/** The state with what the link is doing; the same object if it looks the same. */
export function linked(state: TableState, link: LinkState): TableState {
  const connection = connectionOf(link);
  const old = state.connection;
  const isSame =
    old.status === connection.status &&
    old.by === connection.by &&
    old.retryAt === connection.retryAt &&
    old.notice === connection.notice;
  return isSame ? state : { ...state, connection };
}

function connectionOf(link: LinkState): Connection {
  const { by, notice, phase } = link;
  switch (phase) {
    case "open":
      return { status: "open", by, retryAt: 0, notice };
    case "waiting":
      return { status: "waiting", by, retryAt: link.deadline, notice };
    case "closed":
      return { status: "closed", by, retryAt: 0, notice };
    default:
      return { status: "connecting", by, retryAt: 0, notice };
  }
}
