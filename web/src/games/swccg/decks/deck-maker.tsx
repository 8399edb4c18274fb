import type { Cards } from "@protocol/swccg";
import type { ReactElement } from "react";
import type { BuilderProps } from "@/core/decks/built-deck";
import { BuiltLists } from "@/core/decks/built-lists";
import { CheckPanel } from "@/core/decks/check-panel";
import { DeckBuilder } from "@/core/decks/deck-builder";
import { faultyCards, mendsFor } from "@/core/decks/mends";
import { formatWords } from "@/core/site/table-words";
import { cardName, type Facts } from "@/games/swccg/catalogue/facts";
import { SWCCG } from "@/games/swccg/catalogue/id";
import { DeckAnalysis } from "@/games/swccg/decks/analysis";
import { builtSections, copiesOf, isEmpty, sizeOf, withCopies } from "@/games/swccg/decks/deck";
import { DeckTotals } from "@/games/swccg/decks/deck-totals";
import { sideWords } from "@/games/swccg/decks/deck-words";
import { Pool } from "@/games/swccg/decks/pool";
import panel from "@/kit/panel.module.css";

/** A deck beside the cards it can be made of. */
export function DeckMaker(props: BuilderProps<Facts, Cards>): ReactElement {
  const { deck, change, format, terms, check, facts, children } = props;
  const put = (code: string, by: 1 | -1): void => {
    if (facts.cards.has(code)) change(withCopies(deck, code, by));
  };
  return (
    <DeckBuilder
      label="The deck and cards to add"
      words={`Deck, ${sizeOf(deck)} cards`}
      numbers={<DeckAnalysis deck={deck} facts={facts} />}
      pool={
        <Pool facts={facts} deck={deck} format={format} change={({ code }, by) => put(code, by)} />
      }
    >
      {children}
      <CheckPanel
        check={check}
        format={formatWords(format, terms.formats)}
        mends={mendsFor({
          copiesOf: (code) => copiesOf(deck, code),
          nameOf: (code) => cardName(facts, code),
          takeOut: (code) => put(code, -1),
          add: (code) => put(code, 1),
        })}
        empty="Every fault is named here as soon as there are cards."
      >
        <DeckTotals deck={deck} facts={facts} format={format} />
      </CheckPanel>
      <section className={panel["panel"]} aria-label="The deck">
        <h2>{`${sideWords(deck.side)} of the Force`}</h2>
        {isEmpty(deck) ? (
          <p className={panel["empty"]}>
            No card yet. Add locations first, then characters, or start from a boxed deck.
          </p>
        ) : null}
        <BuiltLists
          title={SWCCG}
          sections={builtSections(deck, facts)}
          faulty={faultyCards(check)}
          change={put}
        />
      </section>
    </DeckBuilder>
  );
}
