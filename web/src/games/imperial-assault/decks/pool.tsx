import type { CardFacts, Cards } from "@protocol/imperial-assault";
import { type ReactElement, useMemo, useState } from "react";
import { passing, WORDS, YES } from "@/core/cards/search";
import { CardPool } from "@/core/decks/card-pool";
import { Segments, Switch } from "@/core/decks/filters";
import { useSettled } from "@/core/decks/use-settled";
import { cardName, type Facts } from "@/games/imperial-assault/catalogue/facts";
import { SIDES, searchIn } from "@/games/imperial-assault/catalogue/search";
import { copiesOf } from "@/games/imperial-assault/decks/army";
import { CardTile } from "@/games/imperial-assault/decks/card-tile";
import { fitting } from "@/games/imperial-assault/decks/fits";
import { ChoiceField, TextField } from "@/kit/choice-field";

const KINDS = [
  ["group", "Groups"],
  ["upgrade", "Upgrades"],
  ["command", "Command cards"],
] as const;
type Kind = (typeof KINDS)[number][0];
const ANY_SIDE = [["", "Any side"], ...SIDES] as const;
/** What is for campaigns only has no place in an army. */
const SKIRMISH = "skirmish";

interface PoolProps {
  readonly facts: Facts;
  readonly army: Cards;
  readonly format: string;
  readonly change: (card: CardFacts, by: 1 | -1) => void;
}

/** The cards that an army can be made of. */
export function Pool({ facts, army, format, change }: PoolProps): ReactElement {
  const search = useMemo(() => searchIn(facts), [facts]);
  const [kind, setKind] = useState<Kind>("group");
  const [side, setSide] = useState<(typeof ANY_SIDE)[number][0]>("");
  const [text, setText] = useState("");
  const [fits, setFits] = useState(true);
  const isIn = ({ code }: CardFacts): boolean => copiesOf(army, code) > 0;
  const before = useSettled(() => army, [facts, format, kind, side, text, fits]);
  const placeOf = ({ code }: CardFacts): number => (copiesOf(before, code) > 0 ? 0 : 1);
  const find = (): ReadonlyArray<CardFacts> => {
    const affiliation = kind === "command" ? "" : side;
    const wanted = { [WORDS]: text, kind, affiliation, playable: YES };
    const isFitting = fitting(army, facts, format);
    return passing([...facts.cards.values()], search, wanted)
      .filter(({ modes = [] }) => modes.length === 0 || modes.includes(SKIRMISH))
      .filter((card) => !fits || isFitting(card) || isIn(card))
      .toSorted(
        (one, other) => placeOf(one) - placeOf(other) || (other.cost ?? 0) - (one.cost ?? 0),
      );
  };
  // Groups decide what fits; a card that comes or goes does not move about.
  const sides = army.deployments.join(" ");
  const cards = useSettled(find, [facts, format, kind, side, text, fits, sides]);
  return (
    <CardPool
      cards={cards}
      about={aboutWords(cards.length, kind, fits && army.deployments.length > 0)}
      nameOf={({ code }) => cardName(facts, code)}
      copiesOf={({ code }) => copiesOf(army, code)}
      change={change}
      tile={(card, acts) => (
        <CardTile key={card.code} facts={facts} card={card} isIn={isIn(card)}>
          {acts}
        </CardTile>
      )}
      filters={
        <>
          <TextField label="Words in name or text" type="search" value={text} change={setText} />
          {kind === "command" ? null : (
            <ChoiceField label="Side" chosen={side} choices={ANY_SIDE} choose={setSide} />
          )}
          <Switch words="Fits" on={fits} change={setFits} />
          <Segments label="Cards" chosen={kind} choices={KINDS} choose={setKind} />
        </>
      }
    />
  );
}

function aboutWords(count: number, kind: Kind, fits: boolean): string {
  const words = KINDS.find(([one]) => one === kind)?.[1].toLowerCase() ?? "cards";
  return fits
    ? `${count} ${words} fit the army; those in it come first.`
    : `${count} ${words}; those in the army come first.`;
}
