import type { Deck } from "@protocol";
import { type ReactElement, type ReactNode, useSyncExternalStore } from "react";
import { useTitles } from "@/core/client/titles";
import { KeepNew } from "@/core/decks/keep-deck";
import { type LinkedList, listIn } from "@/core/decks/list-link";
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

/** A deck whose whole list stands in the address. */
export function LinkedDeckPage(): ReactElement {
  const hash = useHash();
  const asked = useAsked(() => linkedDeck(hash), hash);
  const list = listIn(hash);
  return (
    <Loaded asked={asked} choice={{ kind: "list", text: list?.text ?? "" }}>
      {() => (list === null ? null : <KeepLinked list={list} />)}
    </Loaded>
  );
}

/** Making a deck of one's own out of the list of a link. */
function KeepLinked({ list: { name, ...deck } }: { readonly list: LinkedList }): ReactElement {
  return <KeepNew noun={["a", "deck"]} deck={deck} called={name} ready />;
}

const NO_LIST = {
  code: "missing",
  message: "No list stands in this address.",
  advice: "Ask for the link anew; it may have been cut.",
  field: "",
};

/** What the server reads out of a list; it is checked as any other. Throws Refusal. */
async function linkedDeck(hash: string): Promise<Deck> {
  const list = listIn(hash);
  if (list === null) throw new Refusal(NO_LIST, 404);
  const { name, ...asked } = list;
  const checked = await decks.check(asked);
  const [line] = checked.unread;
  if (line !== undefined) {
    const message = `Line ${line.number} of the list is not understood: ${line.words}`;
    throw new Refusal({ ...NO_LIST, message }, 400);
  }
  const { title } = list;
  return { id: "", name, title, cards: checked.cards, checked, link: "", changed: 0, called: "" };
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

function useHash(): string {
  return useSyncExternalStore(heard, () => location.hash);
}

function heard(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
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
