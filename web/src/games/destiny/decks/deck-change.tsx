import type { Deck, TitleOffered } from "@protocol";
import { type ReactElement, useState } from "react";
import { KeepChanged } from "@/core/decks/keep-deck";
import { useDeckCheck } from "@/core/decks/use-deck-check";
import { lobby } from "@/core/net/api";
import { useAsked } from "@/core/site/asked";
import { offered } from "@/core/site/offered";
import type { Printings } from "@/games/destiny/catalogue/printings";
import { usePrintings } from "@/games/destiny/catalogue/use-printings";
import { DeckEditor } from "@/games/destiny/decks/deck-editor";
import { deckText } from "@/games/destiny/decks/list-text";
import { cardsOf } from "@/games/destiny/reading/sent";
import { RefusalNotice, Waiting } from "@/kit/notice";

/** Another list for a stored deck. */
export function DeckChange({ deck }: { readonly deck: Deck }): ReactElement {
  const terms = useAsked(lobby.terms, "");
  const cards = usePrintings(deck.checked.edition);
  return (
    <>
      <RefusalNotice refusal={terms.refusal} />
      {terms.told === null || cards.size === 0 ? (
        <Waiting what="Looking for the deck." />
      ) : (
        <Editing deck={deck} terms={offered(terms.told, deck.title)} cards={cards} />
      )}
    </>
  );
}

interface EditingProps {
  readonly deck: Deck;
  readonly terms: TitleOffered;
  readonly cards: Printings;
}

function Editing({ deck, terms, cards }: EditingProps): ReactElement {
  const { format, edition } = deck.checked;
  const [text, setText] = useState(() => deckText(cardsOf(deck), cards));
  const check = useDeckCheck({ text, format, edition, title: deck.title });
  const isReadable = check.checked !== null && check.checked.unread.length === 0;
  return (
    <>
      <DeckEditor
        title={deck.title}
        draft={{ text, format, edition }}
        change={(some) => setText(some.text ?? text)}
        check={check}
        terms={terms}
        cards={cards}
        fixed
      />
      <KeepChanged deck={deck} text={text} ready={isReadable} />
    </>
  );
}
