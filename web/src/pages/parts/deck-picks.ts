/**
 * Decks in a list that one chooses from.
 *
 * What belongs here: pure functions. What does not: drawing the list (`deck-select`).
 */
import type { DeckSummary, Decks } from "@protocol";
import { calledOf } from "@/core/cards/called";
import type { DeckChoice } from "@/core/site/starting";

/** A deck in the list one chooses from. `key` is unique among own and ready ones. */
export interface Pick {
  readonly key: string;
  readonly title: string;
  readonly name: string;
  readonly format: string;
  readonly edition: string;
  /** What it is of, where two of one side cannot meet. */
  readonly side: string;
  /** The cards it is known by. */
  readonly faces: ReadonlyArray<string>;
  readonly choice: DeckChoice;
}

export function ownPick(deck: DeckSummary): Pick {
  const { id, title, name, format, edition, faces, side = "" } = deck;
  return {
    key: `own ${id}`,
    title,
    name,
    format,
    edition,
    side,
    faces,
    choice: { kind: "own", id },
  };
}

export function readyPick(deck: DeckSummary): Pick {
  const { title, name, format, edition, faces, side = "" } = deck;
  const choice = { kind: "ready", name } as const;
  const key = `ready ${name}`;
  return { key, title, name: calledOf(deck), format, edition, side, faces, choice };
}

/** Those that may sit down where some sides are taken. */
export function picksBeside(
  picks: ReadonlyArray<Pick>,
  taken: ReadonlyArray<string>,
): ReadonlyArray<Pick> {
  return picks.filter(({ side }) => side === "" || !taken.includes(side));
}

/**
 * The deck that is offered first: one's own for the format, else a ready-made one. Which of those
 * follows from the table, so that two who take what is offered seldom play the same.
 */
export function usualPick(
  picks: ReadonlyArray<Pick>,
  format: string,
  table: string,
): Pick | undefined {
  const fitting = picks.filter((pick) => pick.format === format);
  const own = fitting.find(({ choice }) => choice.kind === "own");
  const sum = [...table].reduce((all, letter) => all + letter.charCodeAt(0), 0);
  return own ?? fitting[sum % Math.max(1, fitting.length)] ?? picks[0];
}

/** The decks for a title, one's own first. */
export function picksFor(title: string, decks: Decks | null): ReadonlyArray<Pick> {
  const all = [...(decks?.own ?? []).map(ownPick), ...(decks?.ready ?? []).map(readyPick)];
  return all.filter((pick) => pick.title === title);
}
