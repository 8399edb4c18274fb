import type { ReactElement } from "react";
import { useChosenTitle } from "@/core/client/chosen-title";
import { Frame } from "@/core/site/frame";
import { Way } from "@/kit/way";
import styles from "@/pages/cards/cards-page.module.css";
import { GameChoice } from "@/pages/parts/game-choice";
import { NotDrawn } from "@/pages/parts/not-drawn";

/** Every card of a game. */
export function CardsPage(): ReactElement {
  const { title } = useChosenTitle();
  const { Cards, Sets } = title.pages;
  return (
    <Frame
      title="Cards"
      aside={
        <div className={styles["aside"]}>
          <GameChoice />
          {Sets === undefined ? null : <Way to="/sets">What can be played</Way>}
        </div>
      }
    >
      {Cards === undefined ? <NotDrawn /> : <Cards key={title.id} />}
    </Frame>
  );
}
