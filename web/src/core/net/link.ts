/**
 * A link: the machine of a connection, run with real transports and timers.
 *
 * What belongs here: doing what the machine says, in order. What does not: deciding anything.
 */
import { type Hello, type Message, PROTOCOL, type Reply } from "@protocol";
import {
  IDLE,
  type LinkAction,
  type LinkEvent,
  type LinkState,
  step,
  type Way,
  wakeAt,
} from "@/core/net/link-machine";
import { openPoll } from "@/core/net/polling";
import { openSocket } from "@/core/net/socket";
import type { Opener, Transport } from "@/core/net/transport";

/** What a link tells whoever owns it. */
export interface LinkListener {
  changed(state: LinkState): void;
  delivered(message: Reply): void;
  /** What was sent and not answered is in doubt. */
  doubted(): void;
  /** What was delivered is what the table has now. */
  synced(): void;
}

/** Time, chance and ways, for tests to replace. */
export interface World {
  now(): number;
  chance(): number;
  /** Call back after so many milliseconds, unless the returned function is called before. */
  after(milliseconds: number, call: () => void): () => void;
  /** Call when waiting may be of no use any more, until the returned function is called. */
  onAwake(call: () => void): () => void;
  readonly openers: Readonly<Record<Way, Opener>>;
}

export const BROWSER: World = {
  now: () => Date.now(),
  chance: () => Math.random(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  onAwake: (call) => {
    const whenSeen = (): void => {
      if (document.visibilityState === "visible") call();
    };
    window.addEventListener("online", call);
    document.addEventListener("visibilitychange", whenSeen);
    return () => {
      window.removeEventListener("online", call);
      document.removeEventListener("visibilitychange", whenSeen);
    };
  },
  openers: { socket: openSocket, poll: openPoll },
};

export interface LinkOptions {
  readonly table: string;
  readonly watch: boolean;
  /** The standing orders to bring along, by title: what is played is only known there. */
  readonly orders?: () => NonNullable<Hello["orders"]>;
}

export class Link {
  private state: LinkState = IDLE;
  private transport: Transport | null = null;
  /** Events that came while another one was being worked on. */
  private readonly waiting: LinkEvent[] = [];
  private isWorking = false;
  /** How many transports there were. */
  private opened = 0;
  private cancelTimer: () => void = () => {};
  private sleep: () => void = () => {};

  constructor(
    private readonly options: LinkOptions,
    private readonly listener: LinkListener,
    private readonly world: World,
  ) {}

  start(): void {
    this.sleep = this.world.onAwake(() => this.hurry());
    this.happen({ kind: "start" });
  }

  /** Whether a message would be sent now. */
  isOpen(): boolean {
    return this.state.phase === "open";
  }

  send(message: Message): void {
    this.happen({ kind: "send", message });
  }

  /** What was delivered does not fit together: ask for the whole. */
  missed(): void {
    this.happen({ kind: "missed" });
  }

  hurry(): void {
    this.happen({ kind: "hurry" });
  }

  leave(): void {
    this.sleep();
    this.happen({ kind: "leave" });
  }

  private happen(event: LinkEvent): void {
    this.waiting.push(event);
    if (this.isWorking) return;
    this.isWorking = true;
    try {
      for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) {
        this.work(next);
      }
    } finally {
      this.isWorking = false;
    }
  }

  private work(event: LinkEvent): void {
    const before = this.state;
    const { state, actions } = step(before, event, this.world.now(), this.world.chance());
    this.state = state;
    if (state !== before) this.listener.changed(state);
    for (const action of actions) this.act(action);
    this.setTimer();
  }

  private act(action: LinkAction): void {
    switch (action.do) {
      case "open":
        this.open(action.by, action.home);
        break;
      case "greet":
        this.transport?.greet({
          type: "hello",
          table: this.options.table,
          have: action.have,
          branch: action.branch,
          watch: this.options.watch,
          foresight: true,
          protocol: PROTOCOL,
          orders: this.options.orders?.() ?? {},
        });
        break;
      case "send":
        this.transport?.send(action.message);
        break;
      case "close":
        this.transport?.close();
        this.transport = null;
        break;
      case "deliver":
        this.listener.delivered(action.message);
        break;
      case "doubt":
        this.listener.doubted();
        break;
      case "synced":
        this.listener.synced();
        break;
    }
  }

  private open(by: Way, home: string): void {
    const number = ++this.opened;
    // What an older transport still has to say is nobody's business any more.
    const tell = (event: LinkEvent): void => {
      if (this.opened === number) this.happen(event);
    };
    this.transport = this.world.openers[by](home, {
      opened: () => tell({ kind: "opened" }),
      received: (message) => tell({ kind: "received", message }),
      lost: () => tell({ kind: "lost" }),
    });
  }

  private setTimer(): void {
    this.cancelTimer();
    const at = wakeAt(this.state);
    if (at === 0) {
      this.cancelTimer = () => {};
      return;
    }
    const milliseconds = Math.max(0, at - this.world.now());
    this.cancelTimer = this.world.after(milliseconds, () => this.happen({ kind: "time" }));
  }
}
