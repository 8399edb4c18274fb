/** A world for links and stores: time moved by hand, servers that say what a test says. */
import type { Hello, Message, Reply } from "@protocol";
import type { World } from "@/core/net/link";
import type { Way } from "@/core/net/link-machine";
import type { Hearer, Transport } from "@/core/net/transport";

export class FakeTransport implements Transport {
  readonly hellos: Hello[] = [];
  readonly sent: Message[] = [];
  isClosed = false;

  constructor(
    readonly by: Way,
    readonly home: string,
    private readonly hearer: Hearer,
  ) {}

  greet(hello: Hello): void {
    this.hellos.push(hello);
  }

  send(message: Message): void {
    this.sent.push(message);
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.hearer.opened();
  }

  say(...messages: Reply[]): void {
    for (const message of messages) this.hearer.received(message);
  }

  die(): void {
    this.hearer.lost();
  }

  /** What was sent beside the link's own questions. */
  letters(): Message[] {
    return this.sent.filter((message) => message.ref);
  }
}

export class FakeWorld implements World {
  time = 1_000_000;
  luck = 0.5;
  readonly opened: FakeTransport[] = [];
  private timers: { readonly at: number; readonly call: () => void }[] = [];
  private awake: (() => void)[] = [];

  readonly openers = {
    socket: (home: string, hearer: Hearer) => this.made("socket", home, hearer),
    poll: (home: string, hearer: Hearer) => this.made("poll", home, hearer),
  };

  now(): number {
    return this.time;
  }

  chance(): number {
    return this.luck;
  }

  after(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.time + milliseconds, call };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((one) => one !== timer);
    };
  }

  onAwake(call: () => void): () => void {
    this.awake.push(call);
    return () => {
      this.awake = this.awake.filter((one) => one !== call);
    };
  }

  /** Let time pass, timer by timer. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const [next] = this.timers.filter((one) => one.at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.timers = this.timers.filter((one) => one !== next);
      this.time = Math.max(this.time, next.at);
      next.call();
    }
    this.time = end;
  }

  wake(): void {
    for (const call of this.awake) call();
  }

  /** How many want to be woken. */
  get sleepers(): number {
    return this.awake.length;
  }

  /** The newest connection. */
  get line(): FakeTransport {
    const newest = this.opened.at(-1);
    if (newest === undefined) throw new Error("Nothing was opened.");
    return newest;
  }

  private made(by: Way, home: string, hearer: Hearer): FakeTransport {
    const transport = new FakeTransport(by, home, hearer);
    this.opened.push(transport);
    return transport;
  }
}
