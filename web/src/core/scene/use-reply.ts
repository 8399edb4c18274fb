/**
 * Questions that a table asks while it is looked at: answered by the server, forgotten when the
 * table changes.
 */
import { useEffect, useState } from "react";
import { useScene } from "@/core/scene/scene";
import type { Question, QuestionReply } from "@/core/store/state";
import type { Head } from "@/core/view/view";

/** A pointer that only passes by asks nothing. */
const REST_MS = 70;

export interface Replied {
  /** Null while it is on its way, and where there is none. */
  readonly reply: QuestionReply | null;
  /** Why there is no answer; empty while it is on its way. */
  readonly refusal: string;
}

interface Found extends Replied {
  readonly key: string;
  readonly head: Head;
}

const NOTHING: Replied = { reply: null, refusal: "" };

/** The answer to a question about the table as it is now; nothing without a question. */
export function useReply(question: string | null, type: "explain" | "odds"): Replied {
  const { store, head } = useScene();
  const [found, setFound] = useState<Found | null>(null);
  const key = `${type} ${question ?? ""}`;
  const isKnown = found !== null && found.key === key && found.head === head;
  useEffect(() => {
    if (question === null || isKnown) return;
    let wanted = true;
    const timer = window.setTimeout(() => {
      const asked: Question = { type, question };
      void store.ask(asked).then((answered) => {
        if (!wanted) return;
        setFound({
          key,
          head,
          reply: answered.done ? answered.reply : null,
          refusal: answered.done ? "" : answered.refusal.message,
        });
      });
    }, REST_MS);
    return () => {
      wanted = false;
      window.clearTimeout(timer);
    };
  }, [store, head, question, type, key, isKnown]);
  return isKnown ? found : NOTHING;
}
