/**
 * What can be done about what a check says of a deck that is built card by card.
 */
import type { Mends } from "@/core/decks/deck-report";
import type { DeckCheck } from "@/core/decks/use-deck-check";

/** A deck that is built card by card, as far as mending it goes. */
export interface Mended {
  copiesOf(code: string): number;
  nameOf(code: string): string;
  /** Take one of a card out. */
  readonly takeOut: (code: string) => void;
  /** Put one of a card in, by what stands in brackets behind its name; nobody may know it. */
  readonly add: (named: string) => void;
}

/** What can be done about what the check says, where no lines are typed. */
export function mendsFor({ copiesOf, nameOf, takeOut, add }: Mended): Mends {
  return {
    mean: () => undefined,
    dropLine: () => undefined,
    takeOut: (code) =>
      copiesOf(code) === 0
        ? null
        : {
            words: `Take ${copiesOf(code) > 1 ? "one " : ""}${nameOf(code)} out`,
            act: () => takeOut(code),
          },
    // Names end with a code, or a set and a number, in brackets.
    add: (name) => add(/\(([^()]+)\)$/.exec(name)?.[1] ?? ""),
  };
}

/** The cards that a check has something against. */
export function faultyCards(
  { checked }: DeckCheck,
  isRemark: (key: string) => boolean = () => false,
): ReadonlySet<string> {
  const against = (checked?.reasons ?? []).filter(({ key }) => !isRemark(key));
  return new Set(against.flatMap(({ cards }) => cards));
}
