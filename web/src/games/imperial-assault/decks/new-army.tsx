import type { Deck, TitleOffered } from "@protocol";
import { type ReactElement, useState } from "react";
import { useLocation } from "wouter";
import type { OfTitle } from "@/core/client/titles";
import { decks, lobby } from "@/core/net/api";
import { somebody } from "@/core/net/session";
import { useAsked, useDoing } from "@/core/site/asked";
import { offered } from "@/core/site/offered";
import { CURRENT, useAllFacts } from "@/games/imperial-assault/catalogue/asked-facts";
import type { Facts } from "@/games/imperial-assault/catalogue/facts";
import { armyOf, isEmpty, NO_ARMY } from "@/games/imperial-assault/decks/army";
import { ArmyBuilder } from "@/games/imperial-assault/decks/army-builder";
import { armyName } from "@/games/imperial-assault/decks/army-words";
import { CopyText } from "@/games/imperial-assault/decks/copy-text";
import { PasteList } from "@/games/imperial-assault/decks/paste-list";
import { useArmy } from "@/games/imperial-assault/decks/use-army";
import { Button } from "@/kit/button";
import { ChoiceField, TextField } from "@/kit/choice-field";
import { RefusalNotice, Waiting } from "@/kit/notice";
import panel from "@/kit/panel.module.css";

/** The armies that come with the program. */
async function readyOf(title: string): Promise<ReadonlyArray<Deck>> {
  const { decks: all } = await decks.ready();
  return all.filter((deck) => deck.title === title);
}

/** Build an army from nothing, from one that comes with the program, or from a text. */
export function NewArmy({ title }: OfTitle): ReactElement {
  const terms = useAsked(lobby.terms, "");
  const facts = useAllFacts();
  const ready = useAsked(() => readyOf(title), title);
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
  const [name, setName] = useState("");
  const { army, setArmy, text, check } = useArmy(NO_ARMY, title, format, facts);
  const [, go] = useLocation();
  const doing = useDoing();
  const start = (chosen: string): void => {
    const found = ready.find((deck) => deck.name === chosen);
    setFrom(chosen);
    setArmy(found === undefined ? NO_ARMY : armyOf(found));
  };
  const keep = (): void =>
    doing.run(async () => {
      await somebody();
      const wish = { title, text, format, edition: CURRENT, name: name.trim() };
      const deck = await decks.store(wish);
      go(`/decks/own/${deck.id}`);
    });
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
        <PasteList title={title} format={format} use={setArmy} />
      </section>
      <ArmyBuilder
        army={army}
        change={setArmy}
        format={format}
        terms={terms}
        check={check}
        facts={facts}
      >
        <section className={panel["panel"]} aria-label="Keep the army">
          <TextField
            label="Name of the army"
            value={name}
            change={setName}
            most={60}
            hint="An army that is not legal can be kept, too."
          />
          <RefusalNotice refusal={doing.refusal} />
          <div className={panel["acts"]}>
            <Button
              kind="go"
              pending={doing.busy}
              disabled={name.trim() === "" || isEmpty(army)}
              onClick={keep}
            >
              Keep the army
            </Button>
            <CopyText text={text} />
          </div>
        </section>
      </ArmyBuilder>
    </>
  );
}
