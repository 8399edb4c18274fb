/** What of an answer would ruin one's own game, as far as the server has foreseen it. */
import type { Prompt } from "@protocol";

/** What of one's own game an option ruins; empty if nothing. */
export function ruinOf(prompt: Prompt | null, place: number): string {
  return prompt?.ruins?.[place] ?? "";
}
