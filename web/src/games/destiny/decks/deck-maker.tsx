import type { Cards } from "@protocol/destiny";
import type { ReactElement } from "react";
import type { BuilderProps } from "@/core/decks/built-deck";
import { BuiltLists } from "@/core/decks/built-lists";
import { CheckPanel } from "@/core/decks/check-panel";
import { DeckBuilder } from "@/core/decks/deck-builder";
import { faultyCards, mendsFor } from "@/core/decks/mends";
import { PointsBar } from "@/core/decks/points-bar";
import { formatWords } from "@/core/site/table-words";
import { DESTINY } from "@/games/destiny/catalogue/id";
import type { PrintedCard, WholeCatalogue } from "@/games/destiny/catalogue/printings";
import { DeckAnalysis } from "@/games/destiny/decks/analysis";
import { builtSections } from "@/games/destiny/decks/contents";
import {
  copiesOf,
  isEmpty,
  membersOf,
  pointsOf,
  sizeIn,
  withCard,
  withDice,
  withoutCard,
  withoutMember,
} from "@/games/destiny/decks/deck";
import { Pool } from "@/games/destiny/decks/pool";
import { TeamPlates } from "@/games/destiny/decks/team-plates";
import { colourOf } from "@/games/destiny/reading/faces";
import panel from "@/kit/panel.module.css";

/** A team and a deck beside the cards they can be made of. */
export function DeckMaker(props: BuilderProps<WholeCatalogue, Cards>): ReactElement {
  const { deck, change, format, terms, check, facts, children } = props;
  const { cards } = facts;
  const put = (card: PrintedCard | undefined, by: 1 | -1): void => {
    if (card !== undefined) change(by === 1 ? withCard(deck, card) : withoutCard(deck, card));
  };
  const members = membersOf(deck, facts, format);
  const { spent, most } = pointsOf(members, facts, format);
  const size = sizeIn(facts, format);
  return (
    <DeckBuilder
      label="The deck and cards to add"
      words={`Deck, ${deck.cards.length} cards`}
      numbers={<DeckAnalysis deck={deck} facts={facts} />}
      pool={<Pool facts={facts} deck={deck} format={format} change={put} />}
    >
      {children}
      <section className={panel["panel"]} aria-label="The team">
        {isEmpty(deck) ? (
          <p className={panel["empty"]}>
            Nobody yet. Add characters first, then a battlefield and the cards of the deck, or start
            from a deck that comes with the program.
          </p>
        ) : null}
        <TeamPlates
          members={members}
          setDice={(place, dice) => change(withDice(deck, place, dice))}
          takeOut={(place) => change(withoutMember(deck, place))}
        />
        <PointsBar
          label="Points"
          spent={spent}
          most={most}
          parts={members.map(({ place, card, points }) => ({
            key: String(place),
            name: card.title,
            points,
            tone: colourOf(card.colour),
          }))}
        />
        {most > 0 && spent > most && check.checked?.legal === true ? (
          <p className="quiet">A card of the team lowers its points, so it is legal.</p>
        ) : null}
        <p className="quiet">
          <b className="num">{deck.cards.length}</b>
          {size === 0 ? " cards in the deck" : ` of ${size} cards in the deck`}
        </p>
      </section>
      <CheckPanel
        check={check}
        format={formatWords(format, terms.formats)}
        mends={mendsFor({
          copiesOf: (code) => copies(deck, cards.get(code)),
          nameOf: (code) => cards.get(code)?.title ?? code,
          takeOut: (code) => put(cards.get(code), -1),
          add: (name) => put(printed(name, facts), 1),
        })}
        empty="Every fault is named here as soon as there are cards."
      >
        <h2 className="spoken">Whether it is legal</h2>
      </CheckPanel>
      {isEmpty(deck) ? null : (
        <section className={panel["panel"]} aria-label="Cards of the deck">
          <BuiltLists
            title={DESTINY}
            sections={builtSections(deck, cards)}
            faulty={faultyCards(check)}
            change={(code, by) => put(cards.get(code), by)}
          />
        </section>
      )}
    </DeckBuilder>
  );
}

function copies(deck: Cards, card: PrintedCard | undefined): number {
  return card === undefined ? 0 : copiesOf(deck, card);
}

/** The printing that a check names by its set and number. */
function printed(name: string, { cards }: WholeCatalogue): PrintedCard | undefined {
  return [...cards.values()].find(({ set, number }) => name === `${set} ${number}`);
}
