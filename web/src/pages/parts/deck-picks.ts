/**
 * Decks in a list that one chooses from.
 *
 * What belongs here: pure functions. What does not: drawing the list (`deck-select`).
 */
import type { DeckSummary, Decks } from "@protocol";
import type { DeckChoice } from "@/core/site/starting";

/** A deck in the list one chooses from. `key` is unique among own and ready ones. */
export interface Pick {
  readonly key: string;
  readonly title: string;
  readonly name: string;
  readonly format: string;
  readonly edition: string;
  /** The cards it is known by. */
  readonly faces: ReadonlyArray<string>;
  readonly choice: DeckChoice;
}

export function ownPick(deck: DeckSummary): Pick {
  const { id, title, name, format, edition, faces } = deck;
  return { key: `own ${id}`, title, name, format, edition, faces, choice: { kind: "own", id } };
}

export function readyPick(deck: DeckSummary): Pick {
  const { title, name, format, edition, faces } = deck;
  const choice = { kind: "ready", name } as const;
  return { key: `ready ${name}`, title, name, format, edition, faces, choice };
}

/** The decks for a title, one's own first. */
export function picksFor(title: string, decks: Decks | null): ReadonlyArray<Pick> {
  const all = [...(decks?.own ?? []).map(ownPick), ...(decks?.ready ?? []).map(readyPick)];
  return all.filter((pick) => pick.title === title);
}
