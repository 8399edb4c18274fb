import type { CardFacts, Cards } from "@protocol/swccg";
import { type ReactElement, useMemo, useState } from "react";
import { passing, SET, WORDS, YES } from "@/core/cards/search";
import { CardPool } from "@/core/decks/card-pool";
import { cardName, type Facts } from "@/games/swccg/catalogue/facts";
import { searchIn } from "@/games/swccg/catalogue/search";
import { CardLine } from "@/games/swccg/decks/card-line";
import { copiesOf } from "@/games/swccg/decks/deck";
import { CheckField, ChoiceField, TextField } from "@/kit/choice-field";

interface PoolProps {
  readonly facts: Facts;
  readonly deck: Cards;
  readonly add: (card: CardFacts) => void;
}

/** The cards of a deck's side that it can be made of. */
export function Pool({ facts, deck, add }: PoolProps): ReactElement {
  const search = useMemo(() => searchIn(facts), [facts]);
  const [type, setType] = useState("");
  const [set, setSet] = useState("");
  const [text, setText] = useState("");
  const [all, setAll] = useState(false);
  const wanted = {
    [WORDS]: text,
    side: deck.side,
    type,
    [SET]: set,
    playable: all ? "" : YES,
  };
  const choicesOf = (key: string): ReadonlyArray<readonly [string, string]> => {
    const filter = search.choices.find((one) => one.key === key);
    return [["", filter?.any ?? ""], ...(filter?.choices ?? [])];
  };
  return (
    <CardPool
      cards={passing([...facts.cards.values()], search, wanted)}
      noun="deck"
      nameOf={({ code }) => cardName(facts, code)}
      copiesOf={({ code }) => copiesOf(deck, code)}
      add={add}
      line={(card, acts) => (
        <CardLine key={card.code} facts={facts} card={card}>
          {acts}
        </CardLine>
      )}
      filters={
        <>
          <ChoiceField label="Type" chosen={type} choices={choicesOf("type")} choose={setType} />
          <ChoiceField label="Set" chosen={set} choices={choicesOf(SET)} choose={setSet} />
          <TextField label="Words in title or text" type="search" value={text} change={setText} />
          <CheckField label="Also what cannot be played yet" checked={all} change={setAll} />
        </>
      }
    />
  );
}
