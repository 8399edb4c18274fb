import type { Deck, TitleOffered } from "@protocol";
import type { ReactElement } from "react";
import { useLocation } from "wouter";
import { decks, lobby } from "@/core/net/api";
import { useAsked, useDoing } from "@/core/site/asked";
import { offered } from "@/core/site/offered";
import { useAllFacts } from "@/games/imperial-assault/catalogue/asked-facts";
import type { Facts } from "@/games/imperial-assault/catalogue/facts";
import { armyOf, isEmpty } from "@/games/imperial-assault/decks/army";
import { ArmyBuilder } from "@/games/imperial-assault/decks/army-builder";
import { CopyText } from "@/games/imperial-assault/decks/copy-text";
import { PasteList } from "@/games/imperial-assault/decks/paste-list";
import { useArmy } from "@/games/imperial-assault/decks/use-army";
import { Button } from "@/kit/button";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";
import { Way } from "@/kit/way";

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
  const [, go] = useLocation();
  const doing = useDoing();
  const back = `/decks/own/${deck.id}`;
  const keep = (): void =>
    doing.run(async () => {
      await decks.change({ id: deck.id, text });
      go(back);
    });
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
        <PasteList title={deck.title} format={format} use={setArmy} />
        <RefusalNotice refusal={doing.refusal} />
        <div className={panel["acts"]}>
          <Button kind="go" pending={doing.busy} disabled={isEmpty(army)} onClick={keep}>
            Keep the new list
          </Button>
          <CopyText text={text} />
          <Way to={back}>Leave it as it was</Way>
        </div>
      </section>
    </ArmyBuilder>
  );
}
