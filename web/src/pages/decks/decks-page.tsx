import type { ReactElement } from "react";
import { useChosenTitle } from "@/core/client/chosen-title";
import { Frame } from "@/core/site/frame";
import { Way } from "@/kit/way";
import { GameChoice } from "@/pages/parts/game-choice";
import { NotDrawn } from "@/pages/parts/not-drawn";

/** The decks of a game: one's own, and those that come with the program. */
export function DecksPage(): ReactElement {
  const { title } = useChosenTitle();
  const { DeckList } = title.pages;
  return (
    <Frame
      title="Decks"
      aside={
        <Way to="/decks/new" kind="go">
          New deck
        </Way>
      }
    >
      <GameChoice />
      {DeckList === undefined ? <NotDrawn /> : <DeckList key={title.id} title={title.id} />}
    </Frame>
  );
}
