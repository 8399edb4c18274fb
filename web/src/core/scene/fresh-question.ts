/**
 * A question that has just changed: what was begun for the one before does not answer it.
 *
 * What belongs here: whether a click or a key was meant for what stands there now. What does
 * not: what it would choose.
 */
import { useEffect, useLayoutEffect, useRef } from "react";
import { isForPage } from "@/kit/keyboard";

/** How long a changed question takes no click: the second half of a double click is over then. */
export const FRESH_MS = 300;
/** How long the key that skips presses nothing once there is nothing more to skip. */
export const SKIP_MS = 1000;

/** What answers when it is clicked: things, the bar, and whatever else says so. */
const ANSWERING = "[data-thing], [data-bar], [data-answers]";
/** Keys that only move about: they may be held for as long as somebody likes. */
const MOVING = /^(Arrow|Page|Home|End|Tab|Shift)/;

/**
 * Keep clicks and keys that were begun before `question` changed from answering it, and the space
 * bar, which skips what is `staged`, from answering what comes behind it.
 */
export function useFreshQuestion(question: string, staged = false): void {
  const guard = useRef<Guard | null>(null);
  const last = useRef(question);
  useEffect(() => {
    const made = new Guard();
    guard.current = made;
    return made.listen();
  }, []);
  useLayoutEffect(() => {
    if (last.current !== question) {
      last.current = question;
      guard.current?.changed();
    }
  }, [question]);
  useLayoutEffect(() => {
    if (!staged) return undefined;
    guard.current?.staged();
    return () => guard.current?.skipped();
  }, [staged]);
}

/** Remembers when the question changed, and what was down at that moment. */
class Guard {
  private changedAt = Number.NEGATIVE_INFINITY;
  private pressedAt = Number.NEGATIVE_INFINITY;
  private readonly down = new Set<string>();
  private stale: ReadonlySet<string> = new Set();
  private isStaged = false;
  private skippedAt = Number.NEGATIVE_INFINITY;

  changed(): void {
    this.changedAt = performance.now();
    this.stale = new Set(this.down);
  }

  /** Something is shown that the space bar skips. */
  staged(): void {
    this.isStaged = true;
  }

  /** It is over: skipped, or by itself just before somebody would have. */
  skipped(): void {
    this.isStaged = false;
    this.skippedAt = performance.now();
  }

  /** Listen before anything else on the page does, until the returned function is called. */
  listen(): () => void {
    const ending = new AbortController();
    const early = { capture: true, signal: ending.signal };
    window.addEventListener("pointerdown", () => this.press(), early);
    window.addEventListener("click", (event) => this.click(event), early);
    window.addEventListener("keydown", (event) => this.keyDown(event), early);
    window.addEventListener("keyup", (event) => this.keyUp(event), early);
    window.addEventListener("blur", () => this.down.clear(), early);
    return () => ending.abort();
  }

  private press(): void {
    this.pressedAt = performance.now();
  }

  /** A click counts from when the pointer went down; those of the keyboard come from a key. */
  private click(event: MouseEvent): void {
    const isAnswer = event.target instanceof Element && event.target.closest(ANSWERING) !== null;
    const isEarly = event.detail > 0 && this.pressedAt < this.changedAt + FRESH_MS;
    if (isAnswer && isEarly) stop(event);
  }

  private keyDown(event: KeyboardEvent): void {
    if (this.isSkip(event)) {
      this.skippedAt = performance.now();
      this.stale = new Set([...this.stale, event.code]);
    }
    if (this.isStale(event)) stop(event);
    this.down.add(event.code);
  }

  /** One more press of the key that skips, where there is nothing more to skip. */
  private isSkip(event: KeyboardEvent): boolean {
    const isAnswer = event.target instanceof Element && event.target.closest(ANSWERING) !== null;
    const isEarly = performance.now() < this.skippedAt + SKIP_MS;
    return event.key === " " && isAnswer && isEarly && !this.isStaged;
  }

  /** The space bar presses a button when it comes up. */
  private keyUp(event: KeyboardEvent): void {
    if (this.isStale(event)) stop(event);
    this.down.delete(event.code);
    this.stale = new Set([...this.stale].filter((code) => code !== event.code));
  }

  private isStale(event: KeyboardEvent): boolean {
    return this.stale.has(event.code) && !MOVING.test(event.key) && isForPage(event);
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
