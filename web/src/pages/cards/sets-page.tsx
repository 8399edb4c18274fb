import type { ReactElement } from "react";
import { useChosenTitle } from "@/core/client/chosen-title";
import { Frame } from "@/core/site/frame";
import { GameChoice } from "@/pages/parts/game-choice";
import { NotDrawn } from "@/pages/parts/not-drawn";

/** Every set of a game, and how much of it can be played. */
export function SetsPage(): ReactElement {
  const { title } = useChosenTitle();
  const { Sets } = title.pages;
  return (
    <Frame title="What can be played">
      <GameChoice />
      {Sets === undefined ? <NotDrawn /> : <Sets key={title.id} />}
    </Frame>
  );
}
