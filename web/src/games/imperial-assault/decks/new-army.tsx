import type { Deck, TitleOffered } from "@protocol";
import { type ReactElement, useState } from "react";
import type { OfTitle } from "@/core/client/titles";
import { readyDecks } from "@/core/decks/deck-lists";
import { KeepNew } from "@/core/decks/keep-deck";
import { lobby } from "@/core/net/api";
import { useAsked } from "@/core/site/asked";
import { offered } from "@/core/site/offered";
import { CURRENT, useAllFacts } from "@/games/imperial-assault/catalogue/asked-facts";
import type { Facts } from "@/games/imperial-assault/catalogue/facts";
import { armyOf, isEmpty, NO_ARMY } from "@/games/imperial-assault/decks/army";
import { ArmyBuilder } from "@/games/imperial-assault/decks/army-builder";
import { armyName } from "@/games/imperial-assault/decks/army-words";
import { PasteArmy } from "@/games/imperial-assault/decks/paste-army";
import { useArmy } from "@/games/imperial-assault/decks/use-army";
import { ChoiceField } from "@/kit/choice-field";
import { CopyText } from "@/kit/copy-text";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

/** Build an army from nothing, from one that comes with the program, or from a text. */
export function NewArmy({ title }: OfTitle): ReactElement {
  const terms = useAsked(lobby.terms, "");
  const facts = useAllFacts();
  const ready = useAsked(() => readyDecks(title), title);
  const refusal = terms.refusal ?? facts.refusal ?? ready.refusal;
  const isThere = terms.told !== null && facts.told !== null && ready.told !== null;
  return (
    <>
      <RefusalNotice refusal={refusal} />
      {!isThere && refusal === null ? <Waiting what="Fetching all cards, once." /> : null}
      {terms.told === null || facts.told === null || ready.told === null ? null : (
        <Building
          title={title}
          terms={offered(terms.told, title)}
          facts={facts.told}
          ready={ready.told}
        />
      )}
    </>
  );
}

interface BuildingProps extends OfTitle {
  readonly terms: TitleOffered;
  readonly facts: Facts;
  readonly ready: ReadonlyArray<Deck>;
}

const NOTHING = "";

function Building({ title, terms, facts, ready }: BuildingProps): ReactElement {
  const [format, setFormat] = useState(terms.formats[0]?.code ?? "");
  const [from, setFrom] = useState(NOTHING);
  const { army, setArmy, text, check } = useArmy(NO_ARMY, title, format, facts);
  const start = (chosen: string): void => {
    const found = ready.find((deck) => deck.name === chosen);
    setFrom(chosen);
    setArmy(found === undefined ? NO_ARMY : armyOf(found));
  };
  return (
    <>
      <section className={panel["panel"]} aria-label="Where to begin">
        <div className={panel["pair"]}>
          <ChoiceField
            label="Start from"
            chosen={from}
            choices={[
              [NOTHING, "An empty army"],
              ...ready.map((deck) => [deck.name, armyName(deck.name)] as const),
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
        <PasteArmy title={title} format={format} use={setArmy} />
      </section>
      <ArmyBuilder
        army={army}
        change={setArmy}
        format={format}
        terms={terms}
        check={check}
        facts={facts}
      >
        <KeepNew
          noun={["an", "army"]}
          deck={{ title, text, format, edition: CURRENT }}
          ready={!isEmpty(army)}
        >
          <CopyText text={text} />
        </KeepNew>
      </ArmyBuilder>
    </>
  );
}
