import type { Cards } from "@protocol/imperial-assault";
import type { ReactElement } from "react";
import { Copies } from "@/core/decks/copies";
import { DeckSections } from "@/core/decks/deck-sections";
import type { Facts } from "@/games/imperial-assault/catalogue/facts";
import { sections } from "@/games/imperial-assault/decks/army";
import { CardLine } from "@/games/imperial-assault/decks/card-line";

interface ArmyContentsProps {
  readonly army: Cards;
  readonly facts: Facts;
}

/** What is in an army, by what it is for. */
export function ArmyContents({ army, facts }: ArmyContentsProps): ReactElement {
  return (
    <DeckSections
      sections={sections(army, facts)}
      sum={({ count, points }) => (
        <>
          <span className="num">{count}</span>
          {count === 1 ? " card, " : " cards, "}
          <span className="num">{points}</span>
          {points === 1 ? " point" : " points"}
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
