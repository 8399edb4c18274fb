import type { Deck } from "@protocol";
import type { ReactElement, ReactNode } from "react";
import { useTitles } from "@/core/client/titles";
import { decks } from "@/core/net/api";
import { Refusal } from "@/core/net/asking";
import { useAsked } from "@/core/site/asked";
import { Frame } from "@/core/site/frame";
import type { DeckChoice } from "@/core/site/starting";
import { RefusalNotice, Waiting } from "@/kit/notice";
import { OwnDeckTools } from "@/pages/decks/own-deck-tools";
import { NotDrawn } from "@/pages/parts/not-drawn";

/** A deck of one's own. */
export function OwnDeckPage({ id }: { readonly id: string }): ReactElement {
  const asked = useAsked(() => decks.read({ id }), id);
  return (
    <Loaded asked={asked} choice={{ kind: "own", id }} changed={asked.again}>
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
  /** Asks for it again; nothing for a deck that is not one's own. */
  readonly changed?: () => void;
  readonly children?: (deck: Deck) => ReactNode;
}

/** A deck as its title shows it. */
function Loaded({ asked, choice, changed, children }: LoadedProps): ReactElement {
  const { told, refusal } = asked;
  const titles = useTitles();
  if (told === null) {
    return (
      <Frame title="A deck">
        <RefusalNotice refusal={refusal} />
        {refusal === null ? <Waiting what="Looking for the deck." /> : null}
      </Frame>
    );
  }
  const { DeckShown } = titles.named(told.title).pages;
  return DeckShown === undefined ? (
    <Frame title={told.name}>
      <NotDrawn />
      {children?.(told)}
    </Frame>
  ) : (
    <DeckShown deck={told} choice={choice} tools={children?.(told)} changed={changed} />
  );
}
