import type { Deck, TitleOffered } from "@protocol";
import { type ReactElement, useState } from "react";
import { type DeckKind, useBuiltDeck } from "@/core/decks/built-deck";
import { readyDecks } from "@/core/decks/deck-lists";
import { KeepNew } from "@/core/decks/keep-deck";
import { PasteList } from "@/core/decks/paste-list";
import { lobby } from "@/core/net/api";
import { type Asked, useAsked } from "@/core/site/asked";
import { offered } from "@/core/site/offered";
import { ChoiceField } from "@/kit/choice-field";
import { CopyText } from "@/kit/copy-text";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

interface NewBuiltProps<F, D> {
  readonly title: string;
  readonly kind: DeckKind<F, D>;
  readonly asked: Asked<F>;
}

/** Build a deck from nothing, from one that comes with the program, or from a text. */
export function NewBuilt<F, D>({ title, kind, asked }: NewBuiltProps<F, D>): ReactElement {
  const terms = useAsked(lobby.terms, "");
  const ready = useAsked(() => readyDecks(title), title);
  const refusal = terms.refusal ?? asked.refusal ?? ready.refusal;
  const isThere = terms.told !== null && asked.told !== null && ready.told !== null;
  return (
    <>
      <RefusalNotice refusal={refusal} />
      {!isThere && refusal === null ? <Waiting what="Fetching all cards, once." /> : null}
      {terms.told === null || asked.told === null || ready.told === null ? null : (
        <Building
          title={title}
          kind={kind}
          terms={offered(terms.told, title)}
          facts={asked.told}
          ready={ready.told}
        />
      )}
    </>
  );
}

interface BuildingProps<F, D> {
  readonly title: string;
  readonly kind: DeckKind<F, D>;
  readonly terms: TitleOffered;
  readonly facts: F;
  readonly ready: ReadonlyArray<Deck>;
}

function Building<F, D>({ title, kind, terms, facts, ready }: BuildingProps<F, D>): ReactElement {
  const { Builder, edition, empty } = kind;
  const [format, setFormat] = useState(terms.formats[0]?.code ?? "");
  const [from, setFrom] = useState(empty[0].key);
  const built = useBuiltDeck(kind, { first: empty[0].deck, title, format, facts });
  const start = (chosen: string): void => {
    const found = ready.find((deck) => deck.name === chosen);
    const nothing = empty.find(({ key }) => key === chosen) ?? empty[0];
    setFrom(chosen);
    built.setDeck(found === undefined ? nothing.deck : kind.read(found.cards));
  };
  return (
    <>
      <section className={panel["panel"]} aria-label="Where to begin">
        <div className={panel["pair"]}>
          <ChoiceField
            label="Start from"
            chosen={from}
            choices={[
              ...empty.map(({ key, words }) => [key, words] as const),
              ...ready.map(({ name }) => [name, kind.readyName(name)] as const),
            ]}
            choose={start}
          />
          <ChoiceField
            label="Format"
            chosen={format}
            choices={terms.formats.map(({ code, name: words }) => [code, words] as const)}
            choose={setFormat}
          />
        </div>
        <PasteList
          title={title}
          format={format}
          edition={edition}
          example={kind.example}
          use={(cards) => built.setDeck(kind.read(cards))}
        />
      </section>
      <Builder
        deck={built.deck}
        change={built.setDeck}
        format={format}
        terms={terms}
        check={built.check}
        facts={facts}
      >
        <KeepNew
          noun={kind.noun}
          deck={{ title, text: built.text, format, edition }}
          ready={!kind.isEmpty(built.deck)}
        >
          <CopyText text={built.text} />
        </KeepNew>
      </Builder>
    </>
  );
}
