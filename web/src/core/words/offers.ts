/**
 * Offers in sentences: what somebody wants, and what became of it.
 */
import type { Offered } from "@protocol";
import { capital } from "@/kit/wording";

export function offerWords(offered: Offered, who: string): string {
  const isMine = who === "You";
  const name = capital(who);
  if (offered.what === "draw") return `${name} ${isMine ? "have" : "has"} offered a draw.`;
  return `${name} ${isMine ? "have asked" : "asks"} to take the last answer back.`;
}

const CLOSED: Readonly<Record<string, string>> = {
  accepted: "was accepted",
  declined: "was declined",
  lapsed: "has lapsed, because the game went on",
};

export function settledWords(offered: Offered, who: string): string {
  const what = offered.what === "draw" ? "offer of a draw" : "wish to take something back";
  const whose = who === "You" ? "Your" : `${capital(who)}’s`;
  return `${whose} ${what} ${CLOSED[offered.closed ?? ""] ?? "is off the table"}.`;
}
