import type { Deck } from "@protocol";
import type { ReactElement, ReactNode } from "react";
import { useLocation } from "wouter";
import { decks, lobby } from "@/core/net/api";
import { Refusal } from "@/core/net/asking";
import { useAsked, useDoing } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import { type DeckChoice, playBot, tablePath } from "@/core/site/starting";
import { usePrintings } from "@/games/destiny/catalogue/use-printings";
import { DeckContents } from "@/games/destiny/decks/deck-contents";
import styles from "@/games/destiny/decks/deck-page.module.css";
import { sideWords, spelled, teamWords } from "@/games/destiny/decks/deck-words";
import { Legality } from "@/games/destiny/decks/legality";
import { deckText } from "@/games/destiny/decks/list-text";
import { OwnDeckTools } from "@/games/destiny/decks/own-deck-tools";
import { Button } from "@/kit/button";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

const BOT = "greedy";

/** A deck of one's own. */
export function OwnDeckPage({ id }: { readonly id: string }): ReactElement {
  const asked = useAsked(() => decks.read({ id }), id);
  return (
    <Loaded asked={asked} choice={{ kind: "own", id }}>
      {(deck) => <OwnDeckTools deck={deck} changed={asked.again} />}
    </Loaded>
  );
}

/** A deck that somebody shares. */
export function SharedDeckPage({ link }: { readonly link: string }): ReactElement {
  const asked = useAsked(() => decks.shared({ link }), link);
  return <Loaded asked={asked} choice={{ kind: "shared", link }} />;
}

const UNKNOWN = {
  code: "missing",
  message: "No deck that comes with the program is called so.",
  advice: "Look at the list of decks.",
  field: "",
};

async function readyDeck(name: string): Promise<Deck> {
  const found = (await decks.ready()).decks.find((deck) => deck.name === name);
  if (found === undefined) throw new Refusal(UNKNOWN, 404);
  return found;
}

/** A deck that comes with the program. */
export function ReadyDeckPage({ name }: { readonly name: string }): ReactElement {
  const asked = useAsked(() => readyDeck(name), name);
  return <Loaded asked={asked} choice={{ kind: "ready", name }} />;
}

interface LoadedProps {
  readonly asked: { readonly told: Deck | null; readonly refusal: Refusal | null };
  readonly choice: DeckChoice;
  readonly children?: (deck: Deck) => ReactNode;
}

function Loaded({ asked, choice, children }: LoadedProps): ReactElement {
  const { told, refusal } = asked;
  if (told === null) {
    return (
      <Frame title="A deck">
        <RefusalNotice refusal={refusal} />
        {refusal === null ? <Waiting what="Looking for the deck." /> : null}
      </Frame>
    );
  }
  return <DeckShown deck={told} choice={choice} tools={children?.(told)} />;
}

interface DeckShownProps {
  readonly deck: Deck;
  readonly choice: DeckChoice;
  readonly tools: ReactNode;
}

function DeckShown({ deck, choice, tools }: DeckShownProps): ReactElement {
  const { edition, format } = deck.checked;
  const cards = usePrintings(edition);
  const terms = useAsked(lobby.terms, "").told;
  const [, go] = useLocation();
  const doing = useDoing();
  const team = deck.cards.team.map(([code]) => code);
  const title = choice.kind === "ready" ? teamWords(team, cards) || spelled(deck.name) : deck.name;
  const play = (): void =>
    doing.run(async () => {
      go(tablePath(await playBot({ deck: choice, format, edition }, { bot: BOT })));
    });
  const download = `data:text/plain;charset=utf-8,${encodeURIComponent(deckText(deck.cards, cards))}`;
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
          <DeckContents deck={deck.cards} cards={cards} />
        </section>
        <div className={styles["column"]}>
          {tools}
          {terms === null ? null : (
            <Legality deck={deck.cards} edition={edition} formats={terms.formats} cards={cards} />
          )}
        </div>
      </div>
    </Frame>
  );
}
