import type { Cards } from "@protocol/destiny";
import { type ReactElement, useMemo, useState } from "react";
import { passing, WORDS, YES } from "@/core/cards/search";
import { CardPool } from "@/core/decks/card-pool";
import { Segments, Switch } from "@/core/decks/filters";
import { useSettled } from "@/core/decks/use-settled";
import { searchIn } from "@/games/destiny/cards/search";
import { pricesOf } from "@/games/destiny/catalogue/formats";
import type { PrintedCard, WholeCatalogue } from "@/games/destiny/catalogue/printings";
import { CardTile } from "@/games/destiny/decks/card-tile";
import { copiesOf } from "@/games/destiny/decks/deck";
import { fitting } from "@/games/destiny/decks/fits";
import styles from "@/games/destiny/decks/pool.module.css";
import { Sign } from "@/games/destiny/drawing/sign";
import { TextField } from "@/kit/choice-field";
import { classes } from "@/kit/classes";

const COLOURS = ["red", "blue", "yellow", "gray"] as const;
const TYPES = [
  ["character", "Characters"],
  ["battlefield", "Battlefields"],
  ["plot", "Plots"],
  ["upgrade", "Upgrades"],
  ["support", "Supports"],
  ["event", "Events"],
  ["downgrade", "Downgrades"],
] as const;
type Type = (typeof TYPES)[number][0];

interface PoolProps {
  readonly facts: WholeCatalogue;
  readonly deck: Cards;
  readonly format: string;
  readonly change: (card: PrintedCard, by: 1 | -1) => void;
}

/** The cards that a deck can be made of. */
export function Pool({ facts, deck, format, change }: PoolProps): ReactElement {
  const search = useMemo(() => searchIn(facts.sets), [facts]);
  const [type, setType] = useState<Type>("character");
  const [colours, setColours] = useState<ReadonlyArray<string>>([]);
  const [text, setText] = useState("");
  const [fits, setFits] = useState(true);
  const wanted = { [WORDS]: text, type, once: YES };
  const before = useSettled(() => deck, [facts, format, type, text, fits, colours]);
  const placeOf = (card: PrintedCard): number => (copiesOf(before, card) > 0 ? 0 : 1);
  const find = (): ReadonlyArray<PrintedCard> => {
    const isFitting = fitting(deck, facts, format);
    const found = passing([...facts.cards.values()], search, wanted).filter(
      (card) =>
        (colours.length === 0 || colours.includes(card.colour)) &&
        (!fits || (card.playable && isFitting(card)) || copiesOf(deck, card) > 0),
    );
    return found.toSorted((one, other) => placeOf(one) - placeOf(other));
  };
  // The team decides what fits; a card that comes or goes does not move about.
  const team = deck.team.map(([code]) => code).join(" ");
  const cards = useSettled(find, [facts, format, type, text, fits, colours, team]);
  const turn = (colour: string): void =>
    setColours(
      colours.includes(colour) ? colours.filter((one) => one !== colour) : [...colours, colour],
    );
  return (
    <CardPool
      cards={cards}
      about={aboutWords(cards.length, type, fits && deck.team.length > 0)}
      nameOf={({ title }) => title}
      copiesOf={(card) => copiesOf(deck, card)}
      change={change}
      tile={(card, acts) => (
        <CardTile
          key={card.code}
          card={card}
          prices={pricesOf(facts, format, card)}
          isIn={copiesOf(deck, card) > 0}
        >
          {acts}
        </CardTile>
      )}
      filters={
        <>
          <TextField label="Title or text" type="search" value={text} change={setText} />
          <div className={styles["colours"]}>
            {COLOURS.map((colour) => (
              <Switch
                key={colour}
                words={`Only ${colour}`}
                on={colours.includes(colour)}
                change={() => turn(colour)}
                drawn={<Sign name={`notch-${colour}`} />}
                className={classes(colour, styles["colour"])}
              />
            ))}
          </div>
          <Switch words="Fits" on={fits} change={setFits} />
          <Segments label="Type" chosen={type} choices={TYPES} choose={setType} />
        </>
      }
    />
  );
}

function aboutWords(count: number, type: Type, fits: boolean): string {
  const words = TYPES.find(([one]) => one === type)?.[1].toLowerCase() ?? "cards";
  return fits
    ? `${count} ${words} fit the team and the format; those in the deck come first.`
    : `${count} ${words}; those in the deck come first.`;
}
