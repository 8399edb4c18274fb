/**
 * An army in numbers: command cards by cost, points by side, dice, traits, and the first hand.
 *
 * What belongs here: counting. What does not: chances and drawing charts (`core/decks`).
 */
import type { CardFacts, Cards } from "@protocol/imperial-assault";
import type { ReactElement } from "react";
import { type Analysis, type Count, DeckNumbers } from "@/core/decks/deck-numbers";
import { HandCard } from "@/core/decks/hand-card";
import { cardName, type Facts } from "@/games/imperial-assault/catalogue/facts";
import { toneOf } from "@/games/imperial-assault/decks/tones";
import { PoolMarks } from "@/games/imperial-assault/drawing/die";
import { capital } from "@/kit/wording";

interface ArmyAnalysisProps {
  readonly army: Cards;
  readonly facts: Facts;
}

/** What an army comes to in numbers. */
export function ArmyAnalysis({ army, facts }: ArmyAnalysisProps): ReactElement {
  return <DeckNumbers analysis={analysisOf(army, facts)} />;
}

export function analysisOf(army: Cards, facts: Facts): Analysis {
  const known = (codes: ReadonlyArray<string>): ReadonlyArray<CardFacts> =>
    codes.flatMap((code) => facts.cards.get(code) ?? []);
  const commands = known(army.commands);
  const groups = known(army.deployments).filter(({ kind }) => kind === "group");
  const points = groups.flatMap(({ traits = [], cost = 0 }) =>
    traits.flatMap((trait) => Array.from({ length: cost }, () => trait)),
  );
  const of = (cost: number): ReadonlySet<string> =>
    new Set(commands.filter((card) => (card.cost ?? 0) === cost).map(({ code }) => code));
  return {
    curves: [{ title: "Command cards by cost", counts: costsOf(commands) }],
    tallies: [
      { title: "Attack dice of its figures", counts: diceOf(groups, "attack_dice") },
      { title: "Defence dice of its figures", counts: diceOf(groups, "defence_dice") },
      { title: "Points by trait", counts: tallied(points) },
    ].filter(({ counts }) => counts.length > 0),
    opening: {
      pile: army.commands,
      size: facts.hand,
      mulligan: false,
      hopes: [
        { words: "A card for nothing", codes: of(0) },
        { words: "A card for 1 point", codes: of(1) },
      ].filter(({ codes }) => codes.size > 0),
      nameOf: (code) => cardName(facts, code),
      card: (code) => (
        <HandCard
          name={cardName(facts, code)}
          tone={toneOf(facts.cards.get(code) ?? {})}
          outline="flat"
          cost={facts.cards.get(code)?.cost ?? 0}
        />
      ),
    },
  };
}

function costsOf(cards: ReadonlyArray<CardFacts>): ReadonlyArray<Count> {
  const costs = cards.map(({ cost = 0 }) => cost);
  return Array.from({ length: Math.max(0, ...costs) + 1 }, (_, cost) => ({
    key: String(cost),
    words: String(cost),
    count: costs.filter((one) => one === cost).length,
  }));
}

/** The dice of every figure, by colour. */
function diceOf(
  groups: ReadonlyArray<CardFacts>,
  which: "attack_dice" | "defence_dice",
): ReadonlyArray<Count> {
  const dice = groups.flatMap((card) =>
    Array.from({ length: card.group ?? 1 }, () => card[which] ?? []).flat(),
  );
  return tallied(dice).map((one) => ({ ...one, drawn: <PoolMarks dice={[one.key]} /> }));
}

/** How often each word comes, the most frequent first. */
function tallied(words: ReadonlyArray<string>): ReadonlyArray<Count> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .map(([key, count]) => ({ key, words: capital(key), count }))
    .toSorted((one, other) => other.count - one.count || one.key.localeCompare(other.key));
}
