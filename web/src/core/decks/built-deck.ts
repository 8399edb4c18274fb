/**
 * A deck while it is built, whatever a title has for one.
 *
 * What belongs here: what a page of building asks of a title, and the deck with what the server
 * says of it. What does not: drawing (`new-built`, `change-built`), and what a deck is.
 */
import type { TitleOffered } from "@protocol";
import { type FC, type ReactNode, useState } from "react";
import { draftOf, forgetDraft, keepDraft } from "@/core/decks/drafts";
import { type DeckCheck, useDeckCheck } from "@/core/decks/use-deck-check";
import type { Asked } from "@/core/site/asked";

/** How decks of a title are built, out of facts `F`, as `D`. */
export interface DeckKind<F, D> {
  /** The edition that lists are checked by unless another is chosen. */
  readonly edition: string;
  /** What a deck is called, with its article. */
  readonly noun: readonly [article: "a" | "an", noun: string];
  /** What one can begin with besides decks that come with the program; the first is there at once. */
  readonly empty: readonly [EmptyDeck<D>, ...EmptyDeck<D>[]];
  /** The format that most people build for; the first there is unless it says another. */
  readonly usualFormat?: string;
  /** What a list may look like. */
  readonly example: string;
  /** What there is to know of the cards of an edition; a hook. */
  useFacts(edition: string): Asked<F>;
  /** What is in a deck, as the server has it. */
  read(cards: unknown): D;
  /** The deck as lines that are read as the same cards again. */
  text(deck: D, facts: F): string;
  isEmpty(deck: D): boolean;
  readonly Builder: FC<BuilderProps<F, D>>;
}

export interface EmptyDeck<D> {
  readonly key: string;
  readonly words: string;
  readonly deck: D;
}

export interface BuilderProps<F, D> {
  readonly deck: D;
  readonly change: (deck: D) => void;
  readonly format: string;
  readonly terms: TitleOffered;
  readonly check: DeckCheck;
  readonly facts: F;
  /** What is done with the deck besides changing it. */
  readonly children: ReactNode;
}

export interface BuiltDeck<D> {
  readonly deck: D;
  readonly setDeck: (deck: D) => void;
  /** Take the last change back; null while there is none. */
  readonly undo: (() => void) | null;
  readonly text: string;
  readonly check: DeckCheck;
  /** Whether it was begun before, and not kept. */
  readonly isDraft: boolean;
  /** It is kept or given up: the next one begins anew. */
  readonly forget: () => void;
}

interface Begun<F, D> {
  /** What it begins with unless there is a draft. */
  readonly first: D;
  /** What its draft is called. */
  readonly draft: string;
  readonly title: string;
  readonly format: string;
  readonly edition: string;
  readonly facts: F;
}

export function useBuiltDeck<F, D>(kind: DeckKind<F, D>, begun: Begun<F, D>): BuiltDeck<D> {
  const { first, draft, title, format, edition, facts } = begun;
  const [found] = useState(() => draftOf(draft));
  const [steps, setSteps] = useState<readonly [D, ...D[]]>(() => [
    found === null ? first : kind.read(found),
  ]);
  const [deck, ...before] = steps;
  const [last, ...older] = before;
  const text = kind.isEmpty(deck) ? "" : kind.text(deck, facts);
  const check = useDeckCheck({ text, format, edition, title });
  return {
    deck,
    setDeck(next) {
      keepDraft(draft, next);
      setSteps((known) => [next, ...known]);
    },
    undo:
      last === undefined
        ? null
        : () => {
            keepDraft(draft, last);
            setSteps([last, ...older]);
          },
    text,
    check,
    isDraft: found !== null,
    forget: () => forgetDraft(draft),
  };
}
