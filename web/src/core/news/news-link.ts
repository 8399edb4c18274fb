/**
 * The connection to the news: a socket that comes back, or asking where there is none.
 *
 * What belongs here: opening, greeting, signs of life, waiting and coming back. What does not:
 * what is told (`topics`), and to what somebody listens (`news-store`).
 */
import { type NewsHello, type NewsMessage, type NewsReply, PROTOCOL, type Topic } from "@protocol";

/** Times in milliseconds. */
export const NEWS_PATIENCE = {
  opening: 8_000,
  /** After so long without a word a sign of life is asked for. */
  quiet: 30_000,
  pong: 10_000,
  firstRetry: 500,
  longestRetry: 30_000,
  /** Between two questions where there is no socket. */
  asking: 5_000,
  /** Then a socket is worth another try. */
  upgrade: 60_000,
} as const;
export const SOCKET_TRIES = 3;

/** What `closing` says when coming back would change nothing. */
const FOR_GOOD: ReadonlySet<string> = new Set([
  "not_signed_in",
  "protocol",
  "malformed",
  "too_much",
  "unknown_topic",
]);

export interface NewsListener {
  /** To what somebody listens now, and how far it is known. */
  topics(): ReadonlyArray<Topic>;
  told(message: NewsReply): void;
}

export interface NewsSocket {
  send(message: NewsHello | NewsMessage): void;
  close(): void;
}

export interface NewsHearer {
  opened(): void;
  received(message: NewsReply): void;
  lost(): void;
}

/** Time, chance and ways, for tests to replace. */
export interface NewsWorld {
  now(): number;
  chance(): number;
  after(milliseconds: number, call: () => void): () => void;
  /** Call when waiting may be of no use any more, until the returned function is called. */
  onAwake(call: () => void): () => void;
  open(hearer: NewsHearer): NewsSocket;
  ask(hello: NewsHello): Promise<ReadonlyArray<NewsReply>>;
}

export class NewsLink {
  private socket: NewsSocket | null = null;
  private isOpen = false;
  private isOver = false;
  private isHeard = false;
  /** Connections in a row that told nothing. */
  private failures = 0;
  private again = 0;
  private upgradeAt = 0;
  /** How many connections there were: what an older one says is nobody's business. */
  private opened = 0;
  private cancel: () => void = () => {};
  private readonly sleep: () => void;

  constructor(
    private readonly listener: NewsListener,
    private readonly world: NewsWorld,
  ) {
    this.sleep = world.onAwake(() => this.hurry());
    this.open();
  }

  /** Somebody listens to something else from now on. */
  changed(): void {
    if (this.isOpen) this.socket?.send({ type: "listen", topics: this.listener.topics() });
  }

  close(): void {
    this.isOver = true;
    this.sleep();
    this.drop();
  }

  private hello(): NewsHello {
    return { type: "hello", topics: this.listener.topics(), protocol: PROTOCOL };
  }

  private open(): void {
    const mine = ++this.opened;
    const guard =
      <A extends unknown[]>(call: (...some: A) => void) =>
      (...some: A): void => {
        if (mine === this.opened && !this.isOver) call(...some);
      };
    this.isHeard = false;
    this.wait(NEWS_PATIENCE.opening, () => this.lost());
    this.socket = this.world.open({
      opened: guard(() => {
        this.isOpen = true;
        this.socket?.send(this.hello());
        this.wait(NEWS_PATIENCE.opening, () => this.lost());
      }),
      received: guard((message: NewsReply) => this.received(message)),
      lost: guard(() => this.lost()),
    });
  }

  private received(message: NewsReply): void {
    if (message.type === "closing") {
      this.closing(message.code, message.again ?? 0);
      return;
    }
    this.isHeard = true;
    this.failures = 0;
    this.again = 0;
    this.wait(NEWS_PATIENCE.quiet, () => this.ping());
    this.listener.told(message);
  }

  private closing(code: string, again: number): void {
    this.again = again;
    if (!FOR_GOOD.has(code)) return;
    this.close();
  }

  private ping(): void {
    this.socket?.send({ type: "ping" });
    this.wait(NEWS_PATIENCE.pong, () => this.lost());
  }

  private lost(): void {
    this.drop();
    this.failures += 1;
    if (!this.isHeard && this.failures >= SOCKET_TRIES) {
      this.upgradeAt = this.world.now() + NEWS_PATIENCE.upgrade;
      void this.ask();
      return;
    }
    this.wait(this.delay(), () => this.open());
  }

  /** Longer with every failure, and never for everybody the same. */
  private delay(): number {
    const grown = NEWS_PATIENCE.firstRetry * 2 ** Math.min(this.failures - 1, 10);
    const longest = Math.min(NEWS_PATIENCE.longestRetry, grown);
    return this.again + longest * (0.5 + this.world.chance() / 2);
  }

  private async ask(): Promise<void> {
    const mine = ++this.opened;
    const isLatest = (): boolean => mine === this.opened && !this.isOver;
    try {
      for (const message of await this.world.ask(this.hello())) {
        if (!isLatest()) return;
        if (message.type === "closing") this.closing(message.code, message.again ?? 0);
        else this.listener.told(message);
      }
      this.failures = SOCKET_TRIES;
    } catch {
      this.failures += 1;
    }
    if (!isLatest()) return;
    const isTime = this.world.now() >= this.upgradeAt;
    const next = isTime ? () => this.open() : () => void this.ask();
    this.wait(Math.max(NEWS_PATIENCE.asking, this.again), next);
  }

  private hurry(): void {
    if (this.isOver || this.isOpen) return;
    this.failures = 0;
    this.drop();
    this.open();
  }

  private drop(): void {
    this.cancel();
    this.opened += 1;
    this.isOpen = false;
    this.socket?.close();
    this.socket = null;
  }

  private wait(milliseconds: number, call: () => void): void {
    this.cancel();
    this.cancel = this.world.after(milliseconds, call);
  }
}
