/**
 * The news that this page listens to: one connection, whatever parts of the page want them.
 *
 * What belongs here: who wants which topic, what is known of it, and telling components.
 * What does not: the connection (`news-link`), and joining parts (`topics`).
 */
import type { NewsPart, NewsReply, Topic } from "@protocol";
import { currentSession, type Session, watchSession } from "@/core/net/session";
import { BROWSER_NEWS } from "@/core/news/browser-news";
import { NewsLink, type NewsListener, type NewsWorld } from "@/core/news/news-link";
import { joined, type Known, keyOfPart, topicsOf } from "@/core/news/topics";

/** Who is signed in, for tests to replace. */
export interface Sessions {
  current(): Session;
  watch(listener: () => void): () => void;
}

export class NewsStore implements NewsListener {
  private known: Known = new Map();
  private readonly wanted = new Map<string, number>();
  private readonly listeners = new Set<() => void>();
  private link: NewsLink | null = null;
  private me = "";
  private isChanging = false;

  constructor(
    private readonly world: NewsWorld,
    private readonly sessions: Sessions,
  ) {
    sessions.watch(() => this.change());
  }

  /** Listen to a topic until the returned function is called. */
  want(key: string): () => void {
    this.wanted.set(key, (this.wanted.get(key) ?? 0) + 1);
    this.change();
    return () => {
      const left = (this.wanted.get(key) ?? 1) - 1;
      if (left > 0) this.wanted.set(key, left);
      else this.wanted.delete(key);
      this.change();
    };
  }

  /** What is known of a topic; nothing until it was told. */
  of(key: string): NewsPart | null {
    return this.known.get(key) ?? null;
  }

  /** Be called whenever something is told; the result stops that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  topics(): ReadonlyArray<Topic> {
    return topicsOf(this.wanted.keys(), this.known);
  }

  told(message: NewsReply): void {
    if (message.type !== "told") return;
    const known = new Map(this.known);
    let isMissed = false;
    for (const part of message.parts) {
      const key = keyOfPart(part);
      const whole = joined(known.get(key), part);
      if (whole === null) known.delete(key);
      else if (this.wanted.has(key)) known.set(key, whole);
      isMissed ||= whole === null;
    }
    this.know(known);
    if (isMissed) this.link?.changed();
  }

  private know(known: Known): void {
    this.known = known;
    for (const listener of [...this.listeners]) listener();
  }

  /** Once for everything that changes together: a page that goes and one that comes. */
  private change(): void {
    if (this.isChanging) return;
    this.isChanging = true;
    queueMicrotask(() => {
      this.isChanging = false;
      this.follow();
    });
  }

  private follow(): void {
    const session = this.sessions.current();
    const me = session.kind === "person" ? session.me.person.id : "";
    if (me !== this.me) {
      this.me = me;
      this.hangUp();
      this.know(new Map());
    }
    const left = [...this.known].filter(([key]) => this.wanted.has(key));
    if (left.length !== this.known.size) this.know(new Map(left));
    if (me === "" || this.wanted.size === 0) this.hangUp();
    else if (this.link === null) this.link = new NewsLink(this, this.world);
    else this.link.changed();
  }

  private hangUp(): void {
    this.link?.close();
    this.link = null;
  }
}

export const NEWS = new NewsStore(BROWSER_NEWS, {
  current: currentSession,
  watch: watchSession,
});
