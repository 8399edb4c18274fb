import type { ReactElement } from "react";
import type { OfTitle } from "@/core/client/titles";
import type { GuidedGame } from "@/core/lessons/guided-game";
import { GuidedWay } from "@/core/lessons/guided-way";

/** Armies of the core set; the bot plays what looks best, so that its turns show how it is done. */
const GAME: Omit<GuidedGame, "title"> = { own: "han-and-luke", other: "vader", bot: "greedy" };

/** The way to the guided first skirmish. */
export function Learn({ title }: OfTitle): ReactElement {
  return (
    <GuidedWay game={{ ...GAME, title }}>
      <p>
        Your first skirmish of Star Wars: Imperial Assault: Han Solo and Luke Skywalker against
        Darth Vader, whom the computer plays. Somebody beside the table tells you what each choice
        means, when it is new.
      </p>
    </GuidedWay>
  );
}
