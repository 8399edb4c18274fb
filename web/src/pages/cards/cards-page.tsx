import type { ReactElement } from "react";
import { useChosenTitle } from "@/core/client/chosen-title";
import { Frame } from "@/core/site/frame";
import { GameChoice } from "@/pages/parts/game-choice";
import { NotDrawn } from "@/pages/parts/not-drawn";

/** Every card of a game. */
export function CardsPage(): ReactElement {
  const { title } = useChosenTitle();
  const { Cards } = title.pages;
  return (
    <Frame title="Cards">
      <GameChoice />
      {Cards === undefined ? <NotDrawn /> : <Cards key={title.id} />}
    </Frame>
  );
}
