import type { Deck, TitleOffered } from "@protocol";
import { type ReactElement, useRef, useState } from "react";
import { calledOf } from "@/core/cards/called";
import { editionWords, useTitles } from "@/core/client/titles";
import { type DeckKind, useBuiltDeck } from "@/core/decks/built-deck";
import { readyDecks } from "@/core/decks/deck-lists";
import { KeepNew } from "@/core/decks/keep-deck";
import styles from "@/core/decks/new-built.module.css";
import { PasteList } from "@/core/decks/paste-list";
import { TryDeck } from "@/core/decks/try-deck";
import { UndoButton } from "@/core/decks/undo-button";
import { lobby } from "@/core/net/api";
import { RulingsOf } from "@/core/rulings/use-rulings";
import { useAsked } from "@/core/site/asked";
import { offered } from "@/core/site/offered";
import { ChoiceField } from "@/kit/choice-field";
import { CopyText } from "@/kit/copy-text";
import { RefusalNotice, Waiting } from "@/kit/notice";

/** What one had begun before is no ready-made deck. */
const DRAFT = "draft";

interface NewBuiltProps<F, D> {
  readonly title: string;
  readonly kind: DeckKind<F, D>;
}

/** Build a deck from nothing, from one that comes with the program, or from a text. */
export function NewBuilt<F, D>({ title, kind }: NewBuiltProps<F, D>): ReactElement {
  const [edition, setEdition] = useState(kind.edition);
  const asked = kind.useFacts(edition);
  // What was built stays while the facts of another edition are on their way.
  const facts = useRef<F | null>(null);
  facts.current = asked.told ?? facts.current;
  const terms = useAsked(lobby.terms, "");
  const ready = useAsked(() => readyDecks(title), title);
  const refusal = terms.refusal ?? asked.refusal ?? ready.refusal;
  const isThere = terms.told !== null && facts.current !== null && ready.told !== null;
  return (
    <>
      <RefusalNotice refusal={refusal} />
      {!isThere && refusal === null ? <Waiting what="Fetching all cards, once." /> : null}
      {terms.told === null || facts.current === null || ready.told === null ? null : (
        <RulingsOf value={title}>
          <Building
            title={title}
            kind={kind}
            terms={offered(terms.told, title)}
            facts={facts.current}
            ready={ready.told}
            edition={edition}
            setEdition={setEdition}
          />
        </RulingsOf>
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
  readonly edition: string;
  readonly setEdition: (edition: string) => void;
}

function Building<F, D>(props: BuildingProps<F, D>): ReactElement {
  const { title, kind, terms, facts, ready, edition, setEdition } = props;
  const { Builder, empty } = kind;
  const of = useTitles().named(title);
  const [format, setFormat] = useState(usualFormat(kind, terms));
  const built = useBuiltDeck(kind, {
    first: empty[0].deck,
    draft: title,
    title,
    format,
    edition,
    facts,
  });
  const [from, setFrom] = useState(built.isDraft ? DRAFT : empty[0].key);
  const start = (chosen: string): void => {
    const found = ready.find((deck) => deck.name === chosen);
    const nothing = empty.find(({ key }) => key === chosen) ?? empty[0];
    setFrom(chosen);
    built.setDeck(found === undefined ? nothing.deck : kind.read(found.cards));
  };
  return (
    <>
      <section className={styles["begin"]} aria-label="Where to begin">
        <div className={styles["terms"]}>
          <ChoiceField
            label="Start from"
            chosen={from}
            choices={[
              ...(from === DRAFT ? [[DRAFT, "What you had begun"] as const] : []),
              ...empty.map(({ key, words }) => [key, words] as const),
              ...ready.map((deck) => [deck.name, calledOf(deck)] as const),
            ]}
            choose={start}
          />
          <ChoiceField
            label="Format"
            chosen={format}
            choices={terms.formats.map(({ code, name: words }) => [code, words] as const)}
            choose={setFormat}
          />
          {terms.editions.length < 2 ? null : (
            <ChoiceField
              label="Rules"
              chosen={edition}
              choices={terms.editions.map((one) => [one, editionWords(of, one)] as const)}
              choose={setEdition}
            />
          )}
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
          kept={built.forget}
        >
          <TryDeck
            deck={{ title, text: built.text, format, edition }}
            terms={terms}
            check={built.check}
          />
          <UndoButton undo={built.undo} />
          <CopyText text={built.text} />
        </KeepNew>
      </Builder>
    </>
  );
}

function usualFormat<F, D>({ usualFormat: wanted }: DeckKind<F, D>, terms: TitleOffered): string {
  const found = terms.formats.find(({ code }) => code === wanted) ?? terms.formats[0];
  return found?.code ?? "";
}
