import type { ReactElement } from "react";
import { useChosenTitle } from "@/core/client/chosen-title";
import { Frame } from "@/core/site/frame";
import { GameChoice } from "@/pages/parts/game-choice";
import { NotDrawn } from "@/pages/parts/not-drawn";

/** A deck to be made or pasted, checked and kept. */
export function NewDeckPage(): ReactElement {
  const { title } = useChosenTitle();
  const { NewDeck } = title.pages;
  return (
    <Frame title="New deck" aside={<GameChoice />} wide>
      {NewDeck === undefined ? <NotDrawn /> : <NewDeck key={title.id} title={title.id} />}
    </Frame>
  );
}
