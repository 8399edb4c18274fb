/**
 * A deck in numbers: destiny values, deploy costs, types, and the first hand.
 *
 * What belongs here: counting. What does not: chances and drawing charts (`core/decks`).
 */
import type { CardFacts, Cards } from "@protocol/swccg";
import type { ReactElement } from "react";
import { type Analysis, type Count, DeckNumbers } from "@/core/decks/deck-numbers";
import { HandCard } from "@/core/decks/hand-card";
import { cardName, type Facts } from "@/games/swccg/catalogue/facts";
import { sections } from "@/games/swccg/decks/deck";
import { toneOf } from "@/games/swccg/decks/tones";

interface DeckAnalysisProps {
  readonly deck: Cards;
  readonly facts: Facts;
}

/** What a deck comes to in numbers. */
export function DeckAnalysis({ deck, facts }: DeckAnalysisProps): ReactElement {
  return <DeckNumbers analysis={analysisOf(deck, facts)} />;
}

const HOPES = [
  ["location", "A location"],
  ["character", "A character"],
  ["starship", "A starship"],
  ["interrupt", "An interrupt"],
] as const;

export function analysisOf(deck: Cards, facts: Facts): Analysis {
  const copies = deck.cards.flatMap(([code, count]) => Array.from({ length: count }, () => code));
  const known = copies.flatMap((code) => facts.cards.get(code) ?? []);
  const pile = withoutStart(copies, facts);
  return {
    curves: [
      { title: "Destiny", counts: barsOf(known.flatMap(({ destiny = [] }) => destiny[0] ?? [])) },
      {
        title: "Force to deploy",
        counts: barsOf(known.flatMap(({ numbers = {} }) => numbers["deploy"] ?? [])),
      },
    ].filter(({ counts }) => counts.length > 0),
    tallies: [
      {
        title: "Types",
        counts: sections(deck, facts).map(({ title, count }) => ({
          key: title,
          words: title,
          count,
        })),
      },
    ],
    opening: {
      pile,
      size: facts.hand,
      mulligan: false,
      hopes: HOPES.map(([type, words]) => ({ words, codes: codesOf(known, type) })).filter(
        ({ codes }) => codes.size > 0,
      ),
      nameOf: (code) => cardName(facts, code),
      card: (code) => <Held facts={facts} code={code} />,
      note: "Drawn from what is left once a location lies on the table; other starting cards are not taken out.",
    },
  };
}

/** The cards that are shuffled: a location begins on the table. */
function withoutStart(copies: ReadonlyArray<string>, { cards }: Facts): ReadonlyArray<string> {
  const start = copies.findIndex((code) => cards.get(code)?.type === "location");
  return copies.filter((_, place) => place !== start);
}

function codesOf(cards: ReadonlyArray<CardFacts>, type: string): ReadonlySet<string> {
  return new Set(cards.filter((card) => card.type === type).map(({ code }) => code));
}

/** How often each whole number comes, from the least to the most. */
function barsOf(numbers: ReadonlyArray<number>): ReadonlyArray<Count> {
  if (numbers.length === 0) return [];
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return Array.from({ length: most - least + 1 }, (_, step) => ({
    key: String(least + step),
    words: String(least + step),
    count: numbers.filter((one) => one === least + step).length,
  }));
}

function Held({ facts, code }: { readonly facts: Facts; readonly code: string }): ReactElement {
  const card = facts.cards.get(code);
  return (
    <HandCard
      name={cardName(facts, code)}
      tone={toneOf(card ?? { type: "" })}
      outline={card?.side === "dark" ? "cut" : "round"}
      cost={card?.numbers?.["deploy"] ?? ""}
    />
  );
}
