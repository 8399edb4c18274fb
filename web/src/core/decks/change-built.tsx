import type { Deck, TitleOffered } from "@protocol";
import type { ReactElement } from "react";
import { type DeckKind, useBuiltDeck } from "@/core/decks/built-deck";
import { KeepChanged } from "@/core/decks/keep-deck";
import { PasteList } from "@/core/decks/paste-list";
import { TryDeck } from "@/core/decks/try-deck";
import { UndoButton } from "@/core/decks/undo-button";
import { lobby } from "@/core/net/api";
import { RulingsOf } from "@/core/rulings/use-rulings";
import { useAsked } from "@/core/site/asked";
import { offered } from "@/core/site/offered";
import { CopyText } from "@/kit/copy-text";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

interface ChangeBuiltProps<F, D> {
  readonly deck: Deck;
  readonly kind: DeckKind<F, D>;
}

/** Other cards for a stored deck. */
export function ChangeBuilt<F, D>({ deck, kind }: ChangeBuiltProps<F, D>): ReactElement {
  const asked = kind.useFacts(deck.checked.edition);
  const terms = useAsked(lobby.terms, "");
  const refusal = terms.refusal ?? asked.refusal;
  const isThere = terms.told !== null && asked.told !== null;
  return (
    <>
      <RefusalNotice refusal={refusal} />
      {!isThere && refusal === null ? <Waiting what="Fetching all cards, once." /> : null}
      {terms.told === null || asked.told === null ? null : (
        <RulingsOf value={deck.title}>
          <Changing
            deck={deck}
            kind={kind}
            terms={offered(terms.told, deck.title)}
            facts={asked.told}
          />
        </RulingsOf>
      )}
    </>
  );
}

interface ChangingProps<F, D> {
  readonly deck: Deck;
  readonly kind: DeckKind<F, D>;
  readonly terms: TitleOffered;
  readonly facts: F;
}

function Changing<F, D>({ deck, kind, terms, facts }: ChangingProps<F, D>): ReactElement {
  const { Builder, noun } = kind;
  const { title, checked } = deck;
  const { format, edition } = checked;
  const first = kind.read(deck.cards);
  const built = useBuiltDeck(kind, { first, draft: deck.id, title, format, edition, facts });
  return (
    <Builder
      deck={built.deck}
      change={built.setDeck}
      format={format}
      terms={terms}
      check={built.check}
      facts={facts}
    >
      <section className={panel["panel"]} aria-label={`Keep the ${noun[1]}`}>
        <PasteList
          title={title}
          format={format}
          edition={edition}
          example={kind.example}
          use={(cards) => built.setDeck(kind.read(cards))}
        />
        <KeepChanged
          deck={deck}
          text={built.text}
          ready={!kind.isEmpty(built.deck)}
          kept={built.forget}
        >
          <TryDeck
            deck={{ title, text: built.text, format, edition }}
            terms={terms}
            check={built.check}
          />
          <UndoButton undo={built.undo} />
          <CopyText text={built.text} />
        </KeepChanged>
      </section>
    </Builder>
  );
}
