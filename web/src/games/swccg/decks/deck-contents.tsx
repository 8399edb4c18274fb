import type { Cards } from "@protocol/swccg";
import type { ReactElement } from "react";
import { Copies } from "@/core/decks/copies";
import { DeckSections } from "@/core/decks/deck-sections";
import type { Facts } from "@/games/swccg/catalogue/facts";
import { CardLine } from "@/games/swccg/decks/card-line";
import { sections } from "@/games/swccg/decks/deck";

interface DeckContentsProps {
  readonly deck: Cards;
  readonly facts: Facts;
}

/** What is in a deck, by type. */
export function DeckContents({ deck, facts }: DeckContentsProps): ReactElement {
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
            <Copies count={count} />
          </CardLine>
        )
      }
    />
  );
}
