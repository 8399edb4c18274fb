import type { ReactElement } from "react";
import type { OfTitle } from "@/core/client/titles";
import type { GuidedGame } from "@/core/lessons/guided-game";
import { GuidedWay } from "@/core/lessons/guided-way";

/** The decks of the box; the bot plays what looks best, so that its turns show how it is done. */
const GAME: Omit<GuidedGame, "title"> = {
  own: "introductory-dark",
  other: "introductory-light",
  bot: "greedy",
};

/** The way to the guided first game. */
export function Learn({ title }: OfTitle): ReactElement {
  return (
    <GuidedWay game={{ ...GAME, title }}>
      <p>
        Your first game of the Star Wars Customizable Card Game: you play the Dark Side with Vader
        and his troopers, the computer plays the Light Side. Somebody beside the table tells you
        what each choice means, when it is new.
      </p>
    </GuidedWay>
  );
}
