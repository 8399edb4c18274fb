import type { Cards } from "@protocol/imperial-assault";
import type { ReactElement } from "react";
import type { BuilderProps } from "@/core/decks/built-deck";
import { BuiltLists } from "@/core/decks/built-lists";
import { CheckPanel } from "@/core/decks/check-panel";
import { DeckBuilder } from "@/core/decks/deck-builder";
import { faultyCards, mendsFor } from "@/core/decks/mends";
import type { DeckCheck } from "@/core/decks/use-deck-check";
import { formatWords } from "@/core/site/table-words";
import { cardName, type Facts } from "@/games/imperial-assault/catalogue/facts";
import { IMPERIAL_ASSAULT } from "@/games/imperial-assault/catalogue/id";
import { ArmyAnalysis } from "@/games/imperial-assault/decks/analysis";
import {
  builtSections,
  copiesOf,
  isEmpty,
  totalsOf,
  withCard,
  withoutCard,
} from "@/games/imperial-assault/decks/army";
import { ArmyTotals } from "@/games/imperial-assault/decks/army-totals";
import { isRemark } from "@/games/imperial-assault/decks/army-words";
import { Pool } from "@/games/imperial-assault/decks/pool";
import panel from "@/kit/panel.module.css";

/** An army beside the cards it can be made of. */
export function ArmyBuilder(props: BuilderProps<Facts, Cards>): ReactElement {
  const { deck: army, change, format, terms, check, facts, children } = props;
  const put = (code: string, by: 1 | -1): void => {
    const card = facts.cards.get(code);
    if (card !== undefined) change(by === 1 ? withCard(army, card) : withoutCard(army, code));
  };
  return (
    <DeckBuilder
      label="The army and cards to add"
      words={`Army, ${totalsOf(army, facts).points} points`}
      numbers={<ArmyAnalysis army={army} facts={facts} />}
      pool={
        <Pool facts={facts} army={army} format={format} change={({ code }, by) => put(code, by)} />
      }
    >
      {children}
      <CheckPanel
        check={check}
        format={formatWords(format, terms.formats)}
        mends={mendsFor({
          copiesOf: (code) => copiesOf(army, code),
          nameOf: (code) => cardName(facts, code),
          takeOut: (code) => put(code, -1),
          add: (code) => put(code, 1),
        })}
        isRemark={isRemark}
        empty="Every fault is named here as soon as there are cards."
      >
        <ArmyTotals army={army} facts={facts} format={format} />
      </CheckPanel>
      <section className={panel["panel"]} aria-label="The army">
        <h2 className="spoken">What is in it</h2>
        {isEmpty(army) ? (
          <p className={panel["empty"]}>
            No card yet. Add groups, then command cards, or start from an army that comes with the
            program.
          </p>
        ) : null}
        <BuiltLists
          title={IMPERIAL_ASSAULT}
          sections={builtSections(army, facts, notesOf(check))}
          faulty={faultyCards(check, isRemark)}
          change={put}
        />
      </section>
    </DeckBuilder>
  );
}

const NO_USE = "Nobody in this army can use it";

/** What the check says of single cards: those that nobody here can use. */
function notesOf({ checked }: DeckCheck): ReadonlyMap<string, string> {
  const idle = (checked?.reasons ?? []).filter(({ key }) => isRemark(key));
  return new Map(idle.flatMap(({ cards }) => cards.map((code) => [code, NO_USE] as const)));
}
