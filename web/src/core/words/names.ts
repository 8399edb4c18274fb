import type { Sitter } from "@protocol";
import type { Head } from "@/core/view/view";
import { capital, listed } from "@/kit/wording";

/** What the players are called: by their names; one's own seat is You. */
export function nameOfSeat(
  { seat: own }: Head,
  sitters: ReadonlyArray<Sitter>,
  seat: number,
): string {
  if (seat === own) {
    return "You";
  }
  if (seat < 0) {
    return "Nobody";
  }
  const sitter = sitters[seat];
  const name = sitter?.name || sitter?.bot || `Player ${seat + 1}`;
  return capital(name);
}

/** Whose something is: "Your hand", "Mirel’s hand". */
export function whose(name: string, what: string): string {
  return name === "You" ? `Your ${what}` : `${name}’s ${what}`;
}

/** Who decides, as a sentence begins: "You decide", "Mirel decides", "You and Mirel decide". */
export function decideWords(names: ReadonlyArray<string>): string {
  const isOne = names.length === 1 && names[0] !== "You";
  return `${listed(names)} ${isOne ? "decides" : "decide"}`;
}
