import type { ReactElement } from "react";
import type { InWords } from "@/core/client/client";
import type { Seen } from "@/games/destiny/reading/seen";
import { Between } from "@/games/destiny/words/between";
import { SideSection } from "@/games/destiny/words/side";
import { capital } from "@/kit/wording";

/** What lies on the table in words: one's own side, what lies between, the other side. */
export function Words({ board: seen, who }: InWords<Seen>): ReactElement {
  const { view, board, catalogue } = seen;
  const { far, near } = board;
  return (
    <>
      <SideSection title={heading(who(near.seat))} side={near} view={view} catalogue={catalogue} />
      <Between board={board} view={view} catalogue={catalogue} who={who} />
      <SideSection title={heading(who(far.seat))} side={far} view={view} catalogue={catalogue} />
    </>
  );
}

function heading(who: string): string {
  return who === "You" ? "Your side" : `${capital(who)}’s side`;
}
