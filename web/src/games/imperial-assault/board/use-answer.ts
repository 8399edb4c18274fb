/** Questions that the map asks while it is looked at, answered as it draws them. */
import type { Explained } from "@protocol";
import { useReply } from "@/core/scene/use-reply";
import { type AttackOdds, oddsIn } from "@/games/imperial-assault/reading/answers";

export interface Answered<T> {
  readonly answer: T | null;
  /** Why there is no answer; empty while it is on its way. */
  readonly refusal: string;
}

/** The answer to `explain`; none without a question. */
export function useExplained(question: string | null): Answered<Explained> {
  const { reply, refusal } = useReply(question, "explain");
  return { answer: reply?.type === "explained" ? reply : null, refusal };
}

/** The answer to `odds`. */
export function useOdds(question: string | null): Answered<AttackOdds> {
  const { reply, refusal } = useReply(question, "odds");
  return { answer: reply?.type === "chances" ? oddsIn(reply) : null, refusal };
}
