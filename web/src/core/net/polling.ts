/**
 * A table by polling, for whoever has no websocket; the messages are the same.
 *
 * What belongs here: coming in, fetching what waits, sending in order. What does not: when.
 */
import type { Hello, Message, Opened } from "@protocol";
import { asReply, type Hearer, type Transport } from "@/core/net/transport";

/** The header that a page of another site cannot send along with our cookie. */
const HEADERS = { "Content-Type": "application/json", "X-Dejarik": "1" } as const;

/** Where the polls of a home are. */
export function pollsAddress(home: string): string {
  return `${home.replace(/^ws/, "http").replace(/\/$/, "")}/api/polls`;
}

export function openPoll(home: string, hearer: Hearer): Transport {
  const poll = new Poll(pollsAddress(home), hearer);
  // There is nothing to open: the hello is the first request.
  queueMicrotask(() => poll.opened());
  return poll;
}

class Poll implements Transport {
  private isOver = false;
  private readonly stop = new AbortController();
  private key = "";
  /** Messages go one after the other, so that they arrive in order. */
  private sending: Promise<void> = Promise.resolve();

  constructor(
    private readonly address: string,
    private readonly hearer: Hearer,
  ) {}

  opened(): void {
    if (!this.isOver) this.hearer.opened();
  }

  greet(hello: Hello): void {
    void this.guard(async () => {
      // The reply of this route is an `Opened` by the protocol.
      const reply = (await this.post("", hello)) as Opened;
      if (this.isOver) return;
      if (reply.message) this.hearer.received(reply.message);
      if (reply.poll === "") {
        this.end();
        return;
      }
      this.key = `/${encodeURIComponent(reply.poll)}`;
      while (!this.isOver) await this.fetchSome();
    });
  }

  send(message: Message): void {
    this.sending = this.sending.then(() =>
      this.guard(async () => {
        if (!this.isOver) await this.post(this.key, message);
      }),
    );
  }

  close(): void {
    this.isOver = true;
    this.stop.abort();
  }

  private async fetchSome(): Promise<void> {
    const response = await fetch(this.address + this.key, { signal: this.stop.signal });
    if (!response.ok) throw new Error(`polling: ${response.status}`);
    const messages: unknown = await response.json();
    if (!Array.isArray(messages)) return;
    for (const data of messages) {
      const message = asReply(data);
      if (message !== null && !this.isOver) this.hearer.received(message);
    }
  }

  private async post(key: string, body: Hello | Message): Promise<unknown> {
    const response = await fetch(this.address + key, {
      method: "POST",
      headers: HEADERS,
      body: JSON.stringify(body),
      signal: this.stop.signal,
    });
    if (!response.ok) throw new Error(`polling: ${response.status}`);
    const text = await response.text();
    return text === "" ? null : JSON.parse(text);
  }

  private async guard(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      // Whatever it was, the way is lost, and the link comes back.
      this.end();
    }
  }

  private end(): void {
    if (this.isOver) return;
    this.close();
    this.hearer.lost();
  }
}
