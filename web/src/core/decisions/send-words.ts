import type { GameClient } from "@/core/client/client";
import type { Decision } from "@/core/view/view";

/** The words of the button that sends so many picks. */
export function sendWords({ sends }: GameClient, decision: Decision, count: number): string {
  const words = sends?.[decision.reason];
  return words === undefined
    ? `Choose ${count === 1 ? "this one" : `these ${count}`}`
    : words(`${count}`);
}
