import type {
  Accepted,
  CardSheet,
  Chances,
  Clock,
  Explain,
  Explained,
  Halted,
  Line,
  Message,
  Odds,
  Offered,
  Order,
  Over,
  Passing,
  Presence,
  Prompt,
  Said,
  ShowCard,
  Sitter,
  Undoable,
  Welcome,
  Why,
} from "@protocol";
import type { View } from "@/core/view/view";

/**
 * What the page knows of a table: nothing but what the server has said, and what is on its way.
 *
 * What belongs here: the shapes. What does not: how they change (`reducer`), and what they mean
 * on the screen (`core/table`, and a title's client).
 */

/** Whether there is a way to the server, and by what. Times are the browser's own. */
export interface Connection {
  readonly status: "connecting" | "open" | "waiting" | "closed";
  readonly by: "socket" | "poll";
  /** When the next attempt is made while `waiting`; else 0. */
  readonly retryAt: number;
  /** Why there is no connection, in words for a person; null while nothing is wrong. */
  readonly notice: Notice | null;
}

/** What the server said when it closed: with a code that pages can act upon. */
export interface Notice {
  readonly code: string;
  readonly message: string;
}

/** Something that was not done: the server's words, or ours when the way was lost. */
export interface Refusal {
  readonly ref: number;
  readonly of: Message["type"];
  readonly code: string;
  readonly message: string;
  readonly advice: string;
}

/**
 * An answer between the click and the news that follow from it.
 *
 * `sent` until the server speaks, `stored` from its word until the view has it, `doubtful` when
 * the connection was lost in between: the version that comes back tells.
 */
export interface PendingAnswer {
  readonly ref: number;
  readonly version: number;
  readonly decision: number;
  readonly choice: number;
  readonly stage: "sent" | "stored" | "doubtful";
  /** The version that has the answer in it, once the server has said it. */
  readonly storedIn: number;
}

/** What is left on the clocks at the local time of receipt. */
export interface Clocks {
  readonly clock: Clock;
  readonly at: number;
  readonly receivedAt: number;
}

/** A question that changes nothing. The caller leaves the `ref` to the store. */
export type Question =
  | Omit<Explain, "ref">
  | Omit<Why, "ref">
  | Omit<Odds, "ref">
  | Omit<ShowCard, "ref">;

/** The reply to a question. */
export type QuestionReply = Explained | Chances | CardSheet;

/** A question and what came of it; both null while it is on its way. */
export interface Asked {
  readonly ref: number;
  readonly question: Question;
  readonly reply: QuestionReply | null;
  readonly refusal: Refusal | null;
}

/** Everything a table's page is drawn from. `version` is -1 until there is a view. */
export interface TableState {
  readonly connection: Connection;
  readonly welcome: Welcome | null;
  readonly version: number;
  readonly view: View | null;
  readonly prompt: Prompt | null;
  /** The version that was last said of what comes of its options. */
  readonly foretold: number;
  /** The log, without gaps, as far back as it is known. */
  readonly lines: ReadonlyArray<Line>;
  /** How the game ended, in a sentence; empty while it goes on. */
  readonly result: string;
  readonly sitters: ReadonlyArray<Sitter>;
  readonly presence: Presence | null;
  readonly clocks: Clocks | null;
  /** What is open now: at most one draw and one undo. */
  readonly offers: ReadonlyArray<Offered>;
  /** The last offer that was taken, declined or lapsed, until the next answer. */
  readonly settled: Offered | null;
  /** The standing order of one's own seat; null if all is as usual. */
  readonly order: Order | null;
  /** How one's own order takes the question it names; null while that was not said of any. */
  readonly passing: Passing | null;
  /** Whether one's own last answer can be taken back; null while that was not said. */
  readonly undo: Undoable | null;
  readonly said: ReadonlyArray<Said>;
  readonly halted: Halted | null;
  readonly over: Over | null;
  readonly pending: PendingAnswer | null;
  readonly refusal: Refusal | null;
  /** The latest questions by their order, at most `KEPT_QUESTIONS`. */
  readonly asked: ReadonlyArray<Asked>;
}

/** What came of a message that changes something. */
export type Outcome =
  | { readonly done: true; readonly accepted: Accepted }
  | { readonly done: false; readonly refusal: Refusal };

/** What came of a question. */
export type Reply =
  | { readonly done: true; readonly reply: QuestionReply }
  | { readonly done: false; readonly refusal: Refusal };

/** A state before anything was said. */
export const NOTHING_YET: TableState = {
  connection: { status: "connecting", by: "socket", retryAt: 0, notice: null },
  welcome: null,
  version: -1,
  view: null,
  prompt: null,
  foretold: -1,
  lines: [],
  result: "",
  sitters: [],
  presence: null,
  clocks: null,
  offers: [],
  settled: null,
  order: null,
  passing: null,
  undo: null,
  said: [],
  halted: null,
  over: null,
  pending: null,
  refusal: null,
  asked: [],
};
