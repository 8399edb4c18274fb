/**
 * A deck in numbers: cost, sides of dice by symbol, the opening hand and the first roll.
 *
 * What belongs here: counting. What does not: chances and drawing charts (`core/decks`).
 */
import type { Cards } from "@protocol/destiny";
import type { ReactElement } from "react";
import { type Analysis, type Count, DeckNumbers } from "@/core/decks/deck-numbers";
import { HandCard } from "@/core/decks/hand-card";
import type { PrintedCard, WholeCatalogue } from "@/games/destiny/catalogue/printings";
import styles from "@/games/destiny/decks/analysis.module.css";
import { OUTLINES } from "@/games/destiny/decks/card-tile";
import { Die } from "@/games/destiny/drawing/die";
import { Sign } from "@/games/destiny/drawing/sign";
import { colourOf } from "@/games/destiny/reading/faces";
import { BLANK, readSide, SYMBOLS } from "@/games/destiny/reading/sides";

interface DeckAnalysisProps {
  readonly deck: Cards;
  readonly facts: Pick<WholeCatalogue, "cards" | "hand">;
}

/** What a deck comes to in numbers. */
export function DeckAnalysis({ deck, facts }: DeckAnalysisProps): ReactElement {
  return <DeckNumbers analysis={analysisOf(deck, facts)} />;
}

/** What a player has for the first turn: two resources. */
const CHEAP = 2;
const TYPES = [
  ["upgrade", "An upgrade"],
  ["support", "A support"],
  ["event", "An event"],
] as const;

export function analysisOf(deck: Cards, { cards, hand }: DeckAnalysisProps["facts"]): Analysis {
  const known = deck.cards.flatMap((code) => cards.get(code) ?? []);
  const dice = diceOf(deck, cards);
  const codes = (has: (card: PrintedCard) => boolean): ReadonlySet<string> =>
    new Set(known.filter(has).map(({ code }) => code));
  return {
    curves: [{ title: "Cost", counts: costsOf(known) }],
    tallies: [{ title: `Sides of ${dice.length} dice`, counts: symbolsOf(dice) }],
    opening: {
      pile: deck.cards,
      size: hand,
      mulligan: true,
      hopes: [
        ...TYPES.map(([type, words]) => ({ words, codes: codes((card) => card.type === type) })),
        {
          words: `A card for ${CHEAP} or less`,
          codes: codes(({ cost }) => typeof cost === "number" && cost <= CHEAP),
        },
      ].filter((hope) => hope.codes.size > 0),
      nameOf: (code) => cards.get(code)?.title ?? code,
      card: (code) => <Held card={cards.get(code)} code={code} />,
      first: (random) => <FirstRoll deck={deck} cards={cards} random={random} />,
    },
  };
}

/** How many cards cost so much, from nothing up to the dearest; X stands last. */
function costsOf(known: ReadonlyArray<PrintedCard>): ReadonlyArray<Count> {
  const costs = known.flatMap(({ cost }) => (cost === null ? [] : cost));
  const most = Math.max(0, ...costs.filter((cost) => typeof cost === "number"));
  const named: ReadonlyArray<number | string> = [
    ...Array.from({ length: most + 1 }, (_, cost) => cost),
    ...new Set(costs.filter((cost) => typeof cost === "string")),
  ];
  return named.map((cost) => ({
    key: String(cost),
    words: String(cost),
    count: costs.filter((one) => one === cost).length,
  }));
}

/** The sides of each die that a deck brings: of its team, and one of each card that has one. */
function diceOf(deck: Cards, cards: WholeCatalogue["cards"]): ReadonlyArray<ReadonlyArray<string>> {
  const team = deck.team.flatMap(([code, dice]) => Array.from({ length: dice }, () => code));
  return [...team, ...deck.cards, ...deck.extra_dice]
    .map((code) => cards.get(code)?.sides ?? [])
    .filter((sides) => sides.length > 0);
}

function symbolsOf(dice: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<Count> {
  const symbols = dice.flatMap((sides) => sides.map((side) => readSide(side).symbol));
  return SYMBOLS.map((symbol) => ({
    key: symbol,
    words: symbol,
    count: symbols.filter((one) => one === symbol).length,
    drawn: <Sign name={symbol} />,
  })).filter(({ count }) => count > 0);
}

interface HeldProps {
  readonly card: PrintedCard | undefined;
  readonly code: string;
}

function Held({ card, code }: HeldProps): ReactElement {
  return (
    <HandCard
      name={card?.title ?? code}
      tone={colourOf(card?.colour ?? "")}
      outline={OUTLINES[card?.affiliation ?? ""] ?? "flat"}
      cost={card?.cost ?? ""}
    />
  );
}

interface FirstRollProps {
  readonly deck: Cards;
  readonly cards: WholeCatalogue["cards"];
  readonly random: () => number;
}

/** The dice of the characters, rolled once. */
function FirstRoll({ deck, cards, random }: FirstRollProps): ReactElement | null {
  const rolled = deck.team.flatMap(([code, dice], place) => {
    const card = cards.get(code);
    if (card === undefined || card.sides.length === 0) return [];
    return Array.from({ length: dice }, (_, nth) => ({
      key: `${place} ${nth}`,
      card,
      side: card.sides[Math.floor(random() * card.sides.length)],
    }));
  });
  return rolled.length === 0 ? null : (
    <div className={styles["roll"]}>
      <h4>And a first roll</h4>
      {rolled.map(({ key, card, side }) => (
        <Die
          key={key}
          colour={colourOf(card.colour)}
          side={side === undefined ? BLANK : readSide(side)}
          owner={card.title}
          size={48}
        />
      ))}
    </div>
  );
}
