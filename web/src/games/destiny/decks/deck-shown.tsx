import type { ReactElement } from "react";
import { useLocation } from "wouter";
import type { DeckShownProps } from "@/core/client/titles";
import { Legality } from "@/core/decks/legality";
import { lobby } from "@/core/net/api";
import { useAsked, useDoing } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { offered } from "@/core/site/offered";
import { playBot, tablePath } from "@/core/site/starting";
import { usePrintings } from "@/games/destiny/catalogue/use-printings";
import { DeckContents } from "@/games/destiny/decks/deck-contents";
import styles from "@/games/destiny/decks/deck-shown.module.css";
import { sideWords, teamWords } from "@/games/destiny/decks/deck-words";
import { deckText } from "@/games/destiny/decks/list-text";
import { cardsOf } from "@/games/destiny/reading/sent";
import { Button } from "@/kit/button";
import { RefusalNotice } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { spelled } from "@/kit/wording";

const BOT = "greedy";

/** A deck: what is in it, where it is legal, and a game with it. */
export function DeckShown({ deck, choice, tools }: DeckShownProps): ReactElement {
  const { edition, format } = deck.checked;
  const cards = usePrintings(edition);
  const terms = useAsked(lobby.terms, "").told;
  const [, go] = useLocation();
  const doing = useDoing();
  const listed = cardsOf(deck);
  const team = listed.team.map(([code]) => code);
  const title = choice.kind === "ready" ? teamWords(team, cards) || spelled(deck.name) : deck.name;
  const play = (): void =>
    doing.run(async () => {
      go(
        tablePath(
          await playBot({ title: deck.title, deck: choice, format, edition }, { bot: BOT }),
        ),
      );
    });
  const download = `data:text/plain;charset=utf-8,${encodeURIComponent(deckText(listed, cards))}`;
  return (
    <Frame
      title={title}
      aside={
        <span className={panel["acts"]}>
          <Button
            kind="go"
            pending={doing.busy}
            disabled={!deck.checked.legal || !deck.checked.playable}
            onClick={play}
          >
            Play the computer
          </Button>
          <a className={styles["file"]} href={download} download={`${deck.name}.txt`}>
            Save as text
          </a>
        </span>
      }
    >
      <p className="quiet">{sideWords(team, cards)}</p>
      <RefusalNotice refusal={doing.refusal} />
      <div className={styles["columns"]}>
        <section className={panel["panel"]} aria-labelledby="contents">
          <h2 id="contents" className="spoken">
            What is in it
          </h2>
          <DeckContents deck={listed} cards={cards} />
        </section>
        <div className={styles["column"]}>
          {tools}
          {terms === null ? null : (
            <Legality
              title={deck.title}
              text={deckText(listed, new Map())}
              edition={edition}
              formats={offered(terms, deck.title).formats}
            />
          )}
        </div>
      </div>
    </Frame>
  );
}
