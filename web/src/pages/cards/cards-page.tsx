import type { ReactElement } from "react";
import { useChosenTitle } from "@/core/client/chosen-title";
import { Frame } from "@/core/site/frame";
import { Way } from "@/kit/way";
import { GameChoice } from "@/pages/parts/game-choice";
import { NotDrawn } from "@/pages/parts/not-drawn";

/** Every card of a game. */
export function CardsPage(): ReactElement {
  const { title } = useChosenTitle();
  const { Cards, Sets } = title.pages;
  return (
    <Frame
      title="Cards"
      aside={Sets === undefined ? null : <Way to="/sets">What can be played</Way>}
    >
      <GameChoice />
      {Cards === undefined ? <NotDrawn /> : <Cards key={title.id} />}
    </Frame>
  );
}
