import type { Cards } from "@protocol/swccg";
import type { ReactElement } from "react";
import { Copies } from "@/core/decks/copies";
import { DeckSections } from "@/core/decks/deck-sections";
import { cardName, type Facts } from "@/games/swccg/catalogue/facts";
import { CardLine } from "@/games/swccg/decks/card-line";
import { sections } from "@/games/swccg/decks/deck";

interface DeckContentsProps {
  readonly deck: Cards;
  readonly facts: Facts;
  /** Put one more of a card in, or out; without it the deck is only shown. */
  readonly change?: (code: string, by: 1 | -1) => void;
}

/** What is in a deck, by type. */
export function DeckContents({ deck, facts, change }: DeckContentsProps): ReactElement {
  return (
    <DeckSections
      sections={sections(deck, facts)}
      sum={({ count }) => (
        <>
          <span className="num">{count}</span>
          {count === 1 ? " card" : " cards"}
        </>
      )}
      line={({ code, count, card }) =>
        card === null ? (
          <li key={code}>{`${count} ${code}`}</li>
        ) : (
          <CardLine key={code} facts={facts} card={card}>
            <Copies
              name={cardName(facts, code)}
              count={count}
              change={change && ((by) => change(code, by))}
            />
          </CardLine>
        )
      }
    />
  );
}
