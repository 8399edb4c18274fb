/**
 * Questions that the map asks while it is looked at: answered by the server, forgotten when the
 * table changes.
 */
import type { Explained } from "@protocol";
import { useEffect, useState } from "react";
import type { Question, QuestionReply } from "@/core/store/state";
import type { Head } from "@/core/view/view";
import { type AttackOdds, oddsIn } from "@/games/imperial-assault/reading/answers";
import { useImperial } from "@/games/imperial-assault/reading/seen";

/** A pointer that only passes by asks nothing. */
const REST_MS = 70;

interface Found {
  readonly key: string;
  readonly head: Head;
  readonly reply: QuestionReply | null;
  readonly refusal: string;
}

export interface Answered<T> {
  readonly answer: T | null;
  /** Why there is no answer; empty while it is on its way. */
  readonly refusal: string;
}

/** The answer to `explain`; none without a question. */
export function useExplained(question: string | null): Answered<Explained> {
  const found = useReply(question, "explain");
  const answer = found?.reply?.type === "explained" ? found.reply : null;
  return { answer, refusal: found?.refusal ?? "" };
}

/** The answer to `odds`. */
export function useOdds(question: string | null): Answered<AttackOdds> {
  const found = useReply(question, "odds");
  const answer = found?.reply?.type === "chances" ? oddsIn(found.reply) : null;
  return { answer, refusal: found?.refusal ?? "" };
}

function useReply(question: string | null, type: "explain" | "odds"): Found | null {
  const { store, head } = useImperial();
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
  return isKnown ? found : null;
}
