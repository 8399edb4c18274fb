/** Questions that are answered with a number, and what each number does. */
import type { Decision } from "@/core/view/view";
import type { Seen } from "@/games/swccg/reading/seen";
import { capital } from "@/kit/wording";

/** Whether only numbers in a row are offered; places in a strip have words of their own. */
export function isCount({ options }: Decision): boolean {
  return (
    options.length > 0 &&
    options.every(({ kind, value = 0 }, place) => {
      return kind === "value" && value === (options[0]?.value ?? 0) + place;
    })
  );
}

/** What choosing so many does: "Activate 5 Force", "Draw 2 cards". */
export function countWords({ view }: Seen, value: number, words: string): string {
  const asked = view.decision;
  if (asked?.reason === "let_run") return capital(words);
  switch (asked?.verb ?? "") {
    case "activate":
      return value === 0 ? "Activate no Force" : `Activate ${value} Force`;
    case "draw":
      return value === 0 ? "Draw no card" : value === 1 ? "Draw 1 card" : `Draw ${value} cards`;
    default:
      return /^\d+$/.test(words) ? `Choose ${words}` : capital(words);
  }
}
