import type { Deck, TitleOffered } from "@protocol";
import type { ReactElement } from "react";
import { KeepChanged } from "@/core/decks/keep-deck";
import { lobby } from "@/core/net/api";
import { useAsked } from "@/core/site/asked";
import { offered } from "@/core/site/offered";
import { useAllFacts } from "@/games/imperial-assault/catalogue/asked-facts";
import type { Facts } from "@/games/imperial-assault/catalogue/facts";
import { armyOf, isEmpty } from "@/games/imperial-assault/decks/army";
import { ArmyBuilder } from "@/games/imperial-assault/decks/army-builder";
import { PasteArmy } from "@/games/imperial-assault/decks/paste-army";
import { useArmy } from "@/games/imperial-assault/decks/use-army";
import { CopyText } from "@/kit/copy-text";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

/** Other cards for a stored army. */
export function ArmyChange({ deck }: { readonly deck: Deck }): ReactElement {
  const terms = useAsked(lobby.terms, "");
  const facts = useAllFacts();
  const refusal = terms.refusal ?? facts.refusal;
  const isThere = terms.told !== null && facts.told !== null;
  return (
    <>
      <RefusalNotice refusal={refusal} />
      {!isThere && refusal === null ? <Waiting what="Fetching all cards, once." /> : null}
      {terms.told === null || facts.told === null ? null : (
        <Changing deck={deck} terms={offered(terms.told, deck.title)} facts={facts.told} />
      )}
    </>
  );
}

interface ChangingProps {
  readonly deck: Deck;
  readonly terms: TitleOffered;
  readonly facts: Facts;
}

function Changing({ deck, terms, facts }: ChangingProps): ReactElement {
  const { format } = deck.checked;
  const { army, setArmy, text, check } = useArmy(armyOf(deck), deck.title, format, facts);
  return (
    <ArmyBuilder
      army={army}
      change={setArmy}
      format={format}
      terms={terms}
      check={check}
      facts={facts}
    >
      <section className={panel["panel"]} aria-label="Keep the army">
        <PasteArmy title={deck.title} format={format} use={setArmy} />
        <KeepChanged deck={deck} text={text} ready={!isEmpty(army)}>
          <CopyText text={text} />
        </KeepChanged>
      </section>
    </ArmyBuilder>
  );
}
