import type { CardFacts, Cards } from "@protocol/swccg";
import { type ReactElement, useMemo, useState } from "react";
import { passing, SET, WORDS, YES } from "@/core/cards/search";
import { CardPool } from "@/core/decks/card-pool";
import { Switch } from "@/core/decks/filters";
import { useSettled } from "@/core/decks/use-settled";
import { cardName, type Facts } from "@/games/swccg/catalogue/facts";
import { searchIn } from "@/games/swccg/catalogue/search";
import { CardTile } from "@/games/swccg/decks/card-tile";
import { copiesOf } from "@/games/swccg/decks/deck";
import { sideWords } from "@/games/swccg/decks/deck-words";
import { ChoiceField, TextField } from "@/kit/choice-field";

interface PoolProps {
  readonly facts: Facts;
  readonly deck: Cards;
  readonly format: string;
  readonly change: (card: CardFacts, by: 1 | -1) => void;
}

/** The cards of a deck's side that it can be made of. */
export function Pool({ facts, deck, format, change }: PoolProps): ReactElement {
  const search = useMemo(() => searchIn(facts), [facts]);
  const [type, setType] = useState("");
  const [set, setSet] = useState("");
  const [text, setText] = useState("");
  const [fits, setFits] = useState(true);
  const isIn = ({ code }: CardFacts): number => (copiesOf(deck, code) > 0 ? 1 : 0);
  const find = (): ReadonlyArray<CardFacts> => {
    const wanted = { [WORDS]: text, side: deck.side, type, [SET]: set, playable: fits ? YES : "" };
    const { cards: allowed = [] } = facts.formats.get(format) ?? {};
    const known = new Set(allowed);
    return passing([...facts.cards.values()], search, wanted)
      .filter((card) => !fits || known.size === 0 || known.has(card.code) || isIn(card) > 0)
      .toSorted((one, other) => isIn(other) - isIn(one));
  };
  const cards = useSettled(find, [facts, format, deck.side, type, set, text, fits]);
  const choicesOf = (key: string): ReadonlyArray<readonly [string, string]> => {
    const filter = search.choices.find((one) => one.key === key);
    return [["", filter?.any ?? ""], ...(filter?.choices ?? [])];
  };
  return (
    <CardPool
      cards={cards}
      about={`${cards.length} cards of the ${sideWords(deck.side)}${fits ? " that the format allows" : ""}; those in the deck come first.`}
      nameOf={({ code }) => cardName(facts, code)}
      copiesOf={({ code }) => copiesOf(deck, code)}
      change={change}
      tile={(card, acts) => (
        <CardTile key={card.code} facts={facts} card={card} isIn={isIn(card) > 0}>
          {acts}
        </CardTile>
      )}
      filters={
        <>
          <TextField label="Words in title or text" type="search" value={text} change={setText} />
          <ChoiceField label="Type" chosen={type} choices={choicesOf("type")} choose={setType} />
          <ChoiceField label="Set" chosen={set} choices={choicesOf(SET)} choose={setSet} />
          <Switch words="Fits" on={fits} change={setFits} />
        </>
      }
    />
  );
}
