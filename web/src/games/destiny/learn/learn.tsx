import type { ReactElement } from "react";
import type { OfTitle } from "@/core/client/titles";
import type { GuidedGame } from "@/core/lessons/guided-game";
import { GuidedWay } from "@/core/lessons/guided-way";

/**
 * The decks of the Two-Player Game: two characters with a die each, no card twice.
 *
 * The bot plays what looks best, so that its turns show what dice and cards are for.
 */
const GAME: Omit<GuidedGame, "title"> = {
  own: "tpg-heroes",
  other: "tpg-villains",
  bot: "greedy",
};

/** The way to the guided game of Destiny. */
export function Learn({ title }: OfTitle): ReactElement {
  return (
    <GuidedWay game={{ ...GAME, title }}>
      <p>
        Your first game of Star Wars: Destiny, with the decks of the Two-Player Game, against the
        computer. Somebody beside the table tells you what is new, when it is new.
      </p>
    </GuidedWay>
  );
}
