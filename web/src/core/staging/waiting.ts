/**
 * Being waited for: the name of the tab, a sound, and a notice while the page is hidden.
 *
 * What belongs here: telling somebody who does not look. What does not: telling somebody without
 * an open page (`core/net/push`), and what is asked.
 */
import { useEffect, useRef } from "react";
import { type Note, playNotes } from "@/core/staging/tones";
import { useSettings } from "@/core/store/settings";

export interface Waiting {
  /** Whether something is asked of whoever sits here. */
  readonly isAsked: boolean;
  readonly isOver: boolean;
  /** Whether the game is played now; nobody is waited for in one that is looked through. */
  readonly isLive?: boolean;
  /** The question, for the notice. */
  readonly words: string;
}

const ASKED: ReadonlyArray<Note> = [
  { shape: "sine", from: 523, seconds: 0.1, gain: 0.16 },
  { shape: "sine", from: 784, seconds: 0.16, gain: 0.16, after: 0.1 },
];

/** Say in every way that was wished for that somebody is waited for. */
export function useWaiting({ isAsked, isOver, words, isLive = true }: Waiting): void {
  const { sound, notice } = useSettings();
  const standing = isOver ? "The game is over" : isAsked ? "Your turn" : "Waiting";
  useTabName(isLive ? standing : "");
  useEffect(() => {
    if (sound && isAsked) playNotes(ASKED);
  }, [sound, isAsked]);
  const question = useRef(words);
  question.current = words;
  useEffect(() => {
    if (!notice || !isAsked || !document.hidden) return;
    return shownNotice(question.current);
  }, [notice, isAsked]);
}

/** The name of the tab says whether something is asked. */
function useTabName(words: string): void {
  useEffect(() => {
    if (words === "") return;
    const before = document.title;
    document.title = `${words} – Dejarik`;
    return () => {
      document.title = before;
    };
  }, [words]);
}

/** Whether this browser may show notices of an open page. */
export function mayNotify(): boolean {
  return "Notification" in globalThis && Notification.permission === "granted";
}

/** Ask the person whether notices may be shown; a browser that has none may not. */
export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Show a notice until the page is looked at; what is returned takes it away. */
function shownNotice(words: string): () => void {
  if (!mayNotify()) return () => undefined;
  const shown = makeNotice(words);
  if (shown === null) return () => undefined;
  const close = (): void => {
    if (!document.hidden) shown.close();
  };
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
  document.addEventListener("visibilitychange", close);
  return () => {
    document.removeEventListener("visibilitychange", close);
    shown.close();
  };
}

function makeNotice(words: string): Notification | null {
  try {
    // One for each table: the next takes the place of the last.
    return new Notification("Your turn", {
      body: words,
      tag: location.pathname,
      icon: "/icon.svg",
    });
  } catch {
    // Some phones show only those of a service worker, which tells while no page is open.
    return null;
  }
}
