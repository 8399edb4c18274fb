/**
 * The Customizable Card Game in the page: what the table asks of it, answered.
 *
 * What belongs here: putting together what the folders beside it know. What does not: pages
 * around the table, which come without it (`games/registry`).
 */
import { useMemo } from "react";
import { asClient, type GameClient } from "@/core/client/client";
import { useFacts } from "@/games/swccg/catalogue/asked-facts";
import { cardName, type Facts } from "@/games/swccg/catalogue/facts";
import { CardFace } from "@/games/swccg/drawing/card-face";
import { type Seen, seenIn } from "@/games/swccg/reading/seen";

/** The Customizable Card Game with the facts that `useKnown` has of an edition. */
export function swccgWith(useKnown: (edition: string) => Facts): GameClient {
  const client: GameClient<Seen> = {
    useBoard(view, edition) {
      const facts = useKnown(edition);
      return useMemo(() => (view === null ? null : seenIn(view, facts)), [view, facts]);
    },
    place: (_, decision) => ({
      things: new Map(),
      tray: [],
      bar: decision.options.map((_option, place) => place),
    }),
    thing: () => ({ title: "", code: "" }),
    sheet: ({ facts }, code) => ({
      title: cardName(facts, code),
      drawn: <CardFace facts={facts} code={code} />,
    }),
    questions: { whyNot: () => null, makesUp: () => null },
  };
  return asClient(client);
}

export const CLIENT = swccgWith(useFacts);
